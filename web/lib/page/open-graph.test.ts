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

test('the file is asked for once, and each page finds its record', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response(file)))
  const openGraphOf = await fresh()
  expect((await openGraphOf('/blogs/a/', origin))['og:title']).toBe('Page /blogs/a')
  expect((await openGraphOf('/blogs/other', origin))['og:title']).toBe('Page /blogs')
  expect(await openGraphOf('/unknown', origin)).toEqual(defaultOpenGraph(origin))
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/OpenGraph_Info.json', { credentials: 'omit' })
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', () => Promise.resolve(new Response('no', { status: 503 }))],
  ['answers with something else', () => Promise.resolve(new Response('{}'))],
  ['answers with rubbish', () => Promise.resolve(new Response('<html>'))],
])(
  'a file that %s is warned of once a try, and the site speaks for the page',
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
