import { expect, test } from 'vitest'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { documents } from '#seed/content.test-support.ts'
import { documentPassages } from '#server/search/article-passages.ts'
import { loadPagePassages } from '#server/search/page-passages.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'

let site: { readonly url: string }

useDemoSite((started) => {
  site = started
})

const published = documents.filter(
  ({ status, closesAt }) =>
    status === PUBLIC_STATUS &&
    !(typeof closesAt === 'string' && Date.parse(closesAt) <= Date.now()),
)

test('every passage of the search links to an existing page and heading', async () => {
  const passages = [
    ...(await loadPagePassages()),
    ...published.flatMap((document) => documentPassages({ _rev: '', ...document })),
  ]
  const byPath = Map.groupBy(passages, ({ url }) => url.replace(/#.*/u, ''))
  const wrong: string[] = []
  for (const [path, ofPage] of byPath) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const html = await answer.text()
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`)
    const ids = [...html.matchAll(/<(?!a\b)[a-z][^>]* id="([^"]+)"/gu)].map(([, id]) => id)
    if (new Set(ids).size < ids.length) wrong.push(`${path}: one id twice`)
    for (const { url } of ofPage) {
      const fragment = url.split('#')[1]
      if (fragment !== undefined && !ids.includes(fragment)) wrong.push(url)
    }
  }
  expect(wrong).toEqual([])
})

test('every public page has passages in the search', async () => {
  const passages = await loadPagePassages()
  const found = new Set(passages.map(({ url }) => url.replace(/#.*/u, '')))
  expect(publicPages.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([])
})

test('every passage of the search has a unique id', async () => {
  const ids = (await loadPagePassages()).map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})
