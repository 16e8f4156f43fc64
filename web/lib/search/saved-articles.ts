import { cacheNames } from '#shared/browser/update-keys.ts'
import { inCacheTurn } from '../boot/cache-turn.ts'
import type { SavedArticle } from './saved-search.ts'

/** Selector of elements in an article's page that are not part of its text. */
const NOT_TEXT =
  'nav, .facts, button, output, script, style, svg, template, .article-end, .read-next, .actions, .closing, .heading-link'

const BLOCKS = 'p, h1, h2, h3, h4, li, td, th, dt, dd, figcaption, pre, blockquote, div'

/** Text of an article's page, with a space between blocks. */
function textOf(page: Document): string {
  const main = page.querySelector('main article') ?? page.querySelector('main')
  if (main === null) return ''
  for (const part of main.querySelectorAll(NOT_TEXT)) part.remove()
  const walker = page.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let text = ''
  let block: Element | null | undefined
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const own = node.parentElement?.closest(BLOCKS)
    text += own === block ? '' : ' '
    text += node.nodeValue ?? ''
    block = own
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Articles stored on this device, most recently read first. Undefined if the visitor has not allowed storing. */
export async function savedArticles(): Promise<readonly SavedArticle[] | undefined> {
  const cache = await inCacheTurn(async () =>
    // Checks with `has` first, because `caches.open` would create a missing cache.
    (await caches.has(cacheNames.posts)) ? caches.open(cacheNames.posts) : undefined,
  )
  if (cache === undefined) return undefined
  const requests = await cache.keys()
  const stored = await Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request)
      const page = new DOMParser().parseFromString((await copy?.text()) ?? '', 'text/html')
      return {
        path: new URL(request.url).pathname,
        title: page.querySelector('h1')?.textContent ?? '',
        text: textOf(page),
        at: new Date(copy?.headers.get('date') ?? Number.NaN),
      }
    }),
  )
  return stored.toReversed()
}
