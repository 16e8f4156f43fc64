import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'

const databases = useDatabases()

describe.each(engines)('the list of missed addresses (%s)', (engine) => {
  const open = async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
    const miss = (path: string, init: RequestInit = { headers: { accept: 'text/html,*/*' } }) =>
      site.redirects.missed(new Request(`http://localhost${path}`, init), path)
    const list = async (query = '') =>
      (await site.call('GET', `/api/missed-addresses/${query}`)).body
    return { ...site, miss, list }
  }

  it('the list counts only browser navigations, and contains no personal data', async () => {
    const { miss, list } = await open()
    miss('/old-page')
    miss('/old-page')
    miss('/sanity/blogs/gone')
    miss('/blogs/gone')
    miss('/old.html')
    miss('/picture.png')
    miss('/.env')
    miss('/admin/nothing')
    miss('/ada@example.com')
    miss('/reset/0a1b2c3d4e5f60718293a4b5c6d7e8f9')
    miss(`/${'x'.repeat(200)}`)
    miss('/asked-by-a-program', {})
    miss('/posted', { method: 'POST', headers: { accept: 'text/html' } })
    const { results } = await list('?sort=-hits')
    expect(
      results.map(({ path, hits }: { path: string; hits: number }) => `${path} ${hits}`).toSorted(),
    ).toEqual(['/blogs/gone 2', '/old-page 2', '/old.html 1'])
  })

  it('an address leaves the list when staff create a redirect from it or dismiss it', async () => {
    const { call, miss, list } = await open()
    miss('/old-page')
    miss('/other')
    await call('POST', '/api/redirects/', {
      json: { from: '/old-page', to: '/about', permanent: true },
    })
    const { results } = await list()
    expect(results).toMatchObject([{ path: '/other' }])
    const { status } = await call('DELETE', `/api/missed-addresses/${results[0].id}/`)
    expect(status).toBe(200)
    expect((await list()).results).toEqual([])
  })

  it('the list has at most 1,000 rows, some of them reserved for paths of articles, industries and solutions', async () => {
    const { miss, list } = await open()
    for (let n = 0; n < 1_200; n += 1) miss(`/made-up-${n}`)
    miss('/blogs/gone')
    miss('/industries/gone')
    const { count } = await list()
    expect(count).toBe(603)
    for (let n = 0; n < 1_200; n += 1) miss(`/blogs/made-up-${n}`)
    const full = await list('?sort=-hits&limit=1')
    expect(full.count).toBe(1_000)
    expect(full.results).toMatchObject([{ path: 'other' }])
  })
})
