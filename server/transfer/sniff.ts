/** Format of a file, detected by its first bytes. `text` is NDJSON or Markdown. */
export type Sniffed = 'gzip' | 'tar' | 'zip' | 'text' | 'empty' | 'unknown'

const startsWith = (bytes: Uint8Array, ...expected: readonly number[]) =>
  expected.every((byte, index) => bytes[index] === byte)

/** True if a block is the header of a tar archive. All tar formats since 1988 contain the same magic word. */
function isTarHeader(bytes: Uint8Array): boolean {
  return bytes.length >= 512 && Buffer.from(bytes.subarray(257, 262)).toString('latin1') === 'ustar'
}

/** Creates a format detector for a file of this name. The detector needs the first 512 bytes. */
export function createLineSniffer(name: string): (bytes: Uint8Array) => Sniffed {
  const named = /\.(ndjson|jsonl|md|markdown|mdx)(\.gz)?$/i.test(name)
  return (bytes) => {
    if (bytes.length === 0) return 'empty'
    if (startsWith(bytes, 0x1f, 0x8b)) return 'gzip'
    if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip'
    if (isTarHeader(bytes)) return 'tar'
    const looksLikeText = !bytes.includes(0)
    const begins = /^\uFEFF?\s*(\{|\+\+\+|---|#)/.test(Buffer.from(bytes).toString('utf8'))
    return looksLikeText && (named || begins) ? 'text' : 'unknown'
  }
}
