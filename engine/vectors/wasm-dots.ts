/**
 * One small WebAssembly module, written here as its bytes: the inner products of the rows of two
 * matrices, four 32-bit floats at a time. Plain loops take several times as long, and a turn of
 * three questions is held against thousands of examples. The format and the instructions are those
 * of the WebAssembly specification 2.0, chapter 5.
 */
const I32 = 0x7f
const V128 = 0x7b
const LOOP = 0x03
const END = 0x0b
const BRANCH_IF = 0x0d
const LOCAL_GET = 0x20
const LOCAL_SET = 0x21
const F32_STORE = 0x38
const I32_CONST = 0x41
const I32_ADD = 0x6a
const I32_SUB = 0x6b
const I32_SHIFT_LEFT = 0x74
const F32_ADD = 0x92
const NO_RESULT = 0x40
const WIDE = 4

/** Parameters: byte addresses of a, b and out, their rows (b's a multiple of four), bytes of a row. */
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
/** Sixteen bytes from the address on the stack. */
const load = code(simd(0x00), 2, 0)
const zero = code(
  simd(0x0c),
  Array.from({ length: 16 }, () => 0),
)
const lane = (sum: number, at: number) => code(get(sum), simd(0x1f), at)
const multiply = simd(0xe6)
const plus = simd(0xe4)
/** Runs `body`, takes `step` from the counter, and again until nothing is left of it. */
const repeat = (counter: number, step: number, body: number[]) =>
  code(LOOP, NO_RESULT, body, get(counter), number(step), I32_SUB, set(counter), get(counter), BRANCH_IF, 0, END)
const rowsBelow = (rows: number) => Array.from({ length: rows }, () => code(get(ROW), I32_ADD)).flat()

/** Four rows of b with one row of a: each number of a is fetched once for all four. */
const multiplyFour = SUMS.flatMap((sum, row) =>
  code(get(sum), get(OF_A), get(AT_B), rowsBelow(row), load, multiply, plus, set(sum)),
)
const fourRows = code(
  SUMS.flatMap((sum) => code(zero, set(sum))),
  code(get(ROW), set(LEFT)),
  repeat(LEFT, 16, code(get(AT_A), load, set(OF_A), multiplyFour, add(AT_A, number(16)), add(AT_B, number(16)))),
  code(get(AT_B), get(ROW), I32_SUB, set(AT_B)),
)
/** Each sum's four lanes are added, and the four results stored side by side. */
const store = SUMS.flatMap((sum, row) =>
  code(
    code(get(TO_ROW), lane(sum, 0), lane(sum, 1), F32_ADD, lane(sum, 2), F32_ADD, lane(sum, 3), F32_ADD),
    code(F32_STORE, 2, 4 * row),
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
const body = code(start, everyFourOfB, END)
const locals = [2, TO_ROW - OUT, I32, SUMS.length + 1, V128]

const MODULE = Uint8Array.from(
  code(
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
    section(2, code(1, name("env"), name("memory"), 2, 0, 1)),
    section(3, [1, 0]),
    section(7, code(1, name("dots"), 0, 0)),
    section(10, code(1, unsigned(locals.length + body.length), locals, body)),
  ),
)
const compiled = new WebAssembly.Module(MODULE)

/** out[i × bRows + j] = row i of a · row j of b. Addresses and row lengths in bytes. */
export type Dots = (a: number, aRows: number, b: number, bRows: number, rowBytes: number, out: number) => void

/** The inner products over a memory. A row is a multiple of 16 bytes, b's rows a multiple of four. */
export function dotsOver(memory: WebAssembly.Memory): Dots {
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } })
  // The one function of the module above, with the parameters declared there.
  return exports.dots as Dots
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
