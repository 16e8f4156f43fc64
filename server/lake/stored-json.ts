import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Shorter texts are kept as they are: little could be saved. */
const WORTHWHILE = 256

/** JSON text as the store keeps it: compressed (a BLOB) where that makes it smaller, else as it is (a TEXT). */
export function packed(text: string): string | Buffer {
  if (text.length < WORTHWHILE) return text
  const bytes = deflateRawSync(text)
  return bytes.length < text.length ? bytes : text
}

/** The text of a column that {@link packed} gave, or of one that was written before anything was compressed. */
export function unpacked(column: unknown): string {
  return column instanceof Uint8Array ? inflateRawSync(column).toString() : String(column)
}
