/** Field numbers of the ONNX format: a model's graph, a graph's outputs, an output's name. */
const [GRAPH, OUTPUT, NAME] = [7, 12, 1]

/**
 * An ONNX model that also gives the named inner tensors. The format is protobuf, in which a message
 * that comes twice is merged with the first: a second graph of outputs alone, put after the
 * model's end, adds them to those that the graph has.
 */
export function withInnerOutputs(model: Uint8Array, names: string[]): Uint8Array {
  const outputs = names.map((name) => field(OUTPUT, field(NAME, Buffer.from(name))))
  return Buffer.concat([model, field(GRAPH, Buffer.concat(outputs))])
}

/** A field whose value has a length: the field's number with the wire type 2, the length, the value. */
function field(number: number, value: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...varint(value.length)]), value])
}

/** Seven bits a byte, the lowest first; the eighth bit says that more follow. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]
}
