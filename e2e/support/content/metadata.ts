import type { OpenGraphRecord } from '#shared/browser/open-graph.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'

/** Decodes numeric character references of HTML. */
export const decoded = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** Metadata of a page, parsed from its HTML. */
export async function readMetadata(origin: string, path: string) {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const html = await answer.text()
  const one = (pattern: RegExp) => {
    const [, value] = pattern.exec(html) ?? []
    return value === undefined ? undefined : decoded(value)
  }
  const meta = (name: string) =>
    one(new RegExp(`<meta[^>]* (?:name|property)="${name}" content="([^"]*)"`))
  return {
    path,
    status: answer.status,
    title: one(/<title[^>]*>([^<]*)</) ?? '',
    description: meta('description') ?? '',
    robots: meta('robots'),
    canonical: one(/<link[^>]* rel="canonical" href="([^"]*)"/),
    all: (name: string) =>
      [...html.matchAll(new RegExp(`property="${name}" content="([^"]*)"`, 'g'))].map(
        ([, value = '']) => decoded(value),
      ),
    html,
    hasHistory: html.includes('aria-label="History"'),
    languages: [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    meta,
    data: [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']): { readonly '@type'?: string } => JSON.parse(json),
    ),
  }
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** Paths in the sitemap of a site. */
export const sitemapPaths = async (origin: string) =>
  addressesIn(await (await fetch(origin + wellKnownPaths.sitemap)).text()).map(
    (url) => new URL(url).pathname,
  )

/** Open Graph records of a site. */
export const openGraphRecords = async (origin: string): Promise<readonly OpenGraphRecord[]> =>
  // The response is not validated, because the product itself generates it.
  JSON.parse(await (await fetch(origin + wellKnownPaths.openGraph)).text())
