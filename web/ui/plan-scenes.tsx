import { type ReactNode, useId } from "react"
import { Carafe, Chair, Glass, Person, Sheet, Wall } from "./plan-parts.tsx"

const COMMITTEE =
  "M90 112C90 103 95 100 103 99C166 90 234 90 297 99C304 100 307 105 307 113V151C307 159 304 164 297 165C234 174 166 174 103 165C95 164 90 161 90 152Z"

/** Lamplight on a table: a pale disc cut by the table's edge. */
function Lamp({ x, y, r, table }: { x: number; y: number; r: number; table: ReactNode }) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>{table}</clipPath>
      <circle className="wash" clipPath={`url(#${id})`} cx={x} cy={y} r={r} />
    </>
  )
}

function Table() {
  return (
    <>
      <rect x="56" y="82" width="248" height="96" rx="17" />
      <rect className="thin" x="62" y="88" width="236" height="84" rx="12" />
    </>
  )
}

/** You on one side, three managers on the other. */
export function InterviewScene() {
  return (
    <>
      <Wall d="M14 14H346V250H300M256 250H14V14M300 250V206A44 44 0 0 0 256 250" />
      <Lamp x={180} y={150} r={74} table={<rect x="62" y="88" width="236" height="84" rx="12" />} />
      {[104, 180, 256].map((x) => (
        <Person key={x} x={x} y={64} turn={180} />
      ))}
      <Table />
      <Sheet x={104} y={106} turn={4} />
      <Sheet x={256} y={106} turn={-5} />
      <Glass x={136} y={102} />
      <Glass x={226} y={104} />
      <Carafe x={180} y={114} />
      <Sheet x={172} y={152} turn={-3} />
      <path d="M190 160l8-17" />
      <Person x={180} y={198} me />
    </>
  )
}

/** You across a round table from one investor. */
export function PitchScene() {
  return (
    <>
      <Wall d="M14 14H346V250H14V176M14 132V14M14 176H58A44 44 0 0 0 14 132" />
      <Wall d="M120 10h120M120 18h120" />
      <circle className="wash" cx="160" cy="132" r="46" />
      <circle cx="180" cy="132" r="72" />
      <circle className="thin" cx="180" cy="132" r="66" />
      <g transform="translate(138 132) rotate(90)">
        <rect className="f" x="-21" y="-14" width="42" height="28" rx="2.5" />
        <path className="thin" d="M-16-9h32v12h-32zM-5 8h10" />
      </g>
      <Sheet x={220} y={124} turn={86} />
      <path d="M210 150l17 5" />
      <Glass x={174} y={92} />
      <Glass x={186} y={172} />
      <Person x={88} y={132} turn={90} me />
      <Person x={272} y={132} turn={-90} />
    </>
  )
}

/** You at the head of a committee. */
export function CommitteeScene() {
  return (
    <>
      <Wall d="M14 14H60M104 14H346V250H14V14M60 14V58A44 44 0 0 0 104 14" />
      <Wall d="M342 82v100M350 82v100" />
      <Lamp x={122} y={132} r={66} table={<path d={COMMITTEE} />} />
      <path d="M84 109C84 99 91 95 102 93C165 84 235 84 298 93C308 95 313 101 313 110V154C313 163 308 169 298 171C235 180 165 180 102 171C91 169 84 165 84 155Z" />
      <path className="thin" d={COMMITTEE} />
      <Person x={136} y={66} turn={180} />
      <Person x={200} y={63} turn={180} />
      <Person x={264} y={66} turn={180} />
      <Person x={136} y={198} />
      <Person x={200} y={201} />
      <Person x={264} y={198} />
      <Sheet x={136} y={112} turn={3} />
      <Sheet x={200} y={109} turn={-4} />
      <Sheet x={264} y={112} turn={2} />
      <Sheet x={136} y={152} turn={-3} />
      <Sheet x={200} y={155} turn={5} />
      <Sheet x={264} y={152} turn={-2} />
      <Carafe x={232} y={132} />
      <Glass x={166} y={130} />
      <Sheet x={106} y={132} turn={90} />
      <Person x={60} y={132} turn={90} me />
    </>
  )
}

/** A set table at which nobody sits yet, your place marked. */
export function EmptyTableScene() {
  return (
    <>
      <Wall d="M14 14H346V250H300M256 250H14V14M300 250V206A44 44 0 0 0 256 250" />
      <Lamp x={180} y={150} r={74} table={<rect x="62" y="88" width="236" height="84" rx="12" />} />
      {[104, 180, 256].map((x) => (
        <Chair key={x} x={x} y={60} turn={180} />
      ))}
      <Table />
      <Carafe x={180} y={114} />
      <Glass x={136} y={102} />
      <Glass x={226} y={104} />
      <Sheet x={172} y={152} turn={-3} />
      <path d="M190 160l8-17" />
      <Person x={180} y={198} me />
    </>
  )
}

/** Shelves of files, one drawer open: what has been kept. */
export function ShelvesScene() {
  const files = [40, 58, 76, 94, 130, 148, 166, 202, 220, 238, 256, 292, 310]
  return (
    <>
      <Wall d="M14 14H346V250H104M60 250H14V14M104 250V206A44 44 0 0 0 60 250" />
      <rect x="26" y="24" width="308" height="44" rx="3" />
      {files.map((x) => (
        <path key={x} className={x === 166 ? undefined : "thin"} d={`M${x} 30v32`} />
      ))}
      <Lamp x={206} y={168} r={54} table={<rect x="152" y="126" width="108" height="68" rx="4" />} />
      <rect x="146" y="120" width="120" height="80" rx="8" />
      <rect className="thin" x="152" y="126" width="108" height="68" rx="4" />
      <Sheet x={186} y={158} turn={-6} />
      <Sheet x={214} y={154} turn={5} />
      <Glass x={242} y={146} />
      <Person x={206} y={222} me />
    </>
  )
}

/** One reader, a desk by the window and a second chair. */
export function DeskScene() {
  return (
    <>
      <Wall d="M14 14H346V250H14V14" />
      <Wall d="M110 10h140M110 18h140" />
      <Lamp x={160} y={124} r={58} table={<rect x="98" y="82" width="164" height="62" rx="6" />} />
      <rect x="92" y="76" width="176" height="74" rx="10" />
      <rect className="thin" x="98" y="82" width="164" height="62" rx="6" />
      <g transform="translate(168 112)">
        <path className="f" d="M0-15c-8-5-18-5-28-2v30c10-3 20-3 28 2 8-5 18-5 28-2v-30c-10-3-20-3-28 2Z" />
        <path className="thin" d="M0-15v30M-22-9c6-1 11-1 16 1M-22-3c6-1 11-1 16 1M22-9c-6-1-11-1-16 1" />
      </g>
      <Sheet x={232} y={110} turn={8} />
      <Glass x={116} y={98} />
      <Person x={168} y={172} me />
      <Chair x={286} y={196} turn={-40} />
    </>
  )
}

/** A corridor with a door that stands open on an empty room. */
export function CorridorScene() {
  return (
    <>
      <Wall d="M14 176H96M96 14H346V176H148M96 14V176M148 176A52 52 0 0 0 96 124M14 250H346" />
      <circle className="wash" cx="222" cy="92" r="35" />
      <circle cx="222" cy="92" r="40" />
      <circle className="thin" cx="222" cy="92" r="35" />
      <Chair x={162} y={92} turn={90} />
      <Chair x={282} y={92} turn={-90} />
      <Person x={122} y={212} turn={180} me />
    </>
  )
}

/** A long table with one free chair. */
export function StoryScene() {
  const far: [number, number][] = [
    [130, 67],
    [206, 61],
    [282, 59],
    [358, 61],
    [434, 67],
  ]
  return (
    <>
      <Wall d="M1 1H559V315H404M356 315H1V1M404 315V267A48 48 0 0 0 356 315" />
      <Wall d="M200 -3h160M200 5h160" />
      <g transform="translate(0 8)">
        <path d="M60 118C60 104 70 99 84 97C210 83 350 83 476 97C490 99 500 104 500 118V182C500 196 490 201 476 203C350 217 210 217 84 203C70 201 60 196 60 182Z" />
        <path
          className="thin"
          d="M67 121C67 109 75 106 86 104C211 90 349 90 474 104C485 106 493 109 493 121V179C493 191 485 194 474 196C349 210 211 210 86 196C75 194 67 191 67 179Z"
        />
        {far.map(([x, y]) => (
          <Person key={x} x={x} y={y} turn={180} />
        ))}
        <Person x={130} y={233} />
        <Person x={206} y={239} />
        <Chair x={284} y={254} turn={-9} lit />
        <Person x={358} y={239} />
        <Person x={434} y={233} />
        <Person x={37} y={150} turn={90} />
        <Person x={523} y={150} turn={-90} />
        {far.map(([x, y], index) => (
          <Sheet key={x} x={x} y={y + 48} turn={index % 2 ? -4 : 3} />
        ))}
        {[130, 206, 358, 434].map((x, index) => (
          <Sheet key={x} x={x} y={187} turn={index % 2 ? 4 : -3} />
        ))}
        <Carafe x={250} y={150} />
        <Carafe x={330} y={150} />
        <Glass x={290} y={150} />
      </g>
    </>
  )
}
