import { expect, test } from 'vitest'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'

const SIZE = 8
/** Maximum share of a page's shingles (sequences of words) that may occur on another page. */
const MOST = 0.15

let site: { readonly url: string }

useDemoSite((started) => {
  site = started
})

const decoded = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Words of `main` in the server's HTML. */
async function wordsOf(path: string): Promise<readonly string[]> {
  const html = await (await fetch(site.url + path)).text()
  // Leaves out the planner, a tool with the same words on each page that contains it.
  const main = (/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '').replaceAll(
    /<form class="planner[^]*?<\/form>/g,
    ' ',
  )
  const text = decoded(
    main.replaceAll(/<(script|style|svg)[\s>][^]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' '),
  )
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'\-.][\p{L}\p{N}]+)*/gu) ?? []
}

const shinglesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.slice(0, 1 - SIZE).map((_, at) => words.slice(at, at + SIZE).join(' ')))

test('no two pages share more than 15 % of their main content', async () => {
  const pages: { readonly path: string; readonly shingles: ReadonlySet<string> }[] = []
  for (const { path } of publicPages) {
    const shingles = shinglesOf(await wordsOf(path))
    expect(shingles.size, path).toBeGreaterThan(30)
    pages.push({ path, shingles })
  }
  const alike = pages.flatMap((one, at) =>
    pages.slice(at + 1).flatMap((other) => {
      const shared = one.shingles.intersection(other.shingles).size
      const share = shared / Math.min(one.shingles.size, other.shingles.size)
      return share > MOST ? [`${one.path} and ${other.path}: ${(100 * share).toFixed(1)} %`] : []
    }),
  )
  expect(alike).toEqual([])
})
