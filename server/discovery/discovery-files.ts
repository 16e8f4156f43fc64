import { encodeAnswer, type EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import type { OpenGraphRecord } from '#shared/browser/open-graph.ts'
import { site } from '#shared/company/site.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { labelOfPath } from '#shared/pages/catalogue/page-label.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'
import type { DiscoveryOptions } from './discovery-options.ts'
import { llmsText, type LlmsEntry } from './llms.ts'
import { robotsText } from './robots.ts'
import { sitemapFiles, type SitemapEntry } from './sitemap.ts'
import type { DiscoveredArticle } from './types.ts'

/** Maximum number of articles in `/OpenGraph_Info.json`. Older articles use the record of their list page. */
const MOST_RECORDS = 1_000

/** True if an article has an Open Graph record of its own. */
export const isShown = ({ noindex, canonical }: DiscoveredArticle) => !noindex && canonical === null

/** Encodes a text as a response. */
export const encoded = (contentType: string, text: string, headers: HeaderSet) =>
  encodeAnswer({ status: 200, headers: { ...headers, 'content-type': contentType }, text })

/** Creates the functions that generate sitemap, robots.txt and Open Graph records. */
export function createDiscoveryFiles(
  options: Pick<DiscoveryOptions, 'origin' | 'headers' | 'pageFacts' | 'addresses' | 'pageTimes'>,
  articles: () => Promise<readonly DiscoveredArticle[]>,
) {
  const { origin, headers } = options
  const absolute = (path: string) => URL.parse(path, origin)?.href ?? origin

  const pageRecord = async (path: string): Promise<OpenGraphRecord | undefined> => {
    const facts = await options.pageFacts(path)
    const isShown = facts !== undefined && !facts.noindex && facts.canonical === absolute(path)
    return isShown ? facts.openGraph : undefined
  }

  const pageRecords = async () => {
    const records: OpenGraphRecord[] = []
    for (const { path } of publicPages) {
      const record = await pageRecord(path)
      if (record !== undefined) records.push(record)
    }
    return records
  }

  const sitemap = async () => {
    const times = await options.pageTimes()
    const entries: SitemapEntry[] = [
      ...publicPages.map(({ path }) => {
        const modified = times.get(path)
        return { url: absolute(path), ...(modified !== undefined && { modified }) }
      }),
      ...(await options.addresses()).map(({ path, ...known }) => ({
        url: absolute(path),
        ...known,
      })),
    ]
    const files = sitemapFiles(entries, {
      urlOfPart: (part) => absolute(wellKnownPaths.sitemapPart(part)),
    })
    return Promise.all(
      files.map((text) => encoded('application/xml; charset=utf-8', text, headers)),
    )
  }

  const articleRecord = (article: DiscoveredArticle): OpenGraphRecord => ({
    'og:title': article.title,
    'og:description': article.description,
    'og:image': absolute(article.image),
    'og:type': article.ogType ?? 'article',
    'og:url': absolute(article.path),
    'og:site_name': site.product,
  })

  const openGraph = async () => {
    const records = [
      ...(await pageRecords()),
      ...(await articles()).filter(isShown).slice(0, MOST_RECORDS).map(articleRecord),
    ]
    return [await encoded('application/json; charset=utf-8', JSON.stringify(records), headers)]
  }

  const robots = async () => [
    await encoded('text/plain; charset=utf-8', robotsText(origin), headers),
  ]

  const llms = async () => {
    const pages: LlmsEntry[] = []
    for (const { path } of publicPages) {
      const facts = await options.pageFacts(path)
      if (facts === undefined || facts.noindex) continue
      const { 'og:title': title, 'og:description': description } = facts.openGraph
      pages.push({ section: labelOfPath(path), path, title, description })
    }
    const shown = (await articles()).filter(isShown).map((article) => ({
      ...article,
      section: article.section ?? labelOfPath(article.path),
    }))
    const text = llmsText({ pages, articles: shown, absolute })
    return [await encoded('text/plain; charset=utf-8', text, headers)]
  }

  const makers: Readonly<Record<string, () => Promise<readonly EncodedAnswer[]>>> = {
    [wellKnownPaths.sitemap]: sitemap,
    [wellKnownPaths.openGraph]: openGraph,
    [wellKnownPaths.robots]: robots,
    [wellKnownPaths.llms]: llms,
  }

  return { makers, pageRecord, articleRecord }
}
