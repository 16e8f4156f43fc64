import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserSource } from '#web/lib/browser-source.ts'
import { blogListQuery } from './blogs.ts'
import { caseStudyListQuery } from './case-studies.ts'
import { highlightsQuery } from './highlights.ts'

afterEach(() => vi.unstubAllGlobals())

/** The lists that a browser asks REST for, whichever way the page takes: the CMS is away. */
async function listsAskedFor<T>(options: FetchQueryOptions<T>): Promise<readonly URL[]> {
  const asked: URL[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address)
    if (/^\/api\/(?:blogs|case-studies)\/$/.test(url.pathname)) asked.push(url)
    return Promise.resolve(new Response(null, { status: 503 }))
  })
  await new QueryClient().fetchQuery({ ...options, retry: false }).catch(() => undefined)
  return asked
}

const env = { source: createBrowserSource('https://example.com') }

test.each([
  ['the blog', blogListQuery(env, 'rest', { page: 1 }), 1],
  ['a page of a subject', blogListQuery(env, 'cms', { page: 2, category: 'law' }), 1],
  ['the case studies', caseStudyListQuery(env, 'rest', { page: 1 }), 1],
  ['those of an industry', caseStudyListQuery(env, 'cms', { page: 1, industry: 'insurance' }), 1],
  ['the home page', highlightsQuery(env), 2],
])('the list of %s asks for what is published', async (_, options, lists) => {
  const asked = await listsAskedFor<unknown>(options)
  expect(asked).toHaveLength(lists)
  for (const url of asked) expect(url.searchParams.getAll('status')).toEqual(['published'])
})
