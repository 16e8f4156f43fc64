import { expect, test } from 'vitest'
import { articles, bodyOf, published, slugOf } from './content.test-support.ts'
import { familyOfService, services } from '#shared/pages/catalogue/catalogue.ts'
import { OPAQUE_HEADING } from '#shared/pages/rules/opaque-headings.test-support.ts'
import { pageText } from '#shared/pages/catalogue/page-text.ts'
import { screeningSteps } from '#shared/pages/screening-steps.ts'
import { barePromises } from '#shared/pages/rules/turnaround-claims.test-support.ts'
import { blockText } from '#shared/text/portable-text.ts'

const all = [...articles('blog'), ...articles('caseStudy')]
const textsOf = (article: (typeof all)[number]) => bodyOf(article).map(blockText)

/** Returns the slugs of articles whose texts match a pattern. */
const matching = (form: RegExp) =>
  all.filter((article) => form.test(textsOf(article).join('\n'))).map(slugOf)

test('texts, tables and metadata that promise a result within a day also state the condition', () => {
  expect(all.length).toBeGreaterThan(30)
  const found = all.flatMap((article) =>
    barePromises([...textsOf(article), ...pageText(article)]).map(
      (text) => `${slugOf(article)}: ${text}`,
    ),
  )
  expect([...new Set(found)]).toEqual([])
})

test('headings name the subject of their sections', () => {
  const found = all.flatMap((article) =>
    bodyOf(article)
      .filter((block) => /^h[2-4]$/u.test(String(block['style'])))
      .map(blockText)
      .filter((heading) => OPAQUE_HEADING.test(heading))
      .map((heading) => `${slugOf(article)}: ${heading}`),
  )
  expect(found).toEqual([])
})

test('the worked example of the bank contains the text of each screening step unchanged', () => {
  const bank = all.find((study) => slugOf(study) === 'screening-across-borders')
  const texts = bank === undefined ? [] : textsOf(bank)
  for (const { title, text } of screeningSteps) expect(texts).toContain(`${title}: ${text}`)
  expect(matching(/six steps of (?:a|this) screening/iu)).toEqual(['screening-across-borders'])
})

test('no article claims that the company has an API', () => {
  expect(matching(/\bour (?:own )?(?:REST )?API\b/iu)).toEqual([])
})

/** Returns the newest published articles of a type, as many as the home page shows. */
const newest = (type: string) =>
  published(type)
    .toSorted((a, b) => String(b['publishedAt']).localeCompare(String(a['publishedAt'])))
    .slice(0, 3)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

test('the first case study and at least one post on the home page are about screening', () => {
  const [service] = listOf(newest('caseStudy')[0]?.['services'])
  const screening = services.filter(({ slug }) => familyOfService(slug) === 'screening')
  expect(screening.map(({ slug }) => slug)).toContain(service)
  const categories = newest('blog').map((post) => JSON.stringify(post['category']))
  expect(categories.join(' ')).toContain('seed-category-screening')
})

test('results of case studies state figures of the order, not claims of the company', () => {
  const found = articles('caseStudy').flatMap((study) =>
    listOf(study['results'])
      .map((result) => JSON.stringify(result))
      .filter((text) => /100\+|"24"|Countries where we|Turnaround/u.test(text))
      .map((text) => `${slugOf(study)}: ${text}`),
  )
  expect(found).toEqual([])
})
