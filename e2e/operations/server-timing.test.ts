import { expect, test } from 'vitest'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'

let site: { readonly url: string }
useDemoSite((started) => {
  site = started
})

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site.url + path, { headers })

test.for([
  paths.home,
  paths.blogs(),
  paths.service('rag'),
  apiPaths.blogs(),
  apiPaths.caseStudies(),
  wellKnownPaths.sitemap,
  wellKnownPaths.robots,
])(
  'the page %s comes from the cache, reports that in Server-Timing, and supports conditional requests',
  async (path) => {
    const first = await ask(path)
    await first.text()
    const again = await ask(path)
    expect(again.status).toBe(200)
    expect(again.headers.get('server-timing')).toBe('cache;desc=hit')
    const etag = again.headers.get('etag') ?? ''
    const known = await ask(path, { 'if-none-match': etag })
    expect(known.status).toBe(304)
    expect(known.headers.get('server-timing')).toBe('cache;desc=hit')
  },
)
