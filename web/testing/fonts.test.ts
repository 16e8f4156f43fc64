import { readFileSync, statSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'

const styles = readFileSync(new URL('../styles/fonts.css', import.meta.url), 'utf8')
const fileAt = (path: string) => new URL(`../styles/${path}`, import.meta.url)

/** Font files of the site, each with the characters for which the style sheet declares it. */
const faces = [
  ...styles.matchAll(/url\('(\.\.\/fonts\/[^'?]+)(?:\?inline)?'\)[^;]*;\s*unicode-range:([^;]+);/g),
].map(([, path = '', ranges = '']) => ({
  path,
  characters: ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  }),
}))

function open(path: string): fontkit.Font {
  const font = fontkit.create(readFileSync(fileAt(path)))
  if (!('characterSet' in font)) throw new Error(`${path} holds no single face`)
  return font
}

test('the style sheet contains one font file, of at most 4.5 KB', () => {
  const inlined = [...styles.matchAll(/url\('([^']+)\?inline'\)/g)].map(([, path = '']) => path)
  expect(inlined).toEqual(['../fonts/geist-mono-basic.woff2'])
  expect(statSync(fileAt('../fonts/geist-mono-basic.woff2')).size).toBeLessThanOrEqual(4_500)
})

test('the two font files that every page preloads have at most 30 KB together', () => {
  expect(faces).toHaveLength(17)
  const sizes = ['newsreader-basic', 'instrument-sans-basic'].map(
    (name) => statSync(fileAt(`../fonts/${name}.woff2`)).size,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000)
})

describe.each(faces)('the font file $path', ({ path, characters }) => {
  test('the font file contains exactly the characters for which the style sheet loads it', () => {
    // Excludes the last entry of the character map, which represents no character.
    const has = new Set(open(path).characterSet.filter((character) => character !== 0xff_ff))
    // Excludes the soft hyphen, which Newsreader does not contain and browsers never draw.
    const drawn = characters.filter((character) => character !== 0xad)
    expect(drawn.filter((character) => !has.has(character))).toEqual([])
    expect([...has].filter((character) => !characters.includes(character))).toEqual([])
  })
})

test.each([
  ['newsreader', { opsz: { min: 18, max: 72 } }],
  ['newsreader-strong', { wght: { min: 500, max: 600 } }],
  ['instrument-sans', { wght: { min: 400, max: 700 } }],
  ['geist-mono-strong', { wght: { min: 450, max: 600 } }],
  ['newsreader-italic', { wght: { min: 400, max: 600 } }],
  ['instrument-sans-italic', { wght: { min: 400, max: 700 } }],
])('the font file %s contains the weights and optical sizes that the site uses', (name, axes) => {
  expect(open(`../fonts/${name}-basic.woff2`).variationAxes).toMatchObject(axes)
})

/** Characters of each range of weights, by `family style weights`. */
const ranges = new Map<string, Set<number>>()
for (const [, block = ''] of styles.matchAll(/@font-face \{([^}]+)\}/g)) {
  const [family, style, weights] = ['family', 'style', 'weight'].map(
    (name) => new RegExp(`font-${name}: ([^;]+);`).exec(block)?.[1],
  )
  if (weights === undefined) continue
  const own = faces.find(({ path }) => block.includes(path))
  const range = `${family} ${style} ${weights}`
  ranges.set(range, new Set([...(ranges.get(range) ?? []), ...(own?.characters ?? [])]))
}

test('files of one family and style declare the same range of weights, except Newsreader and Geist Mono, which have separate files for bold weights', () => {
  expect([...ranges.keys()].toSorted()).toEqual([
    "'Geist Mono Variable' normal 400",
    "'Geist Mono Variable' normal 401 600",
    "'Instrument Sans Variable' italic 400 700",
    "'Instrument Sans Variable' normal 400 700",
    "'Newsreader Variable' italic 200 800",
    "'Newsreader Variable' normal 200 499",
    "'Newsreader Variable' normal 500 800",
  ])
})

test.each(['200 499', '500 800'])(
  'the display typeface contains all of Latin-1 for the weights %s',
  (weights) => {
    const has = ranges.get(`'Newsreader Variable' normal ${weights}`)
    const latin = Array.from({ length: 0xff - 0xa0 }, (_, index) => 0xa0 + index)
    const letters = [...Array.from({ length: 95 }, (_, index) => 0x20 + index), ...latin]
    expect(letters.filter((letter) => letter !== 0xad && has?.has(letter) !== true)).toEqual([])
  },
)
