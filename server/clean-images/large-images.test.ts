import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { pngChunk } from '#server/testing/planted-images.test-support.ts'
import { fileSource, type ByteSource } from './byte-source.ts'
import { cleanGif } from './clean-gif.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { bytesOf, sizeOf, type Piece } from './pieces.ts'

const SIZE = 100 * 1024 * 1024
const PART = 64 * 1024
/** Byte that fills the file between its start and end. */
const MIDDLE = 0x11

/** Simulates an open file of 100 MB: a start, an end, and one repeated byte between them. Nothing is written to disk. */
function largeFile(start: Buffer, end: Buffer) {
  let most = 0
  const read = async (buffer: Buffer, offset: number, length: number, position: number) => {
    most = Math.max(most, length)
    buffer.fill(MIDDLE, offset, offset + length)
    const copy = (part: Buffer, at: number) => {
      const [from, to] = [Math.max(at, position), Math.min(at + part.length, position + length)]
      if (from < to) part.copy(buffer, offset + from - position, from - at, to - at)
    }
    copy(start, 0)
    copy(end, SIZE - end.length)
    return { bytesRead: length, buffer }
  }
  // Only the overload of `read` that `fileSource` calls is implemented.
  const handle = { read } as unknown as Parameters<typeof fileSource>[0]
  return { source: fileSource(handle, SIZE), most: () => most }
}

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const u32le = (value: number) => u32(value).reverse()

/** Checksum of a PNG chunk whose data are repetitions of `MIDDLE`. */
function middleSum(type: string, length: number): number {
  const part = Buffer.alloc(PART, MIDDLE)
  let sum = crc32(type)
  for (let left = length; left > 0; left -= PART)
    sum = crc32(part.subarray(0, Math.min(PART, left)), sum)
  return sum
}

const TRAILING = 1_000_000

function jpeg() {
  const start = Buffer.from('ffd8ffda000801010000003f00', 'hex')
  return largeFile(start, Buffer.concat([Buffer.from([0xff, 0xd9]), Buffer.alloc(TRAILING)]))
}
function png() {
  const head = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.from('00001000000010000800000000', 'hex')),
  ])
  const tail = Buffer.concat([pngChunk('IEND', Buffer.alloc(0)), Buffer.alloc(TRAILING)])
  const length = SIZE - head.length - tail.length - 12
  const start = Buffer.concat([head, u32(length), Buffer.from('IDAT')])
  return largeFile(start, Buffer.concat([u32(middleSum('IDAT', length)), tail]))
}
function webp() {
  const length = SIZE - 20 - TRAILING
  const start = Buffer.concat([
    Buffer.from('RIFF'),
    u32le(SIZE - 8 - TRAILING),
    Buffer.from('WEBPVP8 '),
    u32le(length),
  ])
  return largeFile(start, Buffer.alloc(TRAILING))
}
function gif() {
  const start = Buffer.from('474946383961100010000000002c0000000010001000000811', 'hex')
  // The repeated byte 0x11 is the length of a sub-block, which contains 17 bytes of data.
  const blocks = Math.floor((SIZE - start.length - TRAILING - 20) / 18)
  const end = SIZE - start.length + 1 - blocks * 18
  return largeFile(start, Buffer.concat([Buffer.from([0, 0x3b]), Buffer.alloc(end - 2)]))
}

it.for<
  readonly [
    string,
    () => ReturnType<typeof largeFile>,
    (source: ByteSource) => Promise<readonly Piece[]>,
  ]
>([
  ['JPEG', jpeg, cleanJpeg],
  ['PNG', png, cleanPng],
  ['WebP', webp, cleanWebp],
  ['GIF', gif, cleanGif],
])('the cleaner reads a file of 100 MB (%s) in parts of 64 KB', async ([, open, clean]) => {
  const { source, most } = open()
  const pieces = await clean(source)
  expect(sizeOf(pieces)).toBeLessThanOrEqual(SIZE - TRAILING + 20)
  let total = 0
  for await (const bytes of bytesOf(pieces, source)) total += bytes.length
  expect(total).toBe(sizeOf(pieces))
  expect(most()).toBeLessThanOrEqual(PART)
})
