import { ChevronDown } from "lucide-react"
import { Portrait } from "#web/ui/Portrait.tsx"
import { ProgressRing } from "#web/ui/ProgressRing.tsx"
import { TabNotch } from "#web/ui/TabNotch.tsx"
import { TopicDot } from "#web/ui/TopicList.tsx"

/** Screens in miniature, made of the real parts. They are pictures: whoever shows them hides them from readers. */

const FRAME =
  "flex h-[196px] flex-col justify-center overflow-hidden rounded-control p-6 text-13 leading-snug md:max-xl:p-4"

export function ChoiceMiniature() {
  const fields = [
    ["Industry", "Energy storage"],
    ["Company", "Halden Loop"],
    ["Runtime", "45 minutes"],
  ]
  return (
    <div className={`${FRAME} gap-2 bg-paper-sunken`}>
      {fields.map(([label, value]) => (
        <div
          key={label}
          className="flex h-9 items-center justify-between rounded-control border border-line bg-paper-raised px-3"
        >
          <span>
            <span className="mr-2 text-ink-faint">{label}</span>
            {value}
          </span>
          <ChevronDown className="icon" />
        </div>
      ))}
    </div>
  )
}

export function RoomMiniature() {
  return (
    <div data-mood="room" className={`${FRAME} justify-between! bg-room text-room-ink`}>
      <div className="flex items-baseline justify-between border-b border-line pb-3 text-ink-faint">
        <span>Meeting in progress...</span>
        <span className="num font-serif text-24 leading-none font-[350] text-brand">31:07</span>
      </div>
      <div className="grid grid-cols-[36px_1fr] gap-3.5">
        <Portrait name="Mirela Strand" size={36} />
        <p className="font-serif text-[1.0625rem] leading-snug">
          If the test line stops, we have nine days of graded stock.
        </p>
      </div>
    </div>
  )
}

export function AssessmentMiniature() {
  return (
    <div className={`${FRAME} bg-paper-sunken [--notch-ground:var(--paper-sunken)]`}>
      <div className="tabs m-0! [--ring-room:0px] gap-4! overflow-hidden! p-0! pb-2.5! text-ink-faint">
        <b className="tab p-0! pb-2.5! text-13! text-brand-strong!" data-state="active">
          Strengths
          <TabNotch />
        </b>
        <span>Weaknesses</span>
        <span className="whitespace-nowrap">Due Diligence</span>
      </div>
      {["Payback measured with salaries in", "Two customers renewed early"].map((item, index) => (
        <div key={item} className="mt-2 rounded-control border border-line bg-paper-raised px-3 py-[9px]">
          {item}
          {index === 1 && <span className="caret caret-ink" />}
        </div>
      ))}
    </div>
  )
}

const COVERED = "110111110 10111011 111110010 11100 1010000 01110100"
  .split(" ")
  .map((group) => Array.from(group).map((mark) => mark === "1"))
const TOPICS: [string, boolean][] = [
  ["Unit economics", true],
  ["Evidence of demand", true],
  ["Cash and runway", true],
  ["Defensibility", false],
  ["The ask", false],
]

export function ReviewMiniature() {
  return (
    <div className={`${FRAME} flex-row! items-center justify-start! gap-6 bg-paper-sunken`}>
      <ProgressRing groups={COVERED} label="" small className="w-[124px] min-w-[84px] flex-[0_1_124px]" />
      <ul>
        {TOPICS.map(([topic, covered]) => (
          <li
            key={topic}
            className={`flex items-center gap-2 leading-[1.85] whitespace-nowrap ${covered ? "" : "text-ink-faint"}`}
          >
            <TopicDot covered={covered} />
            {topic}
          </li>
        ))}
      </ul>
    </div>
  )
}
