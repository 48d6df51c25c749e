/** Parts of the seating plans: one room seen from above. A box of about 40 around each. */

type Placed = { x: number; y: number; turn?: number }
const place = ({ x, y, turn = 0 }: Placed) => `translate(${x} ${y}) rotate(${turn})`

/** Someone seated; `me` is the filled figure, one a drawing. */
export function Person({ me = false, ...at }: Placed & { me?: boolean }) {
  return (
    <g transform={place(at)}>
      <path className="f" d="M-14 -4v12a8 8 0 0 0 8 8h12a8 8 0 0 0 8-8v-12" />
      <path d="M-18 4v5a12 12 0 0 0 12 12h12a12 12 0 0 0 12-12v-5" />
      <path
        className={me ? "me" : "f"}
        d="M-19 -1c0-7 8-10 19-10s19 3 19 10c0 4-3 6-6 6-4 0-7-3-13-3s-9 3-13 3c-3 0-6-2-6-6Z"
      />
      <circle className={me ? "me-head" : "f"} cx="0" cy="-4" r="7.5" />
    </g>
  )
}

/** A free chair; `lit` by the lamp when it is the one meant. */
export function Chair({ lit = false, ...at }: Placed & { lit?: boolean }) {
  return (
    <g transform={place(at)} className={lit ? "lamp" : undefined}>
      <path className="f" d="M-14 -8v16a8 8 0 0 0 8 8h12a8 8 0 0 0 8-8v-16Z" />
      <path d="M-18 4v5a12 12 0 0 0 12 12h12a12 12 0 0 0 12-12v-5" />
    </g>
  )
}

export function Sheet(at: Placed) {
  return (
    <g transform={place(at)}>
      <rect className="f" x="-9" y="-12" width="18" height="24" />
      <path className="thin" d="M-5-6h10M-5-2h10M-5 2h6" />
    </g>
  )
}

export function Glass({ x, y }: Placed) {
  return (
    <>
      <circle className="f" cx={x} cy={y} r="4.5" />
      <circle className="thin" cx={x} cy={y} r="2.5" />
    </>
  )
}

export function Carafe({ x, y }: Placed) {
  return (
    <>
      <circle className="f" cx={x} cy={y} r="8" />
      <circle className="thin" cx={x} cy={y} r="4" />
    </>
  )
}

/** Walls and doors. */
export function Wall({ d }: { d: string }) {
  return <path className="thin" d={d} />
}
