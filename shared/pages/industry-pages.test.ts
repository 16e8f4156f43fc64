import { describe, expect, test } from 'vitest'
import { industries, services } from './catalogue.ts'
import { strayClaims, unplain } from './copy-rules.ts'
import { industryPages } from './industry-pages.ts'
import { pageText, pageWords } from './page-text.ts'

const pages = await Promise.all(
  industries.map(async ({ slug }) => [slug, (await industryPages[slug]()).page] as const),
)

const serviceSlugs: readonly string[] = services.map(({ slug }) => slug)
const industrySlugs: readonly string[] = industries.map(({ slug }) => slug)

/** Words that sell instead of saying, and marks that shout. */
const banned =
  /[—!]|\b(seamless|cutting[- ]edge|leverag\w*|robust|empower\w*|unlock\w*|best[- ]in[- ]class|world[- ]class|state[- ]of[- ]the[- ]art|unparalleled|unmatched|revolution\w*|holistic|synerg\w*|effortless\w*|game[- ]chang\w*|peace of mind|one[- ]stop|lorem|ipsum|todo|tbd|placeholder)\b/iu

/** What a page may promise about time: the one claim of the company, or that the source decides. */
const turnarounds = /^(24-hour\b.*|Set by the (source|court|registry)|By agreement)$/u

const within = (length: number, least: number, most: number): boolean =>
  length >= least && length <= most

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at)

describe.each(pages)('the dossier of %s', (slug, page) => {
  test('is filed under its own slug', () => {
    expect(page.slug).toBe(slug)
  })

  test('has 450 to 900 words, its description among them or not', () => {
    const { meta: _, ...printed } = page
    expect(pageWords(printed).length).toBeGreaterThanOrEqual(450)
    expect(pageWords(page).length).toBeLessThanOrEqual(900)
  })

  test('fits search results', () => {
    const { title, description, keywords } = page.meta
    expect(title.length).toBeLessThanOrEqual(50)
    expect(within(description.length, 110, 158), `${description.length} characters`).toBe(true)
    expect(within(keywords.length, 4, 8), `${keywords.length} keywords`).toBe(true)
    expect(repeated(keywords)).toEqual([])
  })

  test('has five to seven risks, each with a check that answers it', () => {
    const { checks, rows } = page.risks
    const asked = checks.map((check) => check.slug)
    expect(within(rows.length, 5, 7)).toBe(true)
    expect(within(checks.length, 6, 7)).toBe(true)
    expect(repeated(asked)).toEqual([])
    for (const row of rows) {
      expect(row.title.length, row.title).toBeLessThanOrEqual(48)
      expect(row.detail.length, row.detail).toBeLessThanOrEqual(60)
      expect(Object.values(row.cover), row.title).toContain('answers')
      expect(asked, row.title).toEqual(expect.arrayContaining(Object.keys(row.cover)))
    }
    for (const check of checks) {
      expect(serviceSlugs).toContain(check.slug)
      expect(within(check.label.length, 2, 12), check.label).toBe(true)
      expect(
        rows.some((row) => row.cover[check.slug] !== undefined),
        `${check.label} meets no risk`,
      ).toBe(true)
    }
  })

  test('says who is checked, with cells that fit and no promise of days', () => {
    const { columns, rows } = page.roles.table
    expect(columns).toHaveLength(4)
    expect(within(rows.length, 3, 5)).toBe(true)
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(columns.length)
      expect(row.filter((cell) => !within(cell.length, 3, 60))).toEqual([])
      expect(row[3]).toMatch(turnarounds)
    }
  })

  test('keeps its sections to the size of the template', () => {
    expect(within(page.situation.paragraphs.length, 2, 4)).toBe(true)
    expect(within(page.regulation.points.length, 2, 4)).toBe(true)
    expect(within(page.questions.items.length, 2, 4)).toBe(true)
    expect(page.questions.items.filter(({ question }) => !question.endsWith('?'))).toEqual([])
    expect(page.closing.length).toBeLessThanOrEqual(80)
    for (const { label, heading } of [
      page.risks,
      page.roles,
      page.situation,
      page.regulation,
      page.questions,
    ]) {
      expect(within(label.split(' ').length, 1, 4), label).toBe(true)
      expect(heading.length, heading).toBeLessThanOrEqual(60)
    }
  })

  test('leads to pages that exist, and not to itself', () => {
    const related = page.related
    expect(within(related.services.length, 2, 3)).toBe(true)
    expect(within(related.industries.length, 1, 2)).toBe(true)
    expect(serviceSlugs).toEqual(expect.arrayContaining([...related.services]))
    expect(industrySlugs).toEqual(expect.arrayContaining([...related.industries]))
    expect(related.industries).not.toContain(slug)
    expect(repeated([...related.services, ...related.industries])).toEqual([])
  })

  test('is plainly written', () => {
    expect(pageText(page).filter((text) => banned.test(text))).toEqual([])
    expect(pageText(page).filter((text) => /['"]|\s{2}|^\s|\s$/u.test(text))).toEqual([])
    expect(unplain(page)).toEqual([])
  })

  test('claims nothing new of the company', () => {
    // Standards that the trade itself is held to are no claims of ours.
    const ofTheTrade = /^(?:ISO \d+|SOC 2)$/u
    expect(strayClaims(page).filter((found) => !ofTheTrade.test(found))).toEqual([])
  })
})

test.each([
  ['title', pages.map(([, page]) => page.meta.title)],
  ['description', pages.map(([, page]) => page.meta.description)],
  ['lede', pages.map(([, page]) => page.lede)],
  ['closing', pages.map(([, page]) => page.closing)],
  [
    'heading',
    pages.flatMap(([, page]) => [
      page.heading,
      page.risks.heading,
      page.roles.heading,
      page.situation.heading,
      page.regulation.heading,
      page.questions.heading,
      page.related.heading,
    ]),
  ],
  ['risk', pages.flatMap(([, page]) => page.risks.rows.map((row) => row.title))],
  ['question', pages.flatMap(([, page]) => page.questions.items.map((item) => item.question))],
])('no %s stands on two pages', (_, values) => {
  expect(repeated(values)).toEqual([])
})
