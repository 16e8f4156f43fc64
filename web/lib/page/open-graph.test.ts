import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultOpenGraph } from '#shared/browser/open-graph.ts'

const origin = 'https://example.com'
const record = (path: string) => ({
  ...defaultOpenGraph(origin),
  'og:title': `Page ${path}`,
  'og:url': origin + path,
})
const file = JSON.stringify([record('/'), record('/blogs'), record('/blogs/a')])

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const fresh = async () => (await import('./open-graph.ts')).openGraphOf

test('openGraphOf fetches the file once and finds the record of each page', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response(file)))
  const openGraphOf = await fresh()
  expect((await openGraphOf('/blogs/a/', origin))['og:title']).toBe('Page /blogs/a')
  expect((await openGraphOf('/blogs/other', origin))['og:title']).toBe('Page /blogs')
  expect(await openGraphOf('/unknown', origin)).toEqual(defaultOpenGraph(origin))
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/OpenGraph_Info.json', { credentials: 'omit' })
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with an error', () => Promise.resolve(new Response('no', { status: 503 }))],
  ['responds with JSON of another shape', () => Promise.resolve(new Response('{}'))],
  ['responds with invalid JSON', () => Promise.resolve(new Response('<html>'))],
])(
  "if the file %s, openGraphOf logs one warning, uses the site's default record, and fetches the file again at the next call",
  async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    fetched.mockImplementationOnce(answer)
    const openGraphOf = await fresh()
    expect(await openGraphOf('/blogs', origin)).toEqual(defaultOpenGraph(origin))
    expect(warn).toHaveBeenCalledOnce()
    fetched.mockImplementation(() => Promise.resolve(new Response(file)))
    expect((await openGraphOf('/blogs', origin))['og:title']).toBe('Page /blogs')
    expect(warn).toHaveBeenCalledOnce()
  },
)
