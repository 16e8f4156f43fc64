import { describe, expect, test } from 'vitest'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { solutionLimits as limits } from '#shared/content/pages/solution-limits.ts'
import { flowProblem } from '#shared/content/pages/solution-page.ts'
import { industries, serviceSections, solutionEntries } from './catalogue.ts'
import {
  commonest,
  dayCounts,
  longer,
  repeated,
  strayClaims,
  unplain,
} from '../rules/copy-rules.ts'
import { pageWords } from './page-text.ts'
import { servicePages } from './service-pages.ts'
import { solutionPages } from './solution-pages.ts'

const pages = await Promise.all(
  solutionEntries.map(async ({ slug }) => [slug, (await solutionPages[slug]()).page] as const),
)

const industrySlugs: readonly string[] = industries.map(({ slug }) => slug)

const within = (count: number, { min = 0, max }: Limit) => {
  expect(count).toBeGreaterThanOrEqual(min)
  expect(count).toBeLessThanOrEqual(max)
}

describe.each(pages)('solution page %s', (slug, page) => {
  const { columns, links } = page.flow

  test('has the slug under which it is listed', () => {
    expect(page.slug).toBe(slug)
  })

  test('has 600 to 900 words, with or without its description', () => {
    const { meta: _, ...printed } = page
    expect(pageWords(printed).length).toBeGreaterThanOrEqual(600)
    expect(pageWords(page).length).toBeLessThanOrEqual(900)
  })

  test('has a title and a description that search results show completely', () => {
    within(page.meta.title.length, limits.metaTitle)
    within(page.meta.description.length, limits.metaDescription)
    within(page.meta.keywords.length, limits.keywords)
    expect(repeated(page.meta.keywords)).toEqual([])
    within(page.facts.length, limits.facts)
  })

  test('has three to five columns of stations with unique ids', () => {
    within(columns.length, limits.flowColumns)
    for (const { stations } of columns) within(stations.length, limits.stations)
    expect(repeated(columns.flatMap(({ stations }) => stations.map(({ id }) => id)))).toEqual([])
  })

  test('links every station of its flow, and only from left to right', () => {
    expect(flowProblem(columns, links)).toBeUndefined()
    const joined = new Set(links.flatMap(({ from, to }) => [from, to]))
    const ids = columns.flatMap(({ stations }) => stations.map(({ id }) => id))
    expect(ids.filter((id) => !joined.has(id))).toEqual([])
    expect(repeated(links.map(({ from, to }) => `${from} ${to}`))).toEqual([])
  })

  test('names each service of its line of work once', () => {
    const line = serviceSections.find((section) => section.slug === slug)
    expect(page.parts.items.map((item) => item.slug).toSorted()).toEqual(
      line?.entries.map((entry) => entry.slug).toSorted(),
    )
  })

  test('has a complete table of deliverables whose durations are planning ranges', () => {
    const { table } = page.received
    within(table.columns.length, limits.columns)
    within(table.rows.length, limits.rows)
    for (const row of table.rows) {
      expect(row).toHaveLength(table.columns.length)
      expect(row.filter((cell) => cell === '')).toEqual([])
      expect(longer(60, row)).toEqual([])
    }
    expect(dayCounts(table)).toEqual([])
  })

  test('has the number of situations, limits and questions that its template supports', () => {
    within(page.situations.points.length, limits.situations)
    within(page.limits.points.length, limits.limits)
    expect(page.limits.points.filter(({ title }) => title.endsWith('.'))).toEqual([])
    within(page.questions.items.length, limits.questions)
    expect(page.questions.items.filter(({ question }) => !question.endsWith('?'))).toEqual([])
    expect(
      longer(
        limits.limitText.max,
        page.limits.points.map(({ text }) => text),
      ),
    ).toEqual([])
    within(page.closing.length, limits.closing)
  })

  test('links to existing industries', () => {
    // Three industries fill one row of the list.
    within(page.related.industries.length, limits.relatedIndustries)
    expect(industrySlugs).toEqual(expect.arrayContaining([...page.related.industries]))
    expect(repeated(page.related.industries)).toEqual([])
  })

  test('is written in plain language and makes no claim that is not in `site.ts`', () => {
    expect(unplain(page)).toEqual([])
    expect(strayClaims(page)).toEqual([])
  })
})

test('no heading, title or description of a solution is used on a service page', async () => {
  const loaded = await Promise.all(
    Object.values(servicePages).map(async (load) => (await load()).page),
  )
  const all = [
    ...loaded.flatMap((page) => [
      page.heading,
      page.meta.title,
      page.meta.description,
      page.audience.heading,
      page.limits.heading,
      page.questions.heading,
      page.related.heading,
      page.closing,
    ]),
    ...pages.flatMap(([, page]) => [
      page.heading,
      page.meta.title,
      page.meta.description,
      page.flow.heading,
      page.parts.heading,
      page.situations.heading,
      page.received.heading,
      page.limits.heading,
      page.questions.heading,
      page.related.heading,
      page.closing,
    ]),
  ]
  expect(repeated(all)).toEqual([])
})

test.each(['situations', 'limits', 'questions'] as const)(
  'at most 60 % of the solutions have the same number of %s',
  (part) => {
    const counts = pages.map(([, page]) =>
      part === 'questions' ? page.questions.items.length : page[part].points.length,
    )
    expect(commonest(counts) / counts.length).toBeLessThanOrEqual(0.6)
  },
)
