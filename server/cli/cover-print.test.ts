import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, inject, test } from 'vitest'
import { renderImage } from '#lake/assets/image-render.ts'
import { parseTransform } from '#lake/assets/image-transform.ts'
import type { PictureFile } from '#shared/content/pictures/picture-files.ts'
import { filesOf } from '#shared/content/pictures/picture-files.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import { palettes, THEMES, type Theme } from '#shared/engraving/palette.ts'
import { demoContent } from '#seed/demo-content.ts'
import { drawings } from '#seed/drawings.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'

/** Distance between the tested covers: every ninth cover in the everyday tier, every cover in the full tier. */
const STEP = inject('tier') === 'full' ? 1 : 9
const LARGEST = 30 * 1024

interface Cover {
  readonly name: string
  readonly theme: Theme
  readonly path: string
}
let covers: readonly Cover[]

beforeAll(async () => {
  const { pictures } = await demoContent()
  const all = [...pictures].filter(([address]) => address.includes('/plate-'))
  const chosen = all.filter((_, index) => Math.floor(index / 2) % STEP === 0)
  covers = chosen.map(([, path]) => ({
    name: basename(path),
    theme: path.endsWith('-dark.avif') ? 'dark' : 'light',
    path,
  }))
})

/** Renders a cover as the server delivers it for a card of this width. */
async function delivered({ path }: Cover, width: number, format: 'avif' | 'webp' = 'avif') {
  const asset = `image-${'0'.repeat(40)}-1320x880-avif`
  const picture = { asset, url: '/lake/images/p/d/x.avif', crop: null, hotspot: null }
  const file = filesOf(picture, pictureShapes.card)?.find((each) => each.width === width)
  return renderImage(path, wanted(file), format)
}

function wanted(file: PictureFile | undefined) {
  const transform = file && parseTransform(new URL(file.url, 'http://site').searchParams)
  if (transform === undefined) throw new Error('No page names such a file')
  return transform
}

/** Chroma subsampling of each AV1 image (colours and transparency) in a file, from its configuration record. */
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

test('a card cover is smaller than 30 KB and has no colour subsampling', async () => {
  expect(covers.length).toBeGreaterThanOrEqual(8)
  for (const cover of covers) {
    const card = await delivered(cover, 480)
    expect(card.length, cover.name).toBeLessThanOrEqual(LARGEST)
    expect(chromaOf(card), cover.name).toContain('whole')
    expect(chromaOf(card), cover.name).not.toContain('subsampled')
  }
})

test('a card cover for browsers without AVIF has at most 30 KB and at least six levels of transparency', async () => {
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

test('a photograph is encoded with its requested quality, without the size reduction for covers', async () => {
  const path = join(testDirectory(), 'photograph.jpg')
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

/** Peak signal-to-noise ratio of two images of the same size, in dB. */
function likeness(a: Buffer, b: Buffer): number {
  const squares = a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10((255 * 255 * a.length) / squares)
}

test('a cover for screens with a pixel ratio of 2 differs less from its drawing than a cover for other screens', async () => {
  const recipes = drawings()
  // The first two covers are one design in both themes.
  for (const cover of covers.slice(0, 2)) {
    const { paper } = palettes[cover.theme]
    const pixels = (image: Sharp) =>
      image.resize(960, 640).flatten({ background: paper }).removeAlpha().raw().toBuffer()
    const [one, two] = [await delivered(cover, 480), await delivered(cover, 960)]
    expect(await sharp(two).metadata()).toMatchObject({ width: 960, height: 640 })
    const svg = recipes.get(cover.name.replace('.avif', ''))?.() ?? ''
    const drawing = await pixels(sharp(Buffer.from(svg)))
    const gain =
      likeness(await pixels(sharp(two)), drawing) - likeness(await pixels(sharp(one)), drawing)
    expect(gain, cover.name).toBeGreaterThan(2)
  }
})

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

test('each plate of a cover has the ink colours of its theme', async () => {
  for (const theme of THEMES) {
    const inks = [palettes[theme].ink, ...Object.values(palettes[theme].accents)].map(channels)
    // Samples pixels that a line covers completely, because these have exactly an ink colour. A single plate has few of them.
    let [whole, near] = [0, 0]
    for (const cover of covers.filter((each) => each.theme === theme).slice(0, 4)) {
      const data = await sharp(cover.path).ensureAlpha().raw().toBuffer()
      for (let at = 0; at < data.length; at += 4) {
        if ((data[at + 3] ?? 0) < 250) continue
        whole += 1
        const isInk = inks.some((ink) =>
          ink.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 32),
        )
        if (isInk) near += 1
      }
    }
    expect(whole, theme).toBeGreaterThan(1_000)
    expect(near / whole, theme).toBeGreaterThan(0.9)
  }
})
