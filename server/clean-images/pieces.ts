import type { ByteSource } from './byte-source.ts'

/** Part of a clean file: a range of the source file, a number of zeros, or replacement bytes. */
export type Piece =
  | { readonly from: number; readonly to: number }
  | { readonly zeros: number }
  | Buffer

/** Maximum number of bytes that are copied at once. */
const COPY = 64 * 1024

/** Builds the list of pieces of a clean file. */
export function createPieces() {
  const pieces: Piece[] = []
  return {
    /** Appends the bytes `from` to `to` (exclusive) of the source. Adjacent ranges are merged. */
    keep(from: number, to: number): void {
      if (to <= from) return
      const last = pieces.at(-1)
      if (last !== undefined && 'to' in last && last.to === from) {
        pieces[pieces.length - 1] = { from: last.from, to }
      } else {
        pieces.push({ from, to })
      }
    },
    /** Appends bytes that are not in the source. */
    write(bytes: Buffer): void {
      if (bytes.length > 0) pieces.push(bytes)
    },
    /** Appends zeros. */
    blank(zeros: number): void {
      if (zeros > 0) pieces.push({ zeros })
    },
    /** Appends the pieces of another list for the same source. */
    append(others: readonly Piece[]): void {
      for (const piece of others) {
        if (Buffer.isBuffer(piece)) this.write(piece)
        else if ('zeros' in piece) this.blank(piece.zeros)
        else this.keep(piece.from, piece.to)
      }
    },
    list: (): readonly Piece[] => pieces,
  }
}

function lengthOf(piece: Piece): number {
  if (Buffer.isBuffer(piece)) return piece.length
  return 'zeros' in piece ? piece.zeros : piece.to - piece.from
}

/** Total size of all pieces, in bytes. */
export const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)

/** True if the pieces are the complete, unchanged source. */
export function isWhole(pieces: readonly Piece[], { size }: ByteSource): boolean {
  const [only] = pieces
  if (pieces.length !== 1 || only === undefined || !('to' in only)) return false
  return only.from === 0 && only.to === size
}

/** Yields the bytes of all pieces in order, at most 64 KB of a range at a time. @throws Malformed if the source is too short */
export async function* bytesOf(
  pieces: readonly Piece[],
  source: ByteSource,
): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) {
      yield piece
    } else if ('zeros' in piece) {
      for (let left = piece.zeros; left > 0; left -= COPY) yield Buffer.alloc(Math.min(COPY, left))
    } else {
      for (let at = piece.from; at < piece.to; at += COPY) {
        yield await source.read(at, Math.min(COPY, piece.to - at))
      }
    }
  }
}
