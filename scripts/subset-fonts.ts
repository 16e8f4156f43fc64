/**
 * Cuts Newsreader down to what the site sets in it: `node scripts/subset-fonts.ts`. Its output is committed; run it
 * again when the package or the ranges below change.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const SOURCE = 'node_modules/@fontsource-variable/newsreader'
const PAGES = 'web/fonts'
const SOCIAL_IMAGES = 'server/discovery'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What English needs, with the punctuation and signs of the site. */
const BASIC = range(0x20, 0x7e) + '\u00a0£§©«°·»×\u2013\u2014\u2018\u2019\u201c\u201d•…€\u2212'

/** Letters of western European names, fetched only by pages that have one. */
const WESTERN = Array.from(`${range(0xa1, 0xff)}ıŒœˆ˚˜‚„‹›⁄™`)
  .filter((letter) => !BASIC.includes(letter))
  .join('')

/** Letters that stand in titles, for social images, which no browser chooses a file for. */
const TITLES = BASIC + WESTERN

/** Optical sizes from the face's own default up, and the weights from display text to bold. */
const AXES = { opsz: { min: 18, max: 72 }, wght: { min: 380, max: 600 } }
const FEATURES = ['kern', 'liga', 'rvrn', 'tnum']

const faces = [
  { folder: PAGES, file: 'newsreader-basic.woff2', text: BASIC, axes: AXES },
  { folder: PAGES, file: 'newsreader-western.woff2', text: WESTERN, axes: AXES },
  // One instance at display size: what makes paths of text reads no axes.
  {
    folder: SOCIAL_IMAGES,
    file: 'newsreader-display.woff2',
    text: TITLES,
    axes: { opsz: 72, wght: 380 },
  },
] as const

for (const { folder, file, text, axes } of faces) {
  const source = await readFile(join(SOURCE, 'files', 'newsreader-latin-opsz-normal.woff2'))
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...FEATURES],
  })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), font)
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} KB`)
}
await copyFile(join(SOURCE, 'LICENSE'), join(PAGES, 'newsreader-license.txt'))
