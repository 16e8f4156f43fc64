import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  hasPlanted,
  isoBox,
  PLANTED,
  plantedImage,
} from '#server/testing/planted-images.test-support.ts'
import { bufferSource } from './byte-source.ts'
import { cleanAvif } from './clean-avif.ts'
import { boxesIn, topBoxes } from './iso-boxes.ts'
import { bytesOf } from './pieces.ts'

async function clean(bytes: Buffer): Promise<Buffer> {
  const source = bufferSource(bytes)
  const parts: Buffer[] = []
  for await (const part of bytesOf(await cleanAvif(source), source)) parts.push(part)
  return Buffer.concat(parts)
}

const u16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2))
  return bytes
}
const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}
const text = (value: string) => Buffer.from(`${PLANTED} ${value}`)
const hdlr = (kind: string) =>
  isoBox('hdlr', u32(0, 0), Buffer.from(kind), u32(0, 0, 0), text('handler'), Buffer.alloc(1))

/** Creates an AVIF track with one sample per chunk. */
function track(kind: string, entry: Buffer, samples: readonly (readonly [number, number])[]) {
  const stbl = isoBox(
    'stbl',
    isoBox('stsd', u32(0, 1), entry),
    isoBox('stts', u32(0, 1, samples.length, 100)),
    isoBox('stsc', u32(0, 1, 1, 1, 1)),
    isoBox('stsz', u32(0, 0, samples.length, ...samples.map(([, size]) => size))),
    isoBox('stco', u32(0, samples.length, ...samples.map(([at]) => at))),
    isoBox('free', text('table')),
  )
  const dinf = isoBox('dinf', isoBox('dref', u32(0, 1), isoBox('url ', u32(1))))
  return isoBox(
    'trak',
    isoBox('tkhd', u32(7, 3_900_000_000, 3_900_000_001, 1, 0, 100), Buffer.alloc(60)),
    isoBox(
      'mdia',
      isoBox('mdhd', u32(0, 3_900_000_000, 3_900_000_001, 1_000, 200, 0)),
      hdlr(kind),
      isoBox('minf', isoBox('vmhd', u32(1, 0, 0)), dinf, stbl),
    ),
    isoBox('udta', isoBox('name', text('track'))),
  )
}

/** Creates an animation of two equal frames. Every box that can contain text contains a known text, which must not be delivered. */
async function animation() {
  const still = Buffer.from((await plantedImage('avif')).plain)
  const boxes = await topBoxes(bufferSource(still))
  const [data, meta] = ['mdat', 'meta'].map((type) => boxes.find((box) => box.type === type))
  if (data === undefined || meta === undefined) throw new Error('The encoder wrote other boxes')
  const inMeta = boxesIn(still, meta.body + 4, meta.end)
  const iprp = inMeta.find(({ type }) => type === 'iprp')
  const [ipco] = boxesIn(still, iprp?.body ?? 0, iprp?.end ?? 0)
  const av1C = boxesIn(still, ipco?.body ?? 0, ipco?.end ?? 0).find(({ type }) => type === 'av1C')
  const entry = isoBox(
    'av01',
    Buffer.concat([
      Buffer.alloc(6),
      u16(1),
      Buffer.alloc(16),
      u16(64, 48),
      u32(0x48_0000, 0x48_0000, 0),
    ]),
    u16(1),
    Buffer.concat([text('compressor'), Buffer.alloc(32)]).subarray(0, 32),
    u16(24, 0xffff),
    still.subarray(av1C?.start, av1C?.end),
    isoBox('uuid', Buffer.alloc(16), text('of the samples')),
  )
  const told = text('timed metadata')
  const toldAt = still.length + 8
  const sample = [data.body, data.end - data.body] as const
  const moov = isoBox(
    'moov',
    isoBox('mvhd', u32(0, 3_900_000_000, 3_900_000_001, 1_000, 200), Buffer.alloc(80)),
    track('pict', entry, [sample, sample]),
    track('meta', isoBox('mett', text('kind')), [[toldAt, told.length]]),
    isoBox('udta', text('of the file')),
  )
  const bytes = Buffer.concat([
    still,
    isoBox('mdat', told),
    moov,
    isoBox('free', text('at the end')),
  ])
  bytes.write('avis', 8, 'latin1')
  return { bytes, sample, still }
}

describe('the cleaner', () => {
  it('keeps the frames of an animated AVIF at their offsets, and removes names, times and all other tracks', async () => {
    const { bytes, sample, still } = await animation()
    expect(hasPlanted(bytes)).toBe(true)
    const made = await clean(bytes)
    expect(hasPlanted(made)).toBe(false)
    expect(made.includes(u32(3_900_000_000))).toBe(false)
    const [at, size] = sample
    expect(made.subarray(at, at + size)).toEqual(bytes.subarray(at, at + size))
    const moov = (await topBoxes(bufferSource(made))).find(({ type }) => type === 'moov')
    const inside = boxesIn(made, moov?.body ?? 0, moov?.end ?? 0).map(({ type }) => type)
    expect(inside).toEqual(['mvhd', 'trak', 'free', 'free'])
    // Changes the brand to that of a still image, `avif`, because a decoder without support for animations reads only the still image.
    made.write('avif', 8, 'latin1')
    expect(await sharp(made).raw().toBuffer()).toEqual(await sharp(still).raw().toBuffer())
  })

  it('rejects an animated AVIF with a sample outside of the data box', async () => {
    const { bytes } = await animation()
    const at = bytes.lastIndexOf('stco')
    const moved = Buffer.from(bytes)
    moved.writeUInt32BE(0, bytes.indexOf('stco') + 12)
    expect(at).toBeGreaterThan(0)
    await expect(clean(moved)).rejects.toThrow('outside of the data')
  })
})

it('a cleaned AVIF contains no bytes except those of its image', async () => {
  const { planted } = await plantedImage('avif')
  const made = await clean(Buffer.from(planted))
  const { exif, xmp } = await sharp(planted).metadata()
  expect([exif, xmp].every((each) => each !== undefined)).toBe(true)
  expect(made.length).toBeLessThan(planted.length)
})
