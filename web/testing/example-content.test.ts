import { afterEach, describe, expect, test, vi } from 'vitest'
import type * as TestSupport from './public-texts.test-support.ts'
import { paths } from '#shared/paths/paths.ts'
import type * as Site from '#shared/company/site.ts'

/** Texts of one public page, rendered for a demonstration or for a real company. */
async function pageOf(path: string, demonstration: boolean) {
  vi.resetModules()
  vi.doMock('#shared/company/site.ts', async (original) => {
    const real = await original<typeof Site>()
    return { ...real, site: { ...real.site, demonstration } }
  })
  const support = await import('./public-texts.test-support.ts')
  return (await support.renderPublicPages()).find((page) => page.path === path)?.main ?? ''
}

afterEach(() => {
  vi.doUnmock('#shared/company/site.ts')
  vi.resetModules()
})

describe('prices on /services', () => {
  test('prices are marked as examples before the table in a demonstration', async () => {
    const html = await pageOf(paths.services, true)
    const badge = html.indexOf('Example prices, for demonstration')
    expect(badge).toBeGreaterThan(0)
    expect(html.indexOf('£74')).toBeGreaterThan(badge)
    expect(html).toContain('£49.50')
    expect(html).toMatch(
      /<table class="record record-page prices-table" aria-describedby="prices-example"/u,
    )
  })

  test('prices are absent from the site of a real company if they have no source', async () => {
    const html = await pageOf(paths.services, false)
    expect(html).toContain('What drives the price of a check')
    expect(html).not.toMatch(/£\d|What checks cost/u)
  })
})

describe('texts of all pages', () => {
  test('pages do not claim that the company has an API', async () => {
    const support: typeof TestSupport = await import('./public-texts.test-support.ts')
    const pages = await support.renderPublicPages()
    const found = pages.flatMap(({ path, texts }) =>
      texts
        .filter((text) => /\bAPIs?\b|\bconnectors?\b/u.test(text))
        .map((text) => `${path}: ${text}`),
    )
    expect(found).toEqual([])
  })

  test('pages state that the customer makes the decision', async () => {
    const html = await pageOf(paths.solution('corporate-due-diligence'), true)
    expect(html).not.toMatch(/\bProceed\b/u)
    expect(html).toContain('what is left for you to decide')
  })
})
