import type { ByteSource } from './byte-source.ts'
import { assertFormed } from './malformed.ts'
import { createPieces, sizeOf, type Piece } from './pieces.ts'

/* A WebP file (RFC 9649) is a RIFF file. Its chunks consist of type, length (little endian) and data, padded to an even length. */

const HEAD = 12
const CHUNK = 8
/** Flags of the VP8X chunk that are copied: all except EXIF, XMP and the reserved bits. */
const KEPT_FLAGS = 0b0011_0010
/** Length of a frame's header: position, size, duration and blending. */
const FRAME_HEAD = 16

const BITSTREAMS = new Set(['VP8 ', 'VP8L', 'ALPH'])

interface Chunk {
  readonly type: string
  /** Start and end of the chunk's data, without the padding. */
  readonly from: number
  readonly to: number
  /** Position of the next chunk. */
  readonly next: number
}

async function chunkAt(source: ByteSource, at: number, limit: number): Promise<Chunk> {
  assertFormed(at + CHUNK <= limit, 'A chunk is damaged')
  const head = await source.read(at, CHUNK)
  const from = at + CHUNK
  const to = from + head.readUInt32LE(4)
  const type = head.toString('latin1', 0, 4)
  assertFormed(/^[\x20-\x7e]{4}$/.test(type) && to <= limit, 'A chunk is damaged')
  // The last chunk of a file often lacks its padding byte.
  return { type, from, to, next: Math.min(limit, to + ((to - from) % 2)) }
}

function headOf(type: string, length: number): Buffer {
  const head = Buffer.alloc(CHUNK)
  head.write(type, 'latin1')
  head.writeUInt32LE(length, 4)
  return head
}

const padding = (length: number) => Buffer.alloc(length % 2)

type Pieces = ReturnType<typeof createPieces>

function copyChunk(pieces: Pieces, { from, to, next }: Chunk): void {
  pieces.keep(from - CHUNK, next)
  if (next === to) pieces.write(padding(to - from))
}

/** Appends a frame that contains only its header and bitstream. */
async function copyFrame(source: ByteSource, pieces: Pieces, frame: Chunk): Promise<void> {
  assertFormed(frame.to - frame.from > FRAME_HEAD, 'A frame is empty')
  const inner = createPieces()
  inner.keep(frame.from, frame.from + FRAME_HEAD)
  let at = frame.from + FRAME_HEAD
  while (at < frame.to) {
    const chunk = await chunkAt(source, at, frame.to)
    if (BITSTREAMS.has(chunk.type)) copyChunk(inner, chunk)
    at = chunk.next
  }
  const length = sizeOf(inner.list())
  if (length === frame.to - frame.from) return copyChunk(pieces, frame)
  pieces.write(headOf('ANMF', length))
  pieces.append(inner.list())
  pieces.write(padding(length))
}

/** Appends the VP8X chunk without the flags of dropped chunks. */
async function copyHeader(source: ByteSource, pieces: Pieces, chunk: Chunk): Promise<void> {
  assertFormed(chunk.to - chunk.from === 10, 'The extended header is damaged')
  const data = Buffer.from(await source.read(chunk.from, 10))
  const flags = data[0] ?? 0
  if ((flags & KEPT_FLAGS) === flags && data.readUIntLE(1, 3) === 0) return copyChunk(pieces, chunk)
  data[0] = flags & KEPT_FLAGS
  data.fill(0, 1, 4)
  pieces.write(headOf('VP8X', 10))
  pieces.write(data)
}

/**
 * Returns the parts of a WebP file that are needed to show it: bitstreams, ICC profile, animation. EXIF, XMP, unknown chunks and
 * everything after the declared length are left out.
 * @throws Malformed
 */
export async function cleanWebp(source: ByteSource): Promise<readonly Piece[]> {
  const head = await source.read(0, HEAD)
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8) === 'WEBP'
  assertFormed(isWebp, 'This is no WebP file')
  const limit = CHUNK + head.readUInt32LE(4)
  assertFormed(limit <= source.size, 'The file is cut off')
  const body = createPieces()
  let hasImage = false
  let at = HEAD
  while (at < limit) {
    const chunk = await chunkAt(source, at, limit)
    if (chunk.type === 'VP8X') await copyHeader(source, body, chunk)
    else if (chunk.type === 'ANMF') await copyFrame(source, body, chunk)
    else if (chunk.type === 'ANIM' && chunk.to - chunk.from === 6) copyChunk(body, chunk)
    else if (chunk.type === 'ICCP' || BITSTREAMS.has(chunk.type)) copyChunk(body, chunk)
    hasImage ||= chunk.type === 'ANMF' || chunk.type === 'VP8 ' || chunk.type === 'VP8L'
    at = chunk.next
  }
  assertFormed(hasImage, 'The file has no image')
  const length = 4 + sizeOf(body.list())
  const pieces = createPieces()
  if (length === head.readUInt32LE(4)) {
    pieces.keep(0, HEAD)
  } else {
    pieces.write(Buffer.concat([headOf('RIFF', length), Buffer.from('WEBP', 'latin1')]))
  }
  pieces.append(body.list())
  return pieces.list()
}
