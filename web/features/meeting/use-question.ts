import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { Executive } from "#contracts/simulations.ts"
import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { refusalOf } from "../../components/meeting/refusal.ts"
import { simulationQuery } from "../../components/meeting/simulation-queries.ts"
import { readStored, useStored, writeStored } from "../../components/meeting/stored.ts"
import { addToTranscript, streamAnswer } from "./meeting-queries.ts"
import {
  carryToNotes,
  joinDraft,
  newClientId,
  newPending,
  type PendingQuestion,
  parsePending,
} from "./pending-question.ts"

export type Answering =
  | { phase: "idle" }
  | { phase: "sending"; speaker: Executive | null; text: string; resumed: boolean }
  | { phase: "failed"; message: string }

export type Question = {
  pending: PendingQuestion | null
  answering: Answering
  /** The last whole reply, for the announcement. */
  said: string
  ask: (text: string) => void
  retry: () => void
  /** Puts a question that did not go out back into the box. */
  takeBack: () => void
}

type Listeners = { onClosed: () => void; onWaited: (seconds: number) => void }

/**
 * The question on its way. It is stored before it is sent and forgotten only when its reply is here, always
 * under one id, so that a reload, a failed send or a restarted server neither loses nor doubles it.
 */
export function useQuestion(id: number, leads: boolean, { onClosed, onWaited }: Listeners): Question {
  const keys = meetingKeys(id)
  const cache = useQueryClient()
  const pending = parsePending(useStored(keys.pending))
  const [answering, setAnswering] = useState<Answering>({ phase: "idle" })
  const [said, setSaid] = useState("")
  const flight = useRef<AbortController | null>(null)

  const closed = (question: PendingQuestion) => {
    writeStored(keys.notes, carryToNotes(readStored(keys.notes) ?? "", question.input))
    writeStored(keys.pending, null)
    setAnswering({ phase: "idle" })
    onClosed()
  }
  const send = async (question: PendingQuestion, resumed: boolean) => {
    flight.current?.abort()
    const controller = new AbortController()
    flight.current = controller
    const began = Date.now()
    const known = cache.getQueryData(simulationQuery(id).queryKey)?.transcript.length ?? 0
    const heard = { speaker: null as Executive | null, text: "" }
    const show = () => setAnswering({ phase: "sending", ...heard, resumed })
    show()
    try {
      const reply = await streamAnswer(id, question, controller.signal, (event) => {
        if (event.event === "speaker") heard.speaker = event.data
        else if (event.event === "text") heard.text += event.data.text
        else if (event.event === "replace") heard.text = ""
        if (!controller.signal.aborted) show()
      })
      if (controller.signal.aborted) return
      // A question that outlived a reload may stand in the transcript already; only the server knows.
      if (resumed) await cache.refetchQueries({ queryKey: simulationQuery(id).queryKey, exact: true })
      else await addToTranscript(cache, id, known, question, reply)
      writeStored(keys.pending, null)
      setAnswering({ phase: "idle" })
      setSaid(`${reply.executive.name}: ${reply.output}`)
      onWaited((Date.now() - began) / 1000)
    } catch (error) {
      if (controller.signal.aborted) return
      onWaited((Date.now() - began) / 1000)
      const refusal = refusalOf(error)
      if (refusal.status === 409 || refusal.status === 404) {
        const simulation = await cache.fetchQuery({ ...simulationQuery(id), staleTime: 0 }).catch(() => null)
        if (simulation !== null && simulation.status !== "running") return closed(question)
        if (refusal.status === 404) void cache.resetQueries({ queryKey: simulationQuery(id).queryKey })
      }
      setAnswering({ phase: "failed", message: refusal.message })
    }
  }
  const resume = useEffectEvent(() => {
    const waiting = parsePending(readStored(keys.pending))
    if (waiting !== null) void send(waiting, true)
  })

  useEffect(() => {
    if (!leads) return
    const soon = setTimeout(() => resume())
    return () => {
      clearTimeout(soon)
      flight.current?.abort()
      flight.current = null
      setAnswering({ phase: "idle" })
    }
  }, [leads])

  return {
    pending,
    answering,
    said,
    ask: (text) => {
      const question = pending === null ? newPending(text, newClientId(), new Date()) : null
      if (question === null) return
      writeStored(keys.pending, JSON.stringify(question))
      writeStored(keys.draft, null)
      void send(question, false)
    },
    retry: () => {
      if (pending !== null) void send(pending, true)
    },
    takeBack: () => {
      if (pending === null) return
      writeStored(keys.draft, joinDraft(pending.input, readStored(keys.draft) ?? ""))
      writeStored(keys.pending, null)
      setAnswering({ phase: "idle" })
      void cache.invalidateQueries({ queryKey: simulationQuery(id).queryKey })
    },
  }
}
