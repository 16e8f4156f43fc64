import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserSource } from '#web/lib/content/browser-source.ts'
import { blogListQuery } from './blogs.ts'
import { caseStudyListQuery } from './case-studies.ts'
import { homeTeasersQuery } from './highlights.ts'

afterEach(() => vi.unstubAllGlobals())

const env = { source: createBrowserSource('https://example.com') }
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Requests the lists while every GROQ query fails. Returns the URLs of the REST requests. */
async function listsAskedFor(ask: () => Promise<unknown>): Promise<readonly URL[]> {
  const asked: URL[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address)
    if (/^\/api\/(?:blogs|case-studies)\/$/.test(url.pathname)) asked.push(url)
    return Promise.resolve(new Response(null, { status: 503 }))
  })
  await ask().catch(() => undefined)
  return asked
}

test.each([
  ['the blog', 1, () => client.fetchQuery(blogListQuery(env, 'rest', { page: 1 }))],
  [
    'a page of a subject',
    1,
    () => client.fetchQuery(blogListQuery(env, 'cms', { page: 2, category: 'law' })),
  ],
  ['the case studies', 1, () => client.fetchQuery(caseStudyListQuery(env, 'rest', { page: 1 }))],
  [
    'an industry',
    1,
    () => client.fetchQuery(caseStudyListQuery(env, 'cms', { page: 1, industry: 'insurance' })),
  ],
  ['the home page', 2, () => client.fetchQuery(homeTeasersQuery(env))],
] as const)('the list of %s requests only published items', async (_, lists, ask) => {
  const asked = await listsAskedFor(ask)
  expect(asked).toHaveLength(lists)
  for (const url of asked) expect(url.searchParams.getAll('status')).toEqual(['published'])
})
