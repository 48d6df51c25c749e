/** Replays the written conversations: shows what has changed; `--update` writes it down. */
import { writeFileSync } from "node:fs"
import { startRealEngine } from "../testing/real-engine.ts"
import { readTranscripts, replay } from "./transcript.ts"

const update = process.argv.includes("--update")
const { engine } = await startRealEngine()
let changed = 0
for (const transcript of readTranscripts()) {
  const now = await replay(transcript, engine)
  if (now === transcript.text) continue
  changed++
  if (update) writeFileSync(transcript.file, now)
  console.log(`\n${transcript.title}`)
  const before = transcript.text.split("\n")
  for (const [at, line] of now.split("\n").entries())
    if (line !== before[at]) console.log(`- ${before[at] ?? ""}\n+ ${line}`)
}
console.log(changed === 0 ? "Every conversation runs as written." : `${changed} ${update ? "written" : "differ"}.`)
await engine.close()
process.exit(changed > 0 && !update ? 1 : 0)
