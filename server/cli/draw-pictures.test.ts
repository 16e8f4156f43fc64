import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { drawPictures } from './draw-pictures.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0L40 20" stroke="#169B8E"/></svg>'
const pictures = new Map([['image@file://./line.webp', SVG]])

test('a drawing is made at its size, and kept for the next time', async () => {
  const [folder, later, kept] = [testDirectory(), testDirectory(), testDirectory()]
  const asset = (await drawPictures(pictures, folder, kept)).get('image@file://./line.webp')
  expect(asset).toMatchObject({ kind: 'image', filename: 'line.webp' })
  expect(await sharp(join(folder, 'line.webp')).metadata()).toMatchObject({
    format: 'webp',
    width: 40,
    height: 20,
    hasAlpha: true,
  })
  const [name = ''] = readdirSync(kept)
  writeFileSync(join(kept, name), 'kept')
  await drawPictures(pictures, later, kept)
  expect(readFileSync(join(later, 'line.webp'), 'utf8')).toBe('kept')
})

test('where nothing can be kept it is drawn all the same', async () => {
  const folder = testDirectory()
  const file = join(testDirectory(), 'file')
  writeFileSync(file, '')
  await drawPictures(pictures, folder, join(file, 'no-folder'))
  expect(readdirSync(folder)).toEqual(['line.webp'])
})
