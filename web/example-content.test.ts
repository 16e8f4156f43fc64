import { afterEach, describe, expect, test, vi } from 'vitest'
import type * as TestSupport from './public-texts.test-support.ts'
import { articles, bodyOf, published, slugOf } from '#seed/content.test-support.ts'
import { familyOfService, services } from '#shared/pages/catalogue.ts'
import { paths } from '#shared/paths.ts'
import { blockText } from '#shared/portable-text.ts'
import type * as Site from '#shared/site.ts'

/** Texts of one public page of a site that is a demonstration or not. */
async function pageOf(path: string, demonstration: boolean) {
  vi.resetModules()
  vi.doMock('#shared/site.ts', async (original) => {
    const real = await original<typeof Site>()
    return { ...real, site: { ...real.site, demonstration } }
  })
  const support = await import('./public-texts.test-support.ts')
  return (await support.renderPublicPages()).find((page) => page.path === path)?.main ?? ''
}

afterEach(() => {
  vi.doUnmock('#shared/site.ts')
  vi.resetModules()
})

describe('prices on /services', () => {
  test('are marked as examples in a demonstration, before the table', async () => {
    const html = await pageOf(paths.services, true)
    const badge = html.indexOf('Example prices, for demonstration')
    expect(badge).toBeGreaterThan(0)
    expect(html.indexOf('£74')).toBeGreaterThan(badge)
    expect(html).toContain('£49.50')
    expect(html).toMatch(
      /<table class="record record-page prices-table" aria-describedby="prices-example"/u,
    )
  })

  test('are absent from the site of a real company without a source', async () => {
    const html = await pageOf(paths.services, false)
    expect(html).toContain('What drives the price of a check')
    expect(html).not.toMatch(/£\d|What checks cost/u)
  })
})

describe('texts of all pages', () => {
  test('claim no API of ours', async () => {
    const support: typeof TestSupport = await import('./public-texts.test-support.ts')
    const pages = await support.renderPublicPages()
    const found = pages.flatMap(({ path, texts }) =>
      texts
        .filter((text) => /\bAPIs?\b|\bconnectors?\b/u.test(text))
        .map((text) => `${path}: ${text}`),
    )
    expect(found).toEqual([])
    const ours = [...articles('blog'), ...articles('caseStudy')].filter((article) =>
      /\bour (?:own )?(?:REST )?API\b/iu.test(bodyOf(article).map(blockText).join('\n')),
    )
    expect(ours.map(slugOf)).toEqual([])
  })

  test('leave the decision to the customer', async () => {
    const html = await pageOf(paths.solution('corporate-due-diligence'), true)
    expect(html).not.toMatch(/\bProceed\b/u)
    expect(html).toContain('what is left for you to decide')
  })
})

/** Newest published articles of a kind, as many as the home page asks for. */
const newest = (type: string) =>
  published(type)
    .toSorted((a, b) => String(b['publishedAt']).localeCompare(String(a['publishedAt'])))
    .slice(0, 3)

const namesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

test('the home page shows an example of screening first, and a post on screening', () => {
  const [first] = newest('caseStudy')
  const screening = services.filter(({ slug }) => familyOfService(slug) === 'screening')
  const [service] = namesOf(first?.['services'])
  expect(screening.map(({ slug }) => slug)).toContain(service)
  const categories = newest('blog').map((post) => JSON.stringify(post['category']))
  expect(categories.join(' ')).toContain('seed-category-screening')
})

test('figures of worked examples are facts of the order, no claims of the company', () => {
  const found = articles('caseStudy').flatMap((study) =>
    namesOf(study['results'])
      .map((result) => JSON.stringify(result))
      .filter((text) => /100\+|"24"|Countries where we|Turnaround/u.test(text))
      .map((text) => `${slugOf(study)}: ${text}`),
  )
  expect(found).toEqual([])
})
