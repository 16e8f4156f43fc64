import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAMILIES } from './family-names.ts'
import { palettes, THEMES } from './palette.ts'
import { readSeal, sealSvg } from './seal.ts'
import type { SealLook } from './seal-look.ts'
import { engravingPaths } from '../paths/paths.ts'

const names = (address: string) => {
  const [kind = '', family = '', seed = '', mark = '', file = ''] = address.split('/').slice(2)
  return { kind, family, seed, mark, file }
}

const looks: readonly SealLook[] = [
  { kind: 'seal', family: 'screening', seed: 0 },
  { kind: 'seal', family: 'data', seed: 71_203, mark: 'criminal-check' },
  { kind: 'proof', family: 'technology', seed: 1_000_003 },
]

for (const theme of THEMES) {
  test.each(looks)(
    `the address of a ${theme} seal contains its kind, family, seed and mark: %o`,
    (look) => {
      expect(readSeal(names(engravingPaths.seal(look, theme)))).toEqual({ look, theme })
    },
  )
}

test.each([
  '/engravings/stamp/screening/0/own/light.svg',
  '/engravings/seal/banking/0/own/light.svg',
  '/engravings/seal/toString/0/own/light.svg',
  '/engravings/seal/screening/-1/own/light.svg',
  '/engravings/seal/screening/00/own/light.svg',
  '/engravings/seal/screening/1e3/own/light.svg',
  '/engravings/seal/screening/12345678901/own/light.svg',
  '/engravings/seal/screening/0/constructor/light.svg',
  '/engravings/seal/screening/0/own/light',
  '/engravings/seal/screening/0/own/sepia.svg',
])('%s is not the address of a seal', (address) => {
  expect(readSeal(names(address))).toBeUndefined()
})

test('a seal contains its colours, references no other file, and is small', () => {
  for (const family of FAMILIES) {
    for (const theme of THEMES) {
      const svg = sealSvg({ kind: 'seal', family, seed: 7 }, theme)
      expect(svg).toContain(`stroke="${palettes[theme].accents[family]}"`)
      expect(svg).toContain(`stroke="${palettes[theme].ink}"`)
      expect(svg).not.toMatch(/class=|style|href="(?!#)/)
      expect(svg.length).toBeLessThan(12 * 1024)
    }
  }
})

test('the colours of a seal equal the design tokens of the pages', () => {
  const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
  const pair = (name: string) =>
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens)?.slice(1)
  const both = (of: (palette: typeof palettes.light) => string) =>
    THEMES.map((theme) => of(palettes[theme]))
  expect(pair('paper')).toEqual(both(({ paper }) => paper))
  expect(pair('ink')).toEqual(both(({ ink }) => ink))
  expect(pair('teal')).toEqual(both(({ accents }) => accents.screening))
  expect(pair('indigo')).toEqual(both(({ accents }) => accents.diligence))
  expect(pair('plum')).toEqual(both(({ accents }) => accents.data))
  expect(pair('copper')).toEqual(both(({ accents }) => accents.technology))
})
