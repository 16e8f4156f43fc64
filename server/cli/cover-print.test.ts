import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderImage } from '#lake/assets/image-render.ts'
import { parseTransform } from '#lake/assets/image-transform.ts'
import type { PictureFile } from '#shared/content/pictures/picture-files.ts'
import { filesOf } from '#shared/content/pictures/picture-files.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import { palettes, THEMES, type Theme } from '#shared/engraving/palette.ts'
import { demoContent } from '../../seed/demo-content.ts'
import { drawPictures } from './draw-pictures.ts'

/** Every day a few covers, in the full tier all. */
const STEP = inject('tier') === 'full' ? 1 : 9
const LARGEST = 30 * 1024

interface Cover {
  readonly name: string
  readonly theme: Theme
  readonly path: string
}
let covers: readonly Cover[]
let folder: string

beforeAll(async () => {
  const { pictures } = await demoContent()
  const all = [...pictures].filter(([address]) => address.includes('/cover-'))
  const chosen = all.filter((_, index) => Math.floor(index / 2) % STEP === 0)
  folder = await mkdtemp(join(tmpdir(), 'covers-'))
  const drawn = await drawPictures(new Map(chosen), folder)
  covers = [...drawn.values()].map(({ path, filename }) => ({
    name: filename,
    theme: filename.endsWith('-dark.webp') ? 'dark' : 'light',
    path,
  }))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The file that pages name for a card of this width, made as it is delivered. */
async function delivered({ path }: Cover, width: number, format: 'avif' | 'webp' = 'avif') {
  const asset = `image-${'0'.repeat(40)}-1600x900-webp`
  const picture = { asset, url: '/lake/images/p/d/x.webp', crop: null, hotspot: null }
  const file = filesOf(picture, pictureShapes.card)?.find((each) => each.width === width)
  return renderImage(path, wanted(file), format)
}

function wanted(file: PictureFile | undefined) {
  const transform = file && parseTransform(new URL(file.url, 'http://site').searchParams)
  if (transform === undefined) throw new Error('No page names such a file')
  return transform
}

/** The configuration of each AV1 picture in a file: colours, and what can be seen through. */
function chromaOf(avif: Buffer): readonly string[] {
  const found: string[] = []
  for (let at = avif.indexOf('av1C'); at >= 0; at = avif.indexOf('av1C', at + 4)) {
    const flags = avif[at + 6] ?? 0
    const isMonochrome = (flags & 0x10) !== 0
    const isSubsampled = (flags & 0x0c) !== 0
    found.push(isMonochrome ? 'grey' : isSubsampled ? 'subsampled' : 'whole')
  }
  return found
}

test('a cover is at most 30 KB on a card, and no colour of it is subsampled', async () => {
  expect(covers.length).toBeGreaterThanOrEqual(8)
  for (const cover of covers) {
    const card = await delivered(cover, 480)
    expect(card.length, cover.name).toBeLessThanOrEqual(LARGEST)
    expect(chromaOf(card), cover.name).toContain('whole')
    expect(chromaOf(card), cover.name).not.toContain('subsampled')
  }
})

test('a browser without AVIF gets a cover of at most 30 KB, in steps that lines end softly in', async () => {
  for (const cover of covers) {
    const card = await delivered(cover, 480, 'webp')
    expect(card.length, cover.name).toBeLessThanOrEqual(LARGEST)
    const { data } = await sharp(card)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(new Set(data).size, cover.name).toBeGreaterThanOrEqual(6)
  }
})

test('a photograph is delivered by the bytes that its quality gives', async () => {
  const path = join(folder, 'photograph.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } })
    .blur(3)
    .jpeg({ quality: 92 })
    .toFile(path)
  for (const q of [36, 75]) {
    const made = await renderImage(path, { q }, 'webp')
    const asked = sharp(path).webp({ quality: q, alphaQuality: q, effort: 4 })
    expect(made.equals(await asked.toBuffer()), `quality ${q}`).toBe(true)
  }
})

test('a screen of two dots a pixel gets twice the lines', async () => {
  const [cover] = covers
  if (cover === undefined) throw new Error('There is no cover')
  const [one, two] = [await delivered(cover, 480), await delivered(cover, 960)]
  expect(await sharp(two).metadata()).toMatchObject({ width: 960, height: 640 })
  expect(two.length).toBeGreaterThan(2 * one.length)
  expect((await stat(cover.path)).size).toBeLessThan(450 * 1024)
})

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

test('each plate is printed in the inks of its theme', async () => {
  for (const theme of THEMES) {
    const cover = covers.find((each) => each.theme === theme)
    const { data } = await sharp(cover?.path)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const inks = [palettes[theme].ink, ...Object.values(palettes[theme].accents)].map(channels)
    // Where a line covers wholly it has one of the inks: the mark at the centre does.
    let [whole, near] = [0, 0]
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 250) continue
      whole += 1
      const isInk = inks.some((ink) =>
        ink.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 32),
      )
      if (isInk) near += 1
    }
    expect(whole, theme).toBeGreaterThan(100)
    expect(near / whole, theme).toBeGreaterThan(0.9)
  }
})
