import { describe, expect, test } from 'vitest'
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

const between = (count: number, least: number, most: number) => {
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
}

describe.each(pages)('solution page %s', (slug, page) => {
  const { columns, links } = page.flow
  const columnOf = new Map(
    columns.flatMap(({ stations }, at) => stations.map(({ id }) => [id, at] as const)),
  )

  test('has the slug under which it is listed', () => {
    expect(page.slug).toBe(slug)
  })

  test('has 600 to 900 words, with or without its description', () => {
    const { meta: _, ...printed } = page
    expect(pageWords(printed).length).toBeGreaterThanOrEqual(600)
    expect(pageWords(page).length).toBeLessThanOrEqual(900)
  })

  test('fits in search results', () => {
    expect(page.meta.title.length).toBeLessThanOrEqual(50)
    between(page.meta.description.length, 110, 158)
    between(page.meta.keywords.length, 4, 8)
    expect(page.facts).toHaveLength(4)
  })

  test('has three to five columns of stations with unique ids', () => {
    between(columns.length, 3, 5)
    for (const { stations } of columns) between(stations.length, 1, 4)
    expect(repeated(columns.flatMap(({ stations }) => stations.map(({ id }) => id)))).toEqual([])
  })

  test('links every station of its flow, and only from left to right', () => {
    for (const { from, to } of links) {
      expect(columnOf.get(from), from).toBeDefined()
      expect(columnOf.get(to), to).toBeGreaterThan(columnOf.get(from) ?? Infinity)
    }
    const joined = new Set(links.flatMap(({ from, to }) => [from, to]))
    expect([...columnOf.keys()].filter((id) => !joined.has(id))).toEqual([])
    expect(repeated(links.map(({ from, to }) => `${from} ${to}`))).toEqual([])
  })

  test('names each service of its line of work once', () => {
    const line = serviceSections.find((section) => section.slug === slug)
    expect(page.parts.items.map((item) => item.slug).toSorted()).toEqual(
      line?.entries.map((entry) => entry.slug).toSorted(),
    )
  })

  test('has a complete table of deliverables without invented durations', () => {
    const { table } = page.received
    between(table.columns.length, 3, 4)
    for (const row of table.rows) {
      expect(row).toHaveLength(table.columns.length)
      expect(row.filter((cell) => cell === '')).toEqual([])
      expect(longer(60, row)).toEqual([])
    }
    expect(dayCounts(table)).toEqual([])
  })

  test('has the number of situations, limits and questions that its template supports', () => {
    between(page.situations.points.length, 2, 5)
    between(page.limits.points.length, 2, 6)
    expect(page.limits.points.filter(({ title }) => title.endsWith('.'))).toEqual([])
    between(page.questions.items.length, 4, 8)
    expect(page.questions.items.filter(({ question }) => !question.endsWith('?'))).toEqual([])
    expect(
      longer(
        160,
        page.limits.points.map(({ text }) => text),
      ),
    ).toEqual([])
    expect(page.closing.length).toBeLessThanOrEqual(90)
  })

  test('links to existing industries', () => {
    // Three industries fill one row of the list.
    expect(page.related.industries).toHaveLength(3)
    expect(industrySlugs).toEqual(expect.arrayContaining([...page.related.industries]))
    expect(repeated(page.related.industries)).toEqual([])
  })

  test('is written in plain language and makes no new claims', () => {
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
