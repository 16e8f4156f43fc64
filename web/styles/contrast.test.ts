import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Declarations of the rules whose selector ends with `end`, in the order of the style sheet. */
const rulesOf = (text: string, end: string) =>
  [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => selector.trim().endsWith(end))
    .map(([, , body = '']) =>
      body
        .replaceAll(/\/\*.*?\*\//gs, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )

const contrast = read('contrast.css')
const neutral = rulesOf(contrast, ':root').concat(rulesOf(contrast, '[data-stronger-contrast]'))
const coloured = rulesOf(contrast, ':not([data-color-blind-mode])')

/** Light and dark value of each colour that the style sheet `text` declares. */
const coloursOf = (text: string) =>
  [...text.matchAll(/--([a-z\d-]+): light-dark\(\s*(#[\da-f]{6}),\s*(#[\da-f]{6})\s*\)/g)].map(
    ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
  )

const grounds = coloursOf(read('tokens.css')).filter(({ name }) =>
  ['paper', 'sunk', 'surface'].includes(name),
)

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

test('high contrast set in the system and high contrast set in the menu result in the same colours', () => {
  expect(neutral).toHaveLength(2)
  expect(coloured).toHaveLength(2)
  expect(neutral[1]).toBe(neutral[0])
  expect(coloured[1]).toBe(coloured[0])
})

test.each(coloursOf(`${neutral[0]} ${coloured[0]}`))(
  '--$name has enough contrast on every ground in both themes',
  ({ name, light, dark }) => {
    expect(grounds).toHaveLength(3)
    const least = Math.min(
      ...grounds.flatMap((ground) => [ratio(light, ground.light), ratio(dark, ground.dark)]),
    )
    expect(least).toBeGreaterThanOrEqual(name === 'line' ? 4.5 : 7)
  },
)
