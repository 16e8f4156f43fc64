import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/**
 * Style sheets that do not belong to public pages: those of staff areas, browser defaults, and drawings whose text is measured in user
 * units.
 */
const OTHERS =
  /^web\/(?:staff|ui\/list\/styles\/(?!filters)|blocks\/(?:staff-list|uploads|comparison)|styles\/(?:reset|print|fonts)|site\/navigation\/styles\/settings)/

const sheets = execFileSync('git', ['ls-files', 'web/**/*.css'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !OTHERS.test(file))

const PX_PER_REM = 16

/** Size in px of a CSS value in `rem` or `px`, or of the minimum of `clamp()`. Undefined for tokens and relative sizes. */
function sizeOf(value: string): number | undefined {
  const [, amount, unit] = /^(?:clamp\()?([\d.]+)(rem|px)/.exec(value) ?? []
  if (amount === undefined) return undefined
  return Number(amount) * (unit === 'rem' ? PX_PER_REM : 1)
}

/** Declarations of a text size from 12 to 18 px without a token. A badge of fixed size may have 12 px. */
function ownSizes(sheet: string): readonly string[] {
  return [...sheet.matchAll(/\bfont-size:\s*([^;]+);/g)]
    .map(([, value]) => value ?? '')
    .filter((value) => {
      const size = sizeOf(value)
      return size !== undefined && size > 12 && size < 18
    })
}

describe('the style sheets of the public pages', () => {
  test('the tokens of text sizes from 12 to 18 px are 12, 15, 17 and 18 px', () => {
    const tokens = readFileSync('web/styles/tokens.css', 'utf8')
    const sizes = [...tokens.matchAll(/--t-[\w-]+:\s*([^;]+);/g)]
      .map(([, value]) => sizeOf(value ?? '') ?? 0)
      .filter((size) => size >= 12 && size <= 18)
    expect(sizes).toEqual([12, 15, 17, 18])
  })

  test.each(sheets)('text sizes from 12 to 18 px come from tokens: %s', (file) => {
    expect(ownSizes(readFileSync(file, 'utf8'))).toEqual([])
  })
})
