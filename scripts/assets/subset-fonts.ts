/**
 * Subsets the site's fonts to the used characters: `node scripts/assets/subset-fonts.ts`. The subsets are committed. Run the script again
 * when a font package or a range of this file changes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont, { type Axes } from 'subset-font'
import { replaceTable } from './replace-table.ts'

const SOURCES = 'node_modules/@fontsource-variable'
const PAGES = 'web/fonts'
const SOCIAL_IMAGES = 'server/discovery'
const REPORTS = 'server/reports/pdf/fonts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Characters of English, with the punctuation and signs of the site. */
const BASIC = range(0x20, 0x7e) + '\u00a0£§©«°·»×\u2013\u2014\u2018\u2019\u201c\u201d•…€\u2212'

/**
 * Subset for the two fonts that every page requests first: letters, digits and punctuation. All other signs are left out, and with them
 * their kerning tables, which are a third of the size.
 */
const FIRST =
  range(0x41, 0x5a) +
  range(0x61, 0x7a) +
  range(0x30, 0x39) +
  ' .,:;?!-&()%+/\u00a0·\u2013\u2019\u201c\u201d…'

/** Signs of the footer, and of the header of the contact page. Both are set in the sans font. */
const FIRST_SANS = '©@'

/** Letters of western European names in a separate font file, which only pages with one of these letters load. */
const WESTERN = Array.from(`${range(0xa1, 0xff)}ıŒœˆ˚˜‚„‹›⁄™`)
  .filter((letter) => !BASIC.includes(letter))
  .join('')

/** Arrows, which only the sans and the mono font contain. */
const ARROWS = '\u2191\u2193'

/**
 * Fonts of the pages. All instances of a file have the kerning of the instance `kernedAt`. Kerning that varies with weight and size would
 * take a third of a file, and differs by less than a hundredth of the font size on average (decision 121).
 */
const families = [
  {
    name: 'newsreader',
    folder: 'newsreader',
    source: 'newsreader-latin-opsz-normal',
    // A fixed weight between that of headings (380) and of lead paragraphs (420), because the weight axis would add 15 KB.
    axes: { opsz: { min: 18, max: 72 }, wght: 410 },
    kernedAt: { opsz: 40, wght: 410 },
    features: ['kern', 'liga', 'rvrn', 'tnum'],
    more: '',
    first: FIRST,
  },
  {
    name: 'newsreader-strong',
    folder: 'newsreader',
    source: 'newsreader-latin-opsz-normal',
    // A fixed optical size, because this font is used for small text only: titles of cells and emphasised words.
    axes: { opsz: 20, wght: { min: 500, max: 600 } },
    kernedAt: { opsz: 20, wght: 550 },
    features: ['kern', 'liga', 'rvrn', 'tnum'],
    more: '',
    first: undefined,
  },
  {
    name: 'instrument-sans',
    folder: 'instrument-sans',
    source: 'instrument-sans-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
    kernedAt: { wght: 450 },
    features: ['ccmp', 'kern', 'liga', 'tnum', 'mark'],
    more: ARROWS,
    first: FIRST + FIRST_SANS,
  },
  {
    name: 'geist-mono',
    folder: 'geist-mono',
    source: 'geist-mono-latin-wght-normal',
    // A fixed weight, which keeps the first file of this font small: the style sheet contains the bytes of that file.
    axes: { wght: 400 },
    kernedAt: { wght: 400 },
    features: ['ccmp', 'mark'],
    more: ARROWS,
    first: FIRST,
  },
  {
    name: 'geist-mono-strong',
    folder: 'geist-mono',
    source: 'geist-mono-latin-wght-normal',
    axes: { wght: { min: 450, max: 600 } },
    kernedAt: { wght: 500 },
    features: ['ccmp', 'mark'],
    more: ARROWS,
    first: undefined,
  },
  {
    name: 'newsreader-italic',
    folder: 'newsreader',
    source: 'newsreader-latin-wght-italic',
    axes: { wght: { min: 400, max: 600 } },
    kernedAt: { wght: 450 },
    features: ['kern', 'liga', 'tnum'],
    more: '',
    first: undefined,
  },
  {
    name: 'instrument-sans-italic',
    folder: 'instrument-sans',
    source: 'instrument-sans-latin-wght-italic',
    axes: { wght: { min: 400, max: 700 } },
    kernedAt: { wght: 450 },
    features: ['ccmp', 'kern', 'liga', 'tnum', 'mark'],
    more: ARROWS,
    first: undefined,
  },
] as const

const sourceOf = (family: string, file: string) =>
  readFile(join(SOURCES, family, 'files', `${file}.woff2`))

async function write(folder: string, file: string, font: Buffer) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${file}.woff2`), font)
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} KB`)
}

for (const { name, folder, source, axes, kernedAt, features, more, first } of families) {
  const font = await sourceOf(folder, source)
  const cut = async (text: string) => {
    const keepFeatures = [...features]
    const instance = async (variationAxes: Axes) =>
      subsetFont(font, text, { targetFormat: 'sfnt', variationAxes, keepFeatures })
    const kerned = replaceTable(await instance(axes), await instance(kernedAt), 'GPOS')
    return subsetFont(kerned, text, { targetFormat: 'woff2', variationAxes: {}, keepFeatures })
  }
  await write(PAGES, `${name}-basic`, await cut(first ?? BASIC + more))
  if (first !== undefined) {
    // A separate font file, which only pages with one of these signs load.
    const signs = Array.from(BASIC + more).filter((sign) => !first.includes(sign))
    await write(PAGES, `${name}-signs`, await cut(signs.join('')))
  }
  await write(PAGES, `${name}-western`, await cut(WESTERN))
  await copyFile(join(SOURCES, folder, 'LICENSE'), join(PAGES, `${folder}-license.txt`))
}

// A fixed instance at display size for the titles of social images, because the text-to-path renderer ignores axes.
const display = await subsetFont(
  await sourceOf('newsreader', 'newsreader-latin-opsz-normal'),
  BASIC + WESTERN,
  { targetFormat: 'woff2', variationAxes: { opsz: 72, wght: 380 }, keepFeatures: ['kern', 'liga'] },
)
await write(SOCIAL_IMAGES, 'newsreader-display', display)

/** Letters of European names outside western Europe: Latin Extended-A and B, and Vietnamese. */
const EXTENDED = range(0x100, 0x24f) + range(0x1e00, 0x1eff)

/**
 * Fonts of the PDF of a report. Each has fixed axes, because a PDF has no variable fonts. Ligatures are left out, because their text is
 * harder to extract.
 */
const reportFonts = [
  { name: 'heading', folder: 'newsreader', file: 'newsreader', axes: { opsz: 36, wght: 400 } },
  { name: 'text', folder: 'instrument-sans', file: 'instrument-sans', axes: { wght: 400 } },
  { name: 'strong', folder: 'instrument-sans', file: 'instrument-sans', axes: { wght: 600 } },
  { name: 'mono', folder: 'geist-mono', file: 'geist-mono', axes: { wght: 400 } },
] as const
for (const { name, folder, file, axes } of reportFonts) {
  const axis = 'opsz' in axes ? 'opsz' : 'wght'
  const parts = [
    ['latin', BASIC + WESTERN],
    ...(name === 'mono' ? [] : [['latin-ext', EXTENDED] as const]),
  ] as const
  for (const [part, text] of parts) {
    const font = await subsetFont(await sourceOf(folder, `${file}-${part}-${axis}-normal`), text, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: ['kern', 'ccmp', 'mark'],
    })
    await mkdir(REPORTS, { recursive: true })
    await writeFile(join(REPORTS, `${name}-${part}.ttf`), font)
    console.log(`${name}-${part}.ttf: ${(font.length / 1000).toFixed(1)} KB`)
  }
}
