import type { ByteSource } from './byte-source.ts'
import { assertFormed } from './malformed.ts'

/* A box of ISO/IEC 14496-12 has a length, a type of four characters, and content: other boxes or data. */

/** A box. Positions are relative to the buffer or file in which the box was found. */
export interface Box {
  readonly type: string
  readonly start: number
  /** Position of the box's content. */
  readonly body: number
  readonly end: number
}

/** A range of a file; `to` is exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

const TYPE = /^[\x20-\x7e]{4}$/

/** Parses the header of a box. Undefined if the bytes are not a box header. A box with the length 0 ends at `limit`. */
function headAt(head: Buffer, start: number, limit: number): Box | undefined {
  if (head.length < 8) return undefined
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short === 1 && head.length < 16) return undefined
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - start : short
  const body = start + (short === 1 ? 16 : 8)
  const end = start + length
  return TYPE.test(type) && end >= body && end <= limit ? { type, start, body, end } : undefined
}

/** Returns the boxes between two positions of a buffer. @throws Malformed unless the boxes fill that range exactly */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    const box = headAt(bytes.subarray(at, Math.min(to, at + 16)), at, to)
    assertFormed(box !== undefined, 'A box is damaged')
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Returns the boxes at the top level of a file, up to the first bytes that are not a box header. */
export async function topBoxes(source: ByteSource): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < source.size;) {
    const head = await source.read(at, Math.min(16, source.size - at))
    const box = headAt(head, at, source.size)
    if (box === undefined) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Converts a box of a buffer to free space of the same length. */
export function blankBox(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}

/** Overwrites a range with zeros, except for the `kept` ranges. */
export function blankOutside(
  bytes: Buffer,
  from: number,
  to: number,
  kept: readonly Range[],
): void {
  let at = from
  for (const range of mergeRanges(kept)) {
    if (range.to <= at || range.from >= to) continue
    if (range.from > at) bytes.fill(0, at, range.from)
    at = Math.max(at, range.to)
  }
  if (at < to) bytes.fill(0, at, to)
}

/** Sorts ranges and merges those that overlap. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last !== undefined && range.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    } else {
      merged.push(range)
    }
  }
  return merged
}

/** Creates a box around content. */
export function boxOf(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...content])
}

/** Creates a reader of consecutive numbers. @throws Malformed beyond `to` */
export function createCursor(bytes: Buffer, from: number, to: number) {
  let at = from
  return {
    /**
     * Reads the next number.
     * @param size 0, 1, 2, 4 or 8 bytes
     */
    take(size: number): number {
      assertFormed(size <= 8 && at + size <= to, 'A box is shorter than its content')
      const start = at
      at += size
      if (size === 0) return 0
      if (size === 8) return Number(bytes.readBigUInt64BE(start))
      return bytes.readUIntBE(start, size)
    },
    get position() {
      return at
    },
  }
}
