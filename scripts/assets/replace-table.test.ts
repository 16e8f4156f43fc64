import { readFile } from 'node:fs/promises'
import * as fontkit from 'fontkit'
import subsetFont, { type Axes } from 'subset-font'
import { expect, test } from 'vitest'
import { replaceTable } from './replace-table.ts'

const source = await readFile(
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
)

const instance = async (variationAxes: Axes, text = 'AVTo.', keepFeatures = ['kern']) =>
  subsetFont(source, text, { targetFormat: 'sfnt', variationAxes, keepFeatures })

function open(font: Buffer): fontkit.Font {
  const opened = fontkit.create(font)
  if (!('layout' in opened)) throw new Error('The file holds no single face.')
  return opened
}

const kerningOf = (font: fontkit.Font) => {
  const { glyphs, positions } = font.layout('AVTo.')
  return positions.map(({ xAdvance }, index) => xAdvance - (glyphs[index]?.advanceWidth ?? 0))
}

test('replaceTable keeps the axes of a font and inserts the kerning of another instance', async () => {
  const axes = { opsz: { min: 18, max: 72 }, wght: 400 }
  const still = await instance({ opsz: 40, wght: 400 })
  const replaced = open(replaceTable(await instance(axes), still, 'GPOS'))
  expect(Object.keys(replaced.variationAxes)).toEqual(['opsz'])
  expect(kerningOf(replaced)).toEqual(kerningOf(open(still)))
  expect(kerningOf(replaced)).not.toEqual(kerningOf(open(await instance(axes))))
})

test('replaceTable removes a table that the source font lacks', async () => {
  const axes = { opsz: 40, wght: 400 }
  const replaced = replaceTable(await instance(axes), await instance(axes, 'AVTo.', []), 'GPOS')
  expect(new Set(kerningOf(open(replaced)))).toEqual(new Set([0]))
})

test('replaceTable rejects fonts with different glyphs', async () => {
  const axes = { opsz: 40, wght: 400 }
  const [one, other] = await Promise.all([instance(axes), instance(axes, 'AVW')])
  expect(() => replaceTable(one, other, 'GPOS')).toThrow('The fonts differ in their glyphs.')
})
