import { readFileSync, statSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'

const styles = readFileSync(new URL('styles/fonts.css', import.meta.url), 'utf8')
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

test('the display face that every page preloads is at most 70 KB', () => {
  expect(faces).toHaveLength(2)
  expect(statSync(fileAt(faces[0]?.path ?? '')).size).toBeLessThanOrEqual(70_000)
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

  test('keeps the weights of the site and its optical sizes', () => {
    expect(open(path).variationAxes).toMatchObject({
      wght: { min: 380, max: 600 },
      opsz: { min: 18, max: 72 },
    })
  })
})

test('between them they have all of Latin-1', () => {
  const all = new Set(faces.flatMap(({ characters }) => characters))
  const latin = Array.from({ length: 0xff - 0xa0 }, (_, index) => 0xa0 + index)
  const letters = [...Array.from({ length: 95 }, (_, index) => 0x20 + index), ...latin]
  expect(letters.filter((letter) => letter !== 0xad && !all.has(letter))).toEqual([])
})
