import { namelessHandler } from './heif-meta.ts'
import { blankBox, boxesIn, createCursor, type Box, type Range } from './iso-boxes.ts'
import { assertFormed } from './malformed.ts'

/* The `moov` box of an animated AVIF file contains tracks. Each track has tables with the locations of its samples (the encoded frames). */

/** Types of container boxes, each with the types of child boxes that are copied. Other children become free space. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'tref', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'nmhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'stsc', 'stsz', 'stco', 'co64', 'stss', 'sgpd', 'sbgp'],
}

/** Types of boxes in a sample description that affect how the samples are decoded and shown. */
const DESCRIPTION = new Set([
  'av1C',
  'colr',
  'ccst',
  'auxi',
  'pasp',
  'clap',
  'clli',
  'mdcv',
  'pixi',
])

/** Handler types of tracks that contain images or their alpha channels. */
const TRACKS = new Set(['pict', 'vide', 'auxv'])

/** Offset and length of the compressor's name within a sample description. */
const COMPRESSOR_AT = 42
const COMPRESSOR = 32
const DESCRIPTION_HEAD = 78

const child = (bytes: Buffer, box: Box, ...path: readonly string[]): Box => {
  let found = box
  for (const type of path) {
    const next = boxesIn(bytes, found.body, found.end).find((each) => each.type === type)
    assertFormed(next !== undefined, 'A track is not described')
    found = next
  }
  return found
}

/** Sets the creation and modification times to zero in a header of version 0 or 1. */
function clearTimes(bytes: Buffer, { body, end }: Box): void {
  const length = bytes[body] === 1 ? 16 : 8
  assertFormed(body + 4 + length <= end, 'A header is damaged')
  bytes.fill(0, body + 4, body + 4 + length)
}

function cleanDescription(bytes: Buffer, stsd: Box): void {
  for (const entry of boxesIn(bytes, stsd.body + 8, stsd.end)) {
    assertFormed(entry.type === 'av01', 'A track has other samples')
    assertFormed(entry.end - entry.body >= DESCRIPTION_HEAD, 'A track is not described')
    bytes.fill(0, entry.body + COMPRESSOR_AT, entry.body + COMPRESSOR_AT + COMPRESSOR)
    for (const part of boxesIn(bytes, entry.body + DESCRIPTION_HEAD, entry.end)) {
      if (!DESCRIPTION.has(part.type)) blankBox(bytes, part)
    }
  }
}

function assertOwnData(bytes: Buffer, dref: Box): void {
  for (const { type, body, end } of boxesIn(bytes, dref.body + 8, dref.end)) {
    const isHere = type === 'url ' && end - body === 4 && bytes[body + 3] === 1
    assertFormed(isHere, 'A track lies elsewhere')
  }
}

function cleanBox(bytes: Buffer, box: Box): void {
  const inside = INSIDE[box.type]
  if (inside === undefined) {
    if (box.type === 'hdlr') namelessHandler(bytes, box)
    else if (/^(?:mvhd|tkhd|mdhd)$/.test(box.type)) clearTimes(bytes, box)
    else if (box.type === 'stsd') cleanDescription(bytes, box)
    else if (box.type === 'dref') assertOwnData(bytes, box)
    return
  }
  for (const each of boxesIn(bytes, box.body, box.end)) {
    if (inside.includes(each.type)) cleanBox(bytes, each)
    else blankBox(bytes, each)
  }
}

/** Sizes of the samples of a track, in bytes. */
function sampleSizes(bytes: Buffer, stsz: Box): readonly number[] {
  const cursor = createCursor(bytes, stsz.body + 4, stsz.end)
  const [same, count] = [cursor.take(4), cursor.take(4)]
  assertFormed(count <= 100_000, 'A track has too many samples')
  return Array.from({ length: count }, () => (same === 0 ? cursor.take(4) : same))
}

function chunkOffsets(bytes: Buffer, stbl: Box): readonly number[] {
  const table = boxesIn(bytes, stbl.body, stbl.end).find(({ type }) => /^(?:stco|co64)$/.test(type))
  assertFormed(table !== undefined, 'A track is not described')
  const cursor = createCursor(bytes, table.body + 4, table.end)
  const size = table.type === 'stco' ? 4 : 8
  const count = cursor.take(4)
  assertFormed(count <= 100_000, 'A track has too many samples')
  return Array.from({ length: count }, () => cursor.take(size))
}

/** Ranges of the file that contain a track's samples. */
function samplesOf(bytes: Buffer, stbl: Box): Range[] {
  const sizes = sampleSizes(bytes, child(bytes, stbl, 'stsz'))
  const stsc = child(bytes, stbl, 'stsc')
  const cursor = createCursor(bytes, stsc.body + 4, stsc.end)
  const count = cursor.take(4)
  assertFormed(count <= 100_000, 'A track has too many samples')
  const runs = Array.from({ length: count }, () => {
    const run = { first: cursor.take(4), samples: cursor.take(4) }
    cursor.take(4)
    return run
  })
  const ranges: Range[] = []
  let next = 0
  let run = 0
  for (const [index, from] of chunkOffsets(bytes, stbl).entries()) {
    while ((runs[run + 1]?.first ?? Infinity) <= index + 1) run += 1
    const samples = sizes.slice(next, next + (runs[run]?.samples ?? 0))
    next += samples.length
    ranges.push({ from, to: from + samples.reduce((sum, size) => sum + size, 0) })
  }
  return ranges
}

/**
 * Removes everything from the `moov` box of an animation that is not needed to show the animation: other tracks, names, times and user
 * data. The length of the box and all other offsets stay the same.
 * @param moov the box; it is modified
 * @returns the box, and the ranges of the file that contain its samples
 * @throws Malformed
 */
export function cleanSequence(moov: Buffer): {
  readonly bytes: Buffer
  readonly kept: readonly Range[]
} {
  const [top] = boxesIn(moov, 0, moov.length)
  assertFormed(top !== undefined, 'The animation is not described')
  for (const box of boxesIn(moov, top.body, top.end)) {
    if (box.type !== 'trak') continue
    const hdlr = child(moov, box, 'mdia', 'hdlr')
    const kind = moov.toString('latin1', hdlr.body + 8, hdlr.body + 12)
    if (!TRACKS.has(kind)) blankBox(moov, box)
  }
  cleanBox(moov, top)
  const kept = boxesIn(moov, top.body, top.end)
    .filter(({ type }) => type === 'trak')
    .flatMap((box) => samplesOf(moov, child(moov, box, 'mdia', 'minf', 'stbl')))
  return { bytes: moov, kept }
}
