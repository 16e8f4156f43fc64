import type { ByteSource } from './byte-source.ts'
import { assertFormed, Malformed } from './malformed.ts'
import { createPieces, type Piece } from './pieces.ts'

/*
 * A JPEG file (ITU-T T.81 annex B) is a list of segments `FF xx`. Most segments have a length; entropy-coded data follow each SOS segment.
 */

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COM = 0xfe

/** Length of the JFIF header: `JFIF\0`, version, units and densities. A thumbnail of variable size follows it. */
const JFIF_HEAD = 12
const NO_THUMBNAIL = Buffer.from([0, 0])
/** Length of Adobe's segment: `Adobe`, version, flags and the colour transform. */
const ADOBE = 12

/** True if the last table of a DQT or DHT segment ends at the end of the segment. */
function endsWithTables(data: Buffer, next: (at: number) => number): boolean {
  let at = 0
  while (at < data.length) at = next(at)
  return at === data.length
}

const afterQuantization = (data: Buffer) => (at: number) =>
  at + 1 + ((data[at] ?? 0) >> 4 === 0 ? 64 : 128)

const afterHuffman = (data: Buffer) => (at: number) => {
  const codes = data.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0)
  return at + 17 + codes
}

/** True if a segment is exactly as long as its decoded content, so that it hides no other data. */
function isExact(marker: number, data: Buffer): boolean {
  switch (marker) {
    case 0xc4: // DHT
      return endsWithTables(data, afterHuffman(data))
    case 0xdb: // DQT
      return endsWithTables(data, afterQuantization(data))
    case 0xcc: // DAC
      return data.length % 2 === 0 && data.length <= 64
    case 0xdc: // DNL
    case 0xdd: // DRI
      return data.length === 2
    case SOS:
      return data.length === 4 + 2 * (data[0] ?? 0)
    default: // SOF0 to SOF15
      return data.length === 6 + 3 * (data[5] ?? 0)
  }
}

const isApplication = (marker: number) => (marker >= APP0 && marker <= APP15) || marker === COM
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8
const isTable = (marker: number) => marker === 0xdb || marker === 0xdc || marker === 0xdd
const startsWith = (data: Buffer, text: string) => data.toString('latin1', 0, text.length) === text

/**
 * Returns the needed part of an application segment: `keep` for the complete segment, replacement bytes, or undefined to drop the segment.
 */
function neededOf(marker: number, data: Buffer, hasHead: boolean): 'keep' | Buffer | undefined {
  if (marker === APP0 && !hasHead && startsWith(data, 'JFIF\0') && data.length >= JFIF_HEAD) {
    if (data.subarray(JFIF_HEAD).equals(NO_THUMBNAIL)) return 'keep'
    const head = Buffer.from([0xff, APP0, 0, 16])
    return Buffer.concat([head, data.subarray(0, JFIF_HEAD), NO_THUMBNAIL])
  }
  if (marker === APP2 && startsWith(data, 'ICC_PROFILE\0') && data.length > 14) return 'keep'
  if (marker === APP14 && startsWith(data, 'Adobe') && data.length >= ADOBE) {
    if (data.length === ADOBE) return 'keep'
    return Buffer.concat([Buffer.from([0xff, APP14, 0, 14]), data.subarray(0, ADOBE)])
  }
  return undefined
}

/** Returns the position of the next marker after entropy-coded data. RST markers and stuffed bytes belong to the data. */
async function endOfScan(source: ByteSource, from: number): Promise<number> {
  let at = from
  for (;;) {
    const bytes = await source.window(at)
    // Without an end marker the end of the image data is unknown, so trailing bytes cannot be removed.
    if (bytes.length < 2) throw new Malformed('The image has no end')
    let found = bytes.indexOf(0xff)
    while (found >= 0 && found + 1 < bytes.length) {
      const code = bytes[found + 1] ?? 0
      const isData = code === 0 || (code >= 0xd0 && code <= 0xd7)
      if (!isData && code !== 0xff) return at + found
      found = code === 0xff ? found + 1 : bytes.indexOf(0xff, found + 2)
    }
    at += found < 0 ? bytes.length : found
  }
}

/** A segment. If the segment has no length, `end` is the end of its marker. */
interface Segment {
  readonly marker: number
  readonly start: number
  readonly end: number
  readonly data: Buffer
}

async function segmentAt(source: ByteSource, at: number): Promise<Segment> {
  assertFormed((await source.read(at, 1))[0] === 0xff, 'A segment has no marker')
  let code = at + 1
  while ((await source.read(code, 1))[0] === 0xff) code += 1
  const marker = (await source.read(code, 1))[0] ?? 0
  const start = code - 1
  if (marker === EOI) return { marker, start, end: code + 1, data: Buffer.alloc(0) }
  assertFormed(
    isApplication(marker) || isFrame(marker) || isTable(marker) || marker === SOS,
    'The file has an unknown segment',
  )
  const length = (await source.read(code + 1, 2)).readUInt16BE(0)
  assertFormed(length >= 2, 'A segment has no length')
  const data = await source.read(code + 3, length - 2)
  return { marker, start, end: code + 1 + length, data }
}

/**
 * Returns the parts of a JPEG file that are needed to show it. EXIF, XMP, IPTC, comments, thumbnails, further images and everything
 * after the end of the image are left out. The ICC profile, the JFIF header and Adobe's colour transform are copied.
 * @throws Malformed
 */
export async function cleanJpeg(source: ByteSource): Promise<readonly Piece[]> {
  const pieces = createPieces()
  const begin = await source.read(0, 2)
  assertFormed(begin[0] === 0xff && begin[1] === SOI, 'This is no JPEG file')
  pieces.keep(0, 2)
  let hasHead = false
  let hasScan = false
  for (let at = 2; ;) {
    const { marker, start, end, data } = await segmentAt(source, at)
    at = end
    if (isApplication(marker)) {
      const needed = neededOf(marker, data, hasHead)
      if (needed === 'keep') pieces.keep(start, end)
      else if (needed !== undefined) pieces.write(needed)
      hasHead ||= marker === APP0 && needed !== undefined
      continue
    }
    if (marker === EOI) {
      assertFormed(hasScan, 'The file has no image')
      pieces.keep(start, end)
      return pieces.list()
    }
    assertFormed(isExact(marker, data), 'A segment is longer than its content')
    if (marker === SOS) {
      hasScan = true
      at = await endOfScan(source, end)
    }
    pieces.keep(start, at)
  }
}
