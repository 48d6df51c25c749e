import { fileURLToPath } from "node:url"

/** The file that tests and measuring commands share, so that the same texts are embedded once a machine. */
export const KEPT_VECTORS = fileURLToPath(new URL("../../node_modules/.cache/parley-vectors.txt", import.meta.url))
