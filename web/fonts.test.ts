import { readFileSync, statSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'

const styles = ['fonts.css', 'late-fonts.css']
  .map((file) => readFileSync(new URL(`styles/${file}`, import.meta.url), 'utf8'))
  .join('')
const fileAt = (path: string) => new URL(`styles/${path}`, import.meta.url)

/** Our own files with the characters that the stylesheet fetches them for. */
const faces = [
  ...styles.matchAll(/url\('(\.\.\/fonts\/[^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g),
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

test('the two faces that every page preloads are at most 50 KB together', () => {
  expect(faces).toHaveLength(12)
  const sizes = ['newsreader-basic', 'instrument-sans-basic'].map(
    (name) => statSync(fileAt(`../fonts/${name}.woff2`)).size,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50_000)
})

describe.each(faces)('$path', ({ path, characters }) => {
  test('has every character that it is fetched for, and no other', () => {
    // The last entry of every character map is a filler.
    const has = new Set(open(path).characterSet.filter((character) => character !== 0xff_ff))
    // Newsreader draws no soft hyphen of its own; browsers never show one either.
    const drawn = characters.filter((character) => character !== 0xad)
    expect(drawn.filter((character) => !has.has(character))).toEqual([])
    expect([...has].filter((character) => !characters.includes(character))).toEqual([])
  })
})

test.each([
  ['newsreader', { wght: { min: 400, max: 600 }, opsz: { min: 18, max: 72 } }],
  ['instrument-sans', { wght: { min: 400, max: 700 } }],
  ['geist-mono', { wght: { min: 400, max: 600 } }],
  ['newsreader-italic', { wght: { min: 400, max: 600 } }],
  ['instrument-sans-italic', { wght: { min: 400, max: 700 } }],
])('%s keeps the weights of the site and its optical sizes', (name, axes) => {
  expect(open(`../fonts/${name}-basic.woff2`).variationAxes).toMatchObject(axes)
})

test('files of one family and style name one range of weights', () => {
  const named = new Map<string, Set<string>>()
  for (const [, block = ''] of styles.matchAll(/@font-face \{([^}]+)\}/g)) {
    const [family, style, weight] = ['family', 'style', 'weight'].map(
      (name) => new RegExp(`font-${name}: ([^;]+);`).exec(block)?.[1],
    )
    if (weight === undefined) continue
    const face = `${family} ${style}`
    named.set(face, (named.get(face) ?? new Set()).add(weight))
  }
  expect(Object.fromEntries(named)).toEqual({
    "'Newsreader Variable' normal": new Set(['200 800']),
    "'Newsreader Variable' italic": new Set(['200 800']),
    "'Instrument Sans Variable' normal": new Set(['400 700']),
    "'Instrument Sans Variable' italic": new Set(['400 700']),
    "'Geist Mono Variable' normal": new Set(['400 600']),
  })
})

test('the display face has all of Latin-1 between its files', () => {
  const own = faces.filter(({ path }) => path.includes('newsreader'))
  const all = new Set(own.flatMap(({ characters }) => characters))
  const latin = Array.from({ length: 0xff - 0xa0 }, (_, index) => 0xa0 + index)
  const letters = [...Array.from({ length: 95 }, (_, index) => 0x20 + index), ...latin]
  expect(letters.filter((letter) => letter !== 0xad && !all.has(letter))).toEqual([])
})
