import { expect, test } from 'vitest'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'

let site: { readonly url: string }

useDemoSite((started) => {
  site = started
})

test('every picture URL in every page is available to visitors', async () => {
  const sitemap = await (await fetch(site.url + wellKnownPaths.sitemap)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
  const found = new Set<string>()
  for (const page of pages) {
    const html = (await (await fetch(page)).text()).replaceAll(/&(?:amp|#38);/g, '&')
    const pattern = new RegExp(
      `${lakePaths.base}/images/[^\\s"'<>,\\\\]+(?:,\\d+,\\d+,\\d+[^\\s"'<>,\\\\]*)?`,
      'g',
    )
    for (const [address] of html.matchAll(pattern)) found.add(address)
  }
  expect(found.size).toBeGreaterThan(100)
  const refused: string[] = []
  for (const address of found) {
    // Checks access like a GET, but does not generate the image.
    const answer = await fetch(site.url + address, { method: 'OPTIONS', redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status !== 405) refused.push(`${answer.status} ${address}`)
  }
  expect(refused).toEqual([])
})
