import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Rgb = readonly [number, number, number]

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [, setText = ''] = /\[data-color-blind-mode\] \{([^}]*)\}/.exec(tokens) ?? []

const THEMES = ['light', 'dark'] as const

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Named colours that the stylesheet `text` defines for one theme. */
const coloursOf = (text: string, theme: (typeof THEMES)[number]) =>
  new Map(
    [...text.matchAll(/--([a-z-]+): light-dark\(\s*(#[\da-f]{6}),\s*(#[\da-f]{6})\s*\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, rgb(theme === 'light' ? light : dark)],
    ),
  )

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Matrices that simulate colour blindness on linear RGB values. Source: Machado, Oliveira and Fernandes 2009, severity 1. */
const sights = {
  'full sight': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const

/** CIE L*a*b* value (D65) of a colour as a person with the simulated vision sees it. */
function seen(colour: Rgb, matrix: readonly number[]): Rgb {
  const values = colour.map(linear)
  const [r = 0, g = 0, b = 0] = [0, 3, 6].map((row) => {
    const sum = values.reduce((all, value, index) => all + value * (matrix[row + index] ?? 0), 0)
    return Math.min(1, Math.max(0, sum))
  })
  const curve = (value: number) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360
const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180)
const sine = (angle: number) => Math.sin((angle * Math.PI) / 180)

/** CIEDE2000 difference of two colours in L*a*b*. */
function distance([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const middle = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(middle ** 7 / (middle ** 7 + 25 ** 7)))
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [h1, h2] = [degrees(Math.atan2(b1, p1)), degrees(Math.atan2(b2, p2))]
  const isGrey = c1 * c2 === 0
  const turn = ((h2 - h1 + 540) % 360) - 180
  const dh = isGrey ? 0 : 2 * Math.sqrt(c1 * c2) * sine(turn / 2)
  const h = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const t =
    1 -
    0.17 * cosine(h - 30) +
    0.24 * cosine(2 * h) +
    0.32 * cosine(3 * h + 6) -
    0.2 * cosine(4 * h - 63)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sine(60 * Math.exp(-(((h - 275) / 25) ** 2)))
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh]
  return Math.sqrt(x * x + y * y + z * z + rotation * y * z)
}

const luminance = (colour: Rgb) => {
  const [r = 0, g = 0, b = 0] = colour.map(linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: Rgb, other: Rgb) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Names of colours that appear next to each other: those of the lines of work, and those of states. */
const groups = [
  ['teal', 'indigo', 'plum', 'copper'],
  ['ok', 'warn', 'bad'],
] as const

const pairs = groups.flatMap((names) =>
  names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const)),
)

/** The two colours that are hardest to distinguish with the simulated vision, and their difference. */
function closest(text: string, theme: (typeof THEMES)[number], sight: keyof typeof sights) {
  const colours = coloursOf(text, theme)
  const all = pairs.map(([one, other]) => {
    const [a, b] = [colours.get(one), colours.get(other)]
    if (a === undefined || b === undefined) throw new Error(`${one} or ${other} has no colour.`)
    return {
      pair: `${one} ${other}`,
      apart: distance(seen(a, sights[sight]), seen(b, sights[sight])),
    }
  })
  return all.toSorted((a, b) => a.apart - b.apart)[0]
}

/** Minimum CIEDE2000 difference of colours that are distinguished at a glance. A difference of 2.3 is just noticeable. */
const APART = 12

test('the computed colour distance matches published test data', () => {
  // Sharma, Wu and Dalal 2005, pairs 1, 10, 17 and 25.
  expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
  expect(distance([50, 2.49, -0.001], [50, -2.49, 0.0011])).toBeCloseTo(7.2195, 3)
  expect(distance([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4)
  expect(distance([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(
    1.2644,
    4,
  )
})

describe.each(THEMES)('the colour-blind palette (%s)', (theme) => {
  test.each(Object.keys(sights) as (keyof typeof sights)[])(
    'is distinguishable with %s',
    (sight) => {
      const { pair, apart } = closest(setText, theme, sight) ?? {}
      expect(apart, pair).toBeGreaterThan(APART)
    },
  )

  test('is as legible as the default palette', () => {
    const grounds = coloursOf(tokens, theme)
    for (const [name, colour] of coloursOf(setText, theme))
      for (const ground of ['paper', 'surface']) {
        const under = grounds.get(ground) ?? [0, 0, 0]
        expect(contrast(colour, under), `${name} on ${ground}`).toBeGreaterThan(4.5)
      }
  })
})

test('the default palette has pairs that are hard to distinguish', () => {
  const usual = tokens.replace(setText, '')
  const least = THEMES.flatMap((theme) =>
    (['protanopia', 'deuteranopia', 'tritanopia'] as const).map(
      (sight) => closest(usual, theme, sight)?.apart ?? 0,
    ),
  )
  expect(Math.min(...least)).toBeLessThan(APART / 1.5)
})
