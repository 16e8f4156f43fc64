import { describe, expect, test } from 'vitest'
import { industryPages } from '../catalogue/industry-pages.ts'
import { rangeText } from '../planning.ts'
import { screeningSteps } from '../screening-steps.ts'
import { pageText, pageWords } from '../catalogue/page-text.ts'
import { servicePages } from '../catalogue/service-pages.ts'
import { solutionPages } from '../catalogue/solution-pages.ts'

const SIZE = 8
/** Maximum fraction of the shingles (sequences of words) of a page that may also occur on another page. */
const MOST = 0.15

const pages = await Promise.all(
  [
    ...Object.entries(servicePages),
    ...Object.entries(solutionPages).map(([slug, load]) => [`solutions/${slug}`, load] as const),
    ...Object.entries(industryPages).map(([slug, load]) => [`industries/${slug}`, load] as const),
  ].map(async ([name, load]) => ({ name, page: (await load()).page })),
)

const shinglesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.slice(0, 1 - SIZE).map((_, at) => words.slice(at, at + SIZE).join(' ')))

const shingled = pages.map(({ name, page }) => ({ name, shingles: shinglesOf(pageWords(page)) }))

/** Texts of the six steps of a screening, which are the same on all pages. */
const steps = new Set<string>(screeningSteps.map(({ text }) => text))

const shareOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.intersection(other).size / Math.min(one.size, other.size)

describe.each(shingled)('the page $name', ({ name, shingles }) => {
  test('shares at most 15 % of its shingles with any other page', () => {
    const alike = shingled
      .filter((other) => other.name !== name)
      .map((other) => ({ page: other.name, share: shareOf(shingles, other.shingles) }))
      .filter(({ share }) => share > MOST)
    expect(alike).toEqual([])
  })
})

test('no paragraph of ten words or more is used on two pages', () => {
  const seen = new Map<string, string>()
  const twice = pages.flatMap(({ name, page }) =>
    pageText(page)
      .filter((text) => text.split(' ').length >= 10)
      // Leaves out texts that several pages generate from the same table.
      .filter((text) => !text.startsWith(rangeText('watchlist')) && !steps.has(text))
      .flatMap((text) => {
        const first = seen.get(text)
        seen.set(text, name)
        return first === undefined || first === name ? [] : [`${first}, ${name}: ${text}`]
      }),
  )
  expect(twice).toEqual([])
})
