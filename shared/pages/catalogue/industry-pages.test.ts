import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { industryLimits as limits } from '#shared/content/pages/industry-limits.ts'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { industries, services } from './catalogue.ts'
import { repeated, strayClaims, unplain } from '../rules/copy-rules.ts'
import { industryPages } from './industry-pages.ts'
import type { IndustryPage } from './page-copy.ts'
import { pageWords } from './page-text.ts'

const pages = await Promise.all(
  industries.map(async ({ slug }) => [slug, (await industryPages[slug]()).page] as const),
)

const serviceSlugs: readonly string[] = services.map(({ slug }) => slug)
const industrySlugs: readonly string[] = industries.map(({ slug }) => slug)

/**
 * Pattern of a turnaround in the table of roles: a text computed from the planning ranges, or a phrase if the customer's standard
 * determines the time.
 */
const turnarounds =
  /^(?:24 hours if online|Up to \d+ (?:weeks|(?:working )?days) \([a-z ]+\)|Depends on the [a-z’ ]+|By agreement)$/u

/**
 * Patterns by the name of a check in the column Turnaround of the table of roles. Each matches the words with which the column Checks
 * describes this check.
 */
const namedBy: Readonly<Record<string, RegExp>> = {
  education: /education|degree|doctorate|transcript|school/iu,
  'issuing body':
    /licen[cs]e|register|certificate|registration|card|qualification|training record|entitlement|authority|roll/iu,
  employers: /employe|employment/iu,
  references: /referen|referee/iu,
  identity: /identity/iu,
  'address visit': /address/iu,
}

/**
 * Pattern of words for unresolved findings. At most one worked example in three may contain them in its last paragraph, and none in its
 * last sentence.
 */
const unknown = /\b(?:unknown|not known|could not be|confidential|never)\b/iu

const year = 365 * 24 * 3600 * 1000

const within = (length: number, { min = 0, max }: Limit): boolean => length >= min && length <= max

/** Number of risks, roles, points of law and questions on a page. */
const countsOf = (page: IndustryPage) => ({
  risks: page.risks.rows.length,
  roles: page.roles.table.rows.length,
  rules: page.regulation.points.length,
  questions: page.questions.items.length,
})

const lastOf = (page: IndustryPage): string => page.situation.paragraphs.at(-1) ?? ''

describe.each(pages)('industry page %s', (slug, page) => {
  test('has the slug under which it is listed', () => {
    expect(page.slug).toBe(slug)
  })

  test('has 450 to 900 words, with or without its description', () => {
    const { meta: _, ...printed } = page
    expect(pageWords(printed).length).toBeGreaterThanOrEqual(450)
    expect(pageWords(page).length).toBeLessThanOrEqual(900)
  })

  test('has a title and a description that search results show completely', () => {
    const { title, description, keywords } = page.meta
    expect(within(title.length, limits.metaTitle), title).toBe(true)
    expect(
      within(description.length, limits.metaDescription),
      `${description.length} characters`,
    ).toBe(true)
    expect(description).toMatch(/\.$/u)
    const searched = new Set(keywords.flatMap((keyword) => keyword.toLowerCase().split(' ')))
    const found = title
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 2 && searched.has(word))
    expect(found.length, `${title}: ${found.join(' ')}`).toBeGreaterThanOrEqual(2)
    expect(within(keywords.length, limits.keywords), `${keywords.length} keywords`).toBe(true)
    expect(repeated(keywords)).toEqual([])
  })

  test('has five to seven risks, each covered by a check', () => {
    const { checks, rows } = page.risks
    const asked = checks.map((check) => check.slug)
    expect(within(rows.length, limits.risks)).toBe(true)
    expect(within(checks.length, limits.checks)).toBe(true)
    expect(repeated(asked)).toEqual([])
    for (const row of rows) {
      expect(row.title.length, row.title).toBeLessThanOrEqual(limits.riskTitle.max)
      expect(row.detail.length, row.detail).toBeLessThanOrEqual(limits.riskDetail.max)
      expect(Object.values(row.cover), row.title).toContain('answers')
      expect(asked, row.title).toEqual(expect.arrayContaining(Object.keys(row.cover)))
    }
    const articles = rows.filter(({ title }) => /^An? /u.test(title))
    expect(articles.length).toBeLessThanOrEqual(rows.length / 3)
    for (const check of checks) {
      expect(serviceSlugs).toContain(check.slug)
      expect(within(check.label.length, limits.checkLabel), check.label).toBe(true)
      expect(
        rows.some((row) => row.cover[check.slug] !== undefined),
        `${check.label} meets no risk`,
      ).toBe(true)
    }
  })

  test('lists the roles in cells of 3 to 60 characters, with a turnaround in one of the allowed forms', () => {
    const { columns, rows } = page.roles.table
    expect(columns).toEqual(['Role', 'Checks', 'Repeat', 'Turnaround'])
    expect(within(rows.length, limits.roles)).toBe(true)
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(columns.length)
      expect(row.filter((cell) => !within(cell.length, { min: 3, max: 60 }))).toEqual([])
      expect(row[3]).toMatch(turnarounds)
    }
  })

  test('names the check that determines a role’s turnaround among the checks of the role', () => {
    const { rows } = page.roles.table
    for (const [index, [role, checked = '', , turnaround = '']] of rows.entries()) {
      const [, slowest = ''] = /\(([a-z ]+)\)$/u.exec(turnaround) ?? []
      const words = namedBy[slowest]
      if (words === undefined) continue
      const above = checked.startsWith('The above') ? (rows[index - 1]?.[1] ?? '') : ''
      expect(`${checked} ${above}`, `${role}: ${turnaround}`).toMatch(words)
    }
  })

  test('has sections within the limits of the template', () => {
    expect(within(page.situation.paragraphs.length, limits.paragraphs)).toBe(true)
    expect(within(page.regulation.points.length, limits.laws)).toBe(true)
    expect(within(page.questions.items.length, limits.questions)).toBe(true)
    expect(page.questions.items.filter(({ question }) => !question.endsWith('?'))).toEqual([])
    expect(page.closing.length).toBeLessThanOrEqual(limits.closing.max)
    expect(within(page.lede.length, limits.lede), page.lede).toBe(true)
    for (const { heading } of [
      page.risks,
      page.roles,
      page.situation,
      page.regulation,
      page.questions,
    ]) {
      expect(heading.length, heading).toBeLessThanOrEqual(limits.sectionHeading.max)
    }
  })

  test('links to existing pages other than itself', () => {
    const related = page.related
    expect(within(related.services.length, limits.relatedServices)).toBe(true)
    expect(within(related.industries.length, limits.relatedIndustries)).toBe(true)
    expect(serviceSlugs).toEqual(expect.arrayContaining([...related.services]))
    expect(industrySlugs).toEqual(expect.arrayContaining([...related.industries]))
    expect(related.industries).not.toContain(slug)
    expect(repeated([...related.services, ...related.industries])).toEqual([])
  })

  test('covers the United States, the United Kingdom and the European Union in this order', () => {
    const titles = page.regulation.points.map(({ title }) => title)
    const places = ['United States', 'United Kingdom', 'European Union'].map((place) =>
      titles.findIndex((title) => title.startsWith(place)),
    )
    expect(places, titles.join(' | ')).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBe(0)
  })

  test('has a section on law that was reviewed within the last twelve months', () => {
    const { reviewed } = page.regulation
    expect(reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
    expect(Date.now() - Date.parse(reviewed)).toBeLessThan(year)
  })

  test('does not end its worked example with an unresolved finding', () => {
    const sentences = [
      ...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(lastOf(page)),
    ]
    expect(sentences.at(-1)?.segment).not.toMatch(unknown)
  })

  test('is written in plain language', () => {
    expect(unplain(page)).toEqual([])
  })

  test('makes no claim about the company that is not in `site.ts`', () => {
    // Names of standards that apply to the industry are not claims about the company.
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
])('no %s is used on more than one industry page', (_, values) => {
  expect(repeated(values)).toEqual([])
})

test('at most one worked example in three ends with unresolved findings', () => {
  const open = pages.filter(([, page]) => unknown.test(lastOf(page))).map(([slug]) => slug)
  expect(open.length, open.join(', ')).toBeLessThanOrEqual(pages.length / 3)
})

test.each(['risks', 'roles', 'rules', 'questions'] as const)(
  'at most 60 % of the pages have the same number of %s',
  (part) => {
    const counts = Map.groupBy(pages, ([, page]) => countsOf(page)[part])
    for (const [count, alike] of counts) {
      expect(alike.length / pages.length, `${count} ${part}`).toBeLessThanOrEqual(0.6)
    }
  },
)

test('no two consecutive pages of the menu have the same structure', () => {
  const alike = pages.flatMap(([slug, page], at) => {
    const next = pages[at + 1]
    return next && isDeepStrictEqual(countsOf(page), countsOf(next[1])) ? [[slug, next[0]]] : []
  })
  expect(alike).toEqual([])
})
