/**
 * One small WebAssembly module, written here as its bytes: the inner products of the rows of two
 * matrices, sixteen bytes at a time. Plain loops take several times as long, and a turn of three
 * questions is held against thousands of examples. It knows 32-bit floats, for learning, and whole
 * numbers of 16 against 8 bits, for looking up: thousands of examples are then a quarter as long, and
 * fetching them from memory is what takes the time. The format and the instructions are those of the
 * WebAssembly specification 2.0, chapter 5.
 */
const I32 = 0x7f
const V128 = 0x7b
const LOOP = 0x03
const END = 0x0b
const BRANCH_IF = 0x0d
const LOCAL_GET = 0x20
const LOCAL_SET = 0x21
const I32_STORE = 0x36
const F32_STORE = 0x38
const I32_CONST = 0x41
const I32_ADD = 0x6a
const I32_SUB = 0x6b
const I32_SHIFT_LEFT = 0x74
const F32_ADD = 0x92
const NO_RESULT = 0x40
const WIDE = 4

/** Parameters: byte addresses of a, b and out, their rows (b's a multiple of four), bytes of a row of b. */
const [A, A_ROWS, B, B_ROWS, ROW, OUT] = [0, 1, 2, 3, 4, 5] as const
const [LEFT_B, LEFT_A, LEFT, AT_A, AT_B, TO, TO_ROW] = [6, 7, 8, 9, 10, 11, 12] as const
const SUMS = [13, 14, 15, 16]
const OF_A = 17

/** Instructions one after another. */
const code = (...parts: (number | number[])[]): number[] => parts.flat()
const get = (local: number) => [LOCAL_GET, local]
const set = (local: number) => [LOCAL_SET, local]
const number = (value: number) => [I32_CONST, ...signed(value)]
const add = (local: number, what: number[]) => code(get(local), what, I32_ADD, set(local))
const fourTimes = (local: number) => code(get(local), number(2), I32_SHIFT_LEFT)
const simd = (instruction: number) => [0xfd, ...unsigned(instruction)]
const zero = code(
  simd(0x0c),
  Array.from({ length: 16 }, () => 0),
)
/** Runs `body`, takes `step` from the counter, and again until nothing is left of it. */
const repeat = (counter: number, step: number, body: number[]) =>
  code(LOOP, NO_RESULT, body, get(counter), number(step), I32_SUB, set(counter), get(counter), BRANCH_IF, 0, END)
const rowsBelow = (rows: number) => Array.from({ length: rows }, () => code(get(ROW), I32_ADD)).flat()

/** How numbers are fetched, multiplied and added: sixteen bytes of a against so many of b. */
type Numbers = {
  loadA: number[]
  loadB: number[]
  bytesOfB: number
  multiply: number[]
  plus: number[]
  lane: number[]
  plusOne: number
  storeOne: number
}
const FLOATS: Numbers = {
  loadA: code(simd(0x00), 2, 0),
  loadB: code(simd(0x00), 2, 0),
  bytesOfB: 16,
  multiply: simd(0xe6),
  plus: simd(0xe4),
  lane: simd(0x1f),
  plusOne: F32_ADD,
  storeOne: F32_STORE,
}
/** Eight of 16 bits with eight of 8 bits, which are widened as they are fetched; products are added in pairs. */
const WHOLES: Numbers = {
  loadA: code(simd(0x00), 1, 0),
  loadB: code(simd(0x01), 0, 0),
  bytesOfB: 8,
  multiply: simd(0xba),
  plus: simd(0xae),
  lane: simd(0x1b),
  plusOne: I32_ADD,
  storeOne: I32_STORE,
}

function dots({ loadA, loadB, bytesOfB, multiply, plus, lane, plusOne, storeOne }: Numbers): number[] {
  /** Four rows of b with one row of a: each number of a is fetched once for all four. */
  const multiplyFour = SUMS.flatMap((sum, row) =>
    code(get(sum), get(OF_A), get(AT_B), rowsBelow(row), loadB, multiply, plus, set(sum)),
  )
  const step = code(get(AT_A), loadA, set(OF_A), multiplyFour, add(AT_A, number(16)), add(AT_B, number(bytesOfB)))
  const fourRows = code(
    SUMS.flatMap((sum) => code(zero, set(sum))),
    code(get(ROW), set(LEFT)),
    repeat(LEFT, bytesOfB, step),
    code(get(AT_B), get(ROW), I32_SUB, set(AT_B)),
  )
  /** Each sum's four lanes are added, and the four results stored side by side. */
  const laneOf = (sum: number, at: number) => code(get(sum), lane, at)
  const store = SUMS.flatMap((sum, row) =>
    code(
      code(get(TO_ROW), laneOf(sum, 0), laneOf(sum, 1), plusOne, laneOf(sum, 2), plusOne, laneOf(sum, 3), plusOne),
      code(storeOne, 2, 4 * row),
    ),
  )
  const everyRowOfA = repeat(LEFT_A, 1, code(fourRows, store, add(TO_ROW, fourTimes(B_ROWS))))
  const everyFourOfB = repeat(
    LEFT_B,
    WIDE,
    code(
      code(get(A), set(AT_A), get(TO), set(TO_ROW), get(A_ROWS), set(LEFT_A)),
      everyRowOfA,
      code(add(AT_B, fourTimes(ROW)), add(TO, number(4 * WIDE))),
    ),
  )
  const start = code(get(B), set(AT_B), get(OUT), set(TO), get(B_ROWS), set(LEFT_B))
  const locals = [2, TO_ROW - OUT, I32, SUMS.length + 1, V128]
  const body = code(locals, start, everyFourOfB, END)
  return code(unsigned(body.length), body)
}

const MODULE = Uint8Array.from(
  code(
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
    section(2, code(1, name("env"), name("memory"), 2, 0, 1)),
    section(3, [2, 0, 0]),
    section(7, code(2, name("floats"), 0, 0, name("wholes"), 0, 1)),
    section(10, code(2, dots(FLOATS), dots(WHOLES))),
  ),
)
const compiled = new WebAssembly.Module(MODULE)

/** out[i × bRows + j] = row i of a · row j of b. Addresses and the length of b's rows in bytes. */
type Dots = (a: number, aRows: number, b: number, bRows: number, rowBytes: number, out: number) => void
export type Kernels = {
  /** Floats with floats into floats; a row is a multiple of 16 bytes, b's rows a multiple of four. */
  floats: Dots
  /** Numbers of 16 bits with numbers of 8 bits into 32 bits; a row of b is a multiple of 8 bytes, its rows of four. */
  wholes: Dots
}

/** The inner products over a memory. */
export function dotsOver(memory: WebAssembly.Memory): Kernels {
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } })
  // The two functions of the module above, with the parameters declared there.
  return exports as Kernels
}

function section(id: number, content: number[]): number[] {
  return [id, ...unsigned(content.length), ...content]
}

function name(text: string): number[] {
  return [text.length, ...Buffer.from(text)]
}

/** LEB128, the format's way of writing numbers. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))]
}

/** The same where a sign is expected, for numbers from 0. */
function signed(value: number): number[] {
  return value < 64 ? [value] : [(value % 128) + 128, ...signed(Math.floor(value / 128))]
}
