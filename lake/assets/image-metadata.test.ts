import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readImageMetadata } from './image-metadata.ts'

const directory = mkdtempSync(join(tmpdir(), 'image-metadata-'))
afterAll(() => rmSync(directory, { recursive: true }))

const SIZE = { width: 40, height: 30 }
const paper = { ...SIZE, channels: 4, background: { r: 240, g: 240, b: 240, alpha: 1 } } as const
const dot = {
  create: { ...paper, width: 1, height: 1, background: { r: 0, g: 0, b: 0, alpha: 1 } },
}

const pictures = [
  {
    name: 'no alpha',
    image: sharp({ create: { ...paper, channels: 3 } }),
    hasAlpha: false,
    isOpaque: true,
  },
  {
    name: 'an alpha channel without effect',
    image: sharp({ create: paper }),
    hasAlpha: true,
    isOpaque: true,
  },
  {
    name: 'one transparent pixel',
    image: sharp({ create: paper }).composite([
      { input: dot, blend: 'dest-out', left: 39, top: 29 },
    ]),
    hasAlpha: true,
    isOpaque: false,
  },
  {
    name: 'one transparent pixel that a tiny version does not show',
    image: sharp({ create: paper })
      .resize(400, 300, { kernel: 'nearest' })
      .composite([{ input: dot, blend: 'dest-out', left: 399, top: 299 }]),
    hasAlpha: true,
    isOpaque: false,
    dimensions: { width: 400, height: 300 },
  },
  {
    name: 'only transparent pixels of 16 bits per channel',
    image: sharp({
      create: { ...paper, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    }).toColourspace('rgb16'),
    hasAlpha: true,
    isOpaque: false,
  },
]

test.each(pictures)('readImageMetadata reads a picture with $name', async (picture) => {
  const { name, image, hasAlpha, isOpaque, dimensions = SIZE } = picture
  const path = join(directory, `${name}.png`)
  await image.png().toFile(path)
  const { extension, metadata } = await readImageMetadata(path)
  expect(extension).toBe('png')
  expect(metadata).toMatchObject({ hasAlpha, isOpaque, dimensions })
  expect(metadata.lqip).toMatch(isOpaque ? /^data:image\/jpeg/ : /^data:image\/png/)
})
