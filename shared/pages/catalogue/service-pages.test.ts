import { describe, expect, test } from 'vitest'
import { durationProblem, reviewProblem } from '#shared/content/pages/page-facts.ts'
import { type Limit, serviceLimits as limits } from '#shared/content/pages/service-limits.ts'
import { familyOfService, industries, services, serviceSections } from './catalogue.ts'
import { commonest, longer, repeated, strayClaims, unplain } from '../rules/copy-rules.ts'
import { pageText, pageWords } from './page-text.ts'
import { screeningSteps } from '../screening-steps.ts'
import { servicePages } from './service-pages.ts'

const pages = await Promise.all(
  services.map(async ({ slug }) => [slug, (await servicePages[slug]()).page] as const),
)

const serviceSlugs: readonly string[] = services.map(({ slug }) => slug)
const industrySlugs: readonly string[] = industries.map(({ slug }) => slug)

const within = (count: number, { min = 0, max }: Limit) => {
  expect(count).toBeGreaterThanOrEqual(min)
  expect(count).toBeLessThanOrEqual(max)
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

  test('has a title and a description that search results show completely', () => {
    within(page.meta.title.length, limits.metaTitle)
    within(page.meta.description.length, limits.metaDescription)
    within(page.meta.keywords.length, limits.keywords)
    expect(repeated(page.meta.keywords)).toEqual([])
  })

  test('has four facts under its head', () => {
    within(page.facts.length, limits.facts)
    expect(
      longer(
        limits.factValue.max,
        page.facts.map((fact) => fact.value),
      ),
    ).toEqual([])
  })

  test("has a specimen that readers cannot mistake for a real person's report", () => {
    expect(pageText(specimen).join(' ')).toMatch(/specimen/iu)
    expect(specimen.number).toBe('No. 0000-SPECIMEN')
    expect(specimen.foot.join(' ')).toMatch(/^.*Specimen: /u)
    within(specimen.foot.length, limits.specimenFoot)
    within(specimen.title.length, limits.specimenTitle)
  })

  test('annotates seven to nine fields that fit the document', () => {
    const notes = specimen.fields.flatMap(({ note }) => (note === undefined ? [] : [note]))
    within(specimen.fields.length, limits.specimenFields)
    within(notes.length, limits.specimenNotes)
    expect(specimen.fields.filter(({ kind }) => kind === 'result')).toHaveLength(1)
    expect(repeated(specimen.fields.map(({ label }) => label))).toEqual([])
    expect(
      longer(
        limits.specimenText.max,
        specimen.fields.flatMap(({ value, detail }) => [value, detail]),
      ),
    ).toEqual([])
    expect(
      longer(
        limits.specimenNote.max,
        notes.map(({ text }) => text),
      ),
    ).toEqual([])
    expect(
      longer(
        limits.specimenLabel.max,
        specimen.fields.map(({ label }) => label),
      ),
    ).toEqual([])
  })

  test('has three to eight steps of one or two lines', () => {
    within(page.method.steps.length, limits.steps)
    expect(
      longer(
        limits.stepTitle.max,
        page.method.steps.map(({ title }) => title),
      ),
    ).toEqual([])
    expect(
      longer(
        limits.stepText.max,
        page.method.steps.map(({ text }) => text),
      ),
    ).toEqual([])
  })

  test('has two to six limits', () => {
    within(page.limits.points.length, limits.limits)
    expect(
      longer(
        limits.limitText.max,
        page.limits.points.map(({ text }) => text),
      ),
    ).toEqual([])
    expect(page.limits.points.filter(({ title }) => title.endsWith('.'))).toEqual([])
  })

  test('has a complete turnaround table whose durations are planning ranges', () => {
    const { table } = page.turnaround
    within(table.columns.length, limits.columns)
    within(table.rows.length, limits.rows)
    for (const row of table.rows) {
      expect(row).toHaveLength(table.columns.length)
      expect(row.filter((cell) => cell === '')).toEqual([])
      expect(longer(limits.cell.max, row)).toEqual([])
    }
    expect(table.rows.flat().flatMap((cell) => durationProblem(cell) ?? [])).toEqual([])
  })

  test("promises hours only in the wording of the company's claim, with its condition", () => {
    expect(page.facts.flatMap(({ value }) => durationProblem(value) ?? [])).toEqual([])
  })

  test('lists the price factors in one line', () => {
    expect(longer(limits.price.max, [page.turnaround.price])).toEqual([])
    expect(page.turnaround.price).toMatch(/^[a-z][^.]+[a-z]$/u)
  })

  test('has the number of readers, rules and questions that its template supports', () => {
    within(page.audience.points.length, limits.readers)
    within(page.law.points.length, limits.laws)
    within(page.questions.items.length, limits.questions)
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

  test('has a section on law that was compared with its sources within the last twelve months', () => {
    expect(page.law.reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
    expect(reviewProblem(page.law.reviewed, Date.now())).toBeUndefined()
  })

  test('asks for no personal data in its closing', () => {
    expect(page.closing).not.toMatch(
      /\b(?:your|a|an|one|ten|the|us) (?:names?|CVs?|r[eé]sum[eé]s?|certificates?|pictures?|charts?|messages?)\b/iu,
    )
  })

  test('has short section headings', () => {
    for (const { label, heading } of sections) {
      within(label.split(' ').length, { min: 1, max: 5 })
      expect(heading.length, heading).toBeLessThanOrEqual(limits.sectionHeading.max)
    }
    within(page.lede.length, limits.lede)
    within(page.closing.length, limits.closing)
  })

  test('links to existing pages other than itself', () => {
    const asked = page.related.services.map((service) => service.slug)
    within(asked.length, limits.relatedServices)
    within(page.related.industries.length, limits.relatedIndustries)
    expect(serviceSlugs).toEqual(expect.arrayContaining(asked))
    expect(industrySlugs).toEqual(expect.arrayContaining([...page.related.industries]))
    expect(asked).not.toContain(slug)
    expect(repeated([...asked, ...page.related.industries])).toEqual([])
  })

  test('is written in plain language and makes no claim that is not in `site.ts`', () => {
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
      // The six steps of a screening are the same on several pages, so these pages are left out.
      .filter(([, page]) => page.method.steps !== screeningSteps)
      .flatMap(([, page]) => page.method.steps.map((step) => step.text)),
  ],
  ['limit', pages.flatMap(([, page]) => page.limits.points.map((point) => point.title))],
  ['question', pages.flatMap(([, page]) => page.questions.items.map((item) => item.question))],
  ['reason', pages.flatMap(([, page]) => page.related.services.map((item) => item.reason))],
])('no %s is used on more than one service page', (_, values) => {
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
