import { describe, expect, test } from 'vitest'
import { site } from '#shared/company/site.ts'
import { familyOfService, industries, services, serviceSections } from './catalogue.ts'
import {
  commonest,
  dayCounts,
  longer,
  repeated,
  strayClaims,
  unplain,
} from '../rules/copy-rules.ts'
import { pageText, pageWords } from './page-text.ts'
import { isRangeId, planningRanges, rangeText } from '../planning.ts'
import { screeningSteps } from '../screening-steps.ts'
import { servicePages } from './service-pages.ts'

const pages = await Promise.all(
  services.map(async ({ slug }) => [slug, (await servicePages[slug]()).page] as const),
)

const serviceSlugs: readonly string[] = services.map(({ slug }) => slug)
const industrySlugs: readonly string[] = industries.map(({ slug }) => slug)

const between = (count: number, least: number, most: number) => {
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
}

describe.each(pages)('service page %s', (slug, page) => {
  const { specimen } = page.proof
  const sections = [
    page.proof,
    page.audience,
    page.method,
    page.limits,
    page.turnaround,
    page.law,
    page.questions,
  ]

  test('has the slug under which it is listed', () => {
    expect(page.slug).toBe(slug)
  })

  test('has 600 to 1,200 words, with or without its description', () => {
    const { meta: _, ...printed } = page
    expect(pageWords(printed).length).toBeGreaterThanOrEqual(600)
    expect(pageWords(page).length).toBeLessThanOrEqual(1200)
  })

  test('fits in search results', () => {
    expect(page.meta.title.length).toBeLessThanOrEqual(50)
    between(page.meta.description.length, 110, 158)
    between(page.meta.keywords.length, 4, 8)
    expect(repeated(page.meta.keywords)).toEqual([])
  })

  test('has four facts under its head', () => {
    expect(page.facts).toHaveLength(4)
    expect(
      longer(
        46,
        page.facts.map((fact) => fact.value),
      ),
    ).toEqual([])
  })

  test("has a specimen that readers cannot mistake for a real person's report", () => {
    expect(pageText(specimen).join(' ')).toMatch(/specimen/iu)
    expect(specimen.number).toBe('No. 0000-SPECIMEN')
    expect(specimen.foot.join(' ')).toMatch(/^.*Specimen: /u)
    between(specimen.foot.length, 1, 2)
    // A longer title leaves no room for the number in the same row.
    expect(specimen.title.length).toBeLessThanOrEqual(31)
  })

  test('annotates seven to nine fields that fit the document', () => {
    const notes = specimen.fields.flatMap(({ note }) => (note === undefined ? [] : [note]))
    between(specimen.fields.length, 7, 9)
    between(notes.length, 4, 7)
    expect(specimen.fields.filter(({ kind }) => kind === 'result')).toHaveLength(1)
    expect(repeated(specimen.fields.map(({ label }) => label))).toEqual([])
    expect(
      longer(
        60,
        specimen.fields.flatMap(({ value, detail }) => [value, detail]),
      ),
    ).toEqual([])
    expect(
      longer(
        110,
        notes.map(({ text }) => text),
      ),
    ).toEqual([])
    expect(
      longer(
        16,
        specimen.fields.map(({ label }) => label),
      ),
    ).toEqual([])
  })

  test('has three to eight steps of one or two lines', () => {
    between(page.method.steps.length, 3, 8)
    expect(
      longer(
        14,
        page.method.steps.map(({ title }) => title),
      ),
    ).toEqual([])
    expect(
      longer(
        90,
        page.method.steps.map(({ text }) => text),
      ),
    ).toEqual([])
  })

  test('has two to six limits', () => {
    between(page.limits.points.length, 2, 6)
    expect(
      longer(
        160,
        page.limits.points.map(({ text }) => text),
      ),
    ).toEqual([])
    expect(page.limits.points.filter(({ title }) => title.endsWith('.'))).toEqual([])
  })

  test('has a complete turnaround table without invented durations', () => {
    const { table } = page.turnaround
    expect(table.columns).toHaveLength(4)
    between(table.rows.length, 3, 6)
    for (const row of table.rows) {
      expect(row).toHaveLength(table.columns.length)
      expect(row.filter((cell) => cell === '')).toEqual([])
      expect(longer(60, row)).toEqual([])
    }
    const ranges = Object.keys(planningRanges).filter(isRangeId).map(rangeText)
    const isPlanned = (cell: string) =>
      ranges.some((range) => cell.includes(range)) || /, else up to \d+ [a-z ]+$/u.test(cell)
    expect(dayCounts(table).filter((cell) => !isPlanned(cell))).toEqual([])
  })

  test("promises hours only in the wording of the company's claim, with its condition", () => {
    const promises = [
      ...page.facts.map(({ value }) => value),
      ...page.turnaround.table.rows.flat(),
    ].filter((text) => /\b\d+ hours?\b/u.test(text))
    const { turnaroundHours } = site.claims
    expect(
      promises.filter((text) => !new RegExp(`\\b${turnaroundHours} hours.{6,}`, 'u').test(text)),
    ).toEqual([])
  })

  test('lists the price factors in one line', () => {
    expect(longer(100, [page.turnaround.price])).toEqual([])
    expect(page.turnaround.price).toMatch(/^[a-z][^.]+[a-z]$/u)
  })

  test('has the number of readers, rules and questions that its template supports', () => {
    between(page.audience.points.length, 2, 5)
    between(page.law.points.length, 3, 5)
    between(page.questions.items.length, 4, 8)
    expect(page.questions.items.filter(({ question }) => !question.endsWith('?'))).toEqual([])
  })

  test('names the applicable law on personal data or on reports', () => {
    expect(pageText(page.law).join(' ')).toMatch(/\b(?:GDPR|FCRA|Fair Credit Reporting Act)\b/u)
  })

  test('covers the law of the US, the UK and the EU, in this order, if it is about people and companies', () => {
    if (!/screening|diligence/u.test(familyOfService(slug))) return
    const places = ['United States: ', 'United Kingdom: ', 'European Union: ']
    const titles = page.law.points.slice(0, 3).map(({ title }) => title)
    expect(titles.filter((title, at) => !title.startsWith(places[at] ?? '-'))).toEqual([])
  })

  test('had its law compared with the sources within twelve months', () => {
    expect(page.law.reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
    const until = new Date(page.law.reviewed)
    until.setUTCFullYear(until.getUTCFullYear() + 1)
    expect(until.getTime(), 'compare the law of this page with its sources').toBeGreaterThan(
      Date.now(),
    )
  })

  test('asks for no personal data in its closing', () => {
    expect(page.closing).not.toMatch(
      /\b(?:your|a|an|one|ten|the|us) (?:names?|CVs?|r[eé]sum[eé]s?|certificates?|pictures?|charts?|messages?)\b/iu,
    )
  })

  test('has short section headings', () => {
    for (const { label, heading } of sections) {
      between(label.split(' ').length, 1, 5)
      expect(heading.length, heading).toBeLessThanOrEqual(58)
    }
    expect(page.lede.length).toBeLessThanOrEqual(190)
    expect(page.closing.length).toBeLessThanOrEqual(90)
  })

  test('links to existing pages other than itself', () => {
    const asked = page.related.services.map((service) => service.slug)
    expect(asked).toHaveLength(3)
    between(page.related.industries.length, 2, 4)
    expect(serviceSlugs).toEqual(expect.arrayContaining(asked))
    expect(industrySlugs).toEqual(expect.arrayContaining([...page.related.industries]))
    expect(asked).not.toContain(slug)
    expect(repeated([...asked, ...page.related.industries])).toEqual([])
  })

  test('is written in plain language and makes no new claims', () => {
    expect(unplain(page)).toEqual([])
    expect(strayClaims(page)).toEqual([])
  })
})

test.each([
  ['title', pages.map(([, page]) => page.meta.title)],
  ['description', pages.map(([, page]) => page.meta.description)],
  ['lede', pages.map(([, page]) => page.lede)],
  ['closing', pages.map(([, page]) => page.closing)],
  ['specimen', pages.map(([, page]) => page.proof.specimen.title)],
  [
    'heading',
    pages.flatMap(([, page]) => [
      page.heading,
      page.proof.heading,
      page.audience.heading,
      page.method.heading,
      page.limits.heading,
      page.turnaround.heading,
      page.law.heading,
      page.questions.heading,
      page.related.heading,
    ]),
  ],
  [
    'step',
    pages
      // The six steps of a screening are the same on all pages that have them.
      .filter(([, page]) => page.method.steps !== screeningSteps)
      .flatMap(([, page]) => page.method.steps.map((step) => step.text)),
  ],
  ['limit', pages.flatMap(([, page]) => page.limits.points.map((point) => point.title))],
  ['question', pages.flatMap(([, page]) => page.questions.items.map((item) => item.question))],
  ['reason', pages.flatMap(([, page]) => page.related.services.map((item) => item.reason))],
])('no %s is used on more than one page', (_, values) => {
  expect(repeated(values)).toEqual([])
})

const countsOf = (page: (typeof pages)[number][1]) => ({
  steps: page.method.steps.length,
  limits: page.limits.points.length,
  readers: page.audience.points.length,
  questions: page.questions.items.length,
})

test.each(['steps', 'limits', 'readers', 'questions'] as const)(
  'at most 60 % of the pages have the same number of %s',
  (part) => {
    const counts = pages.map(([, page]) => countsOf(page)[part])
    expect(commonest(counts) / counts.length).toBeLessThanOrEqual(0.6)
  },
)

test('no two consecutive pages of the menu have the same structure', () => {
  const pageOf = new Map<string, (typeof pages)[number][1]>(pages)
  const alike = serviceSections.flatMap(({ entries }) => {
    const shapes = entries.map(({ slug }) => {
      const page = pageOf.get(slug)
      if (page === undefined) return slug
      const { steps, limits, readers } = countsOf(page)
      return `${steps} steps, ${limits} limits, ${readers} readers`
    })
    return shapes.filter((shape, at) => at > 0 && shape === shapes[at - 1])
  })
  expect(alike).toEqual([])
})
