import { crc32 } from 'node:zlib'
import type { ByteSource } from './byte-source.ts'
import { assertFormed } from './malformed.ts'
import { createPieces, type Piece } from './pieces.ts'

/* A PNG file (third edition, W3C 2025, section 5) consists of a signature and chunks of length, type, data and checksum. */

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/**
 * Types of the copied chunks, with the minimum and maximum length of their data in bytes. A chunk above the maximum could hide other data.
 */
const KEPT: Readonly<Record<string, readonly [number, number]>> = {
  IHDR: [13, 13],
  PLTE: [3, 768],
  IDAT: [0, Infinity],
  IEND: [0, 0],
  tRNS: [1, 256],
  gAMA: [4, 4],
  cHRM: [32, 32],
  sRGB: [1, 1],
  iCCP: [4, 8 * 1024 * 1024],
  sBIT: [1, 4],
  pHYs: [9, 9],
  acTL: [8, 8],
  fcTL: [26, 26],
  fdAT: [4, Infinity],
  bKGD: [1, 6],
  cICP: [4, 4],
  mDCV: [24, 24],
  mDCv: [24, 24],
  cLLI: [8, 8],
  cLLi: [8, 8],
}

/** Maximum number of bytes of a chunk that are read at once. */
const PART = 64 * 1024

/** True if the checksum of a chunk matches its type and data. */
async function isIntact(source: ByteSource, at: number, end: number): Promise<boolean> {
  let sum = 0
  for (let from = at + 4; from < end - 4; from += PART) {
    sum = crc32(await source.read(from, Math.min(PART, end - 4 - from)), sum)
  }
  return (await source.read(end - 4, 4)).readUInt32BE(0) === sum
}

/** True for a critical chunk type, which decoders need to understand. */
const isCritical = (type: string) => /^[A-Z]/.test(type)

/**
 * Returns the parts of a PNG file that are needed to show it: pixels, palette, colour, animation. EXIF, texts, times, private chunks
 * and everything after IEND are left out.
 * @throws Malformed
 */
export async function cleanPng(source: ByteSource): Promise<readonly Piece[]> {
  const pieces = createPieces()
  const start = await source.read(0, SIGNATURE.length)
  assertFormed(start.equals(SIGNATURE), 'This is no PNG file')
  pieces.keep(0, SIGNATURE.length)
  let at = SIGNATURE.length
  let hasPixels = false
  for (;;) {
    const head = await source.read(at, 8)
    const length = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    const end = at + 12 + length
    assertFormed(/^[A-Za-z]{4}$/.test(type) && end <= source.size, 'A chunk is damaged')
    assertFormed(
      (at === SIGNATURE.length) === (type === 'IHDR'),
      'The header is not the first chunk',
    )
    const [least, most] = KEPT[type] ?? [1, 0]
    const isKept = length >= least && length <= most
    assertFormed(isKept || !isCritical(type), 'A chunk is not known')
    assertFormed(!isKept || (await isIntact(source, at, end)), 'A chunk is damaged')
    if (isKept) pieces.keep(at, end)
    if (type === 'IDAT') hasPixels = true
    if (type === 'IEND') {
      assertFormed(hasPixels, 'The file has no image')
      return pieces.list()
    }
    at = end
  }
}
