/** An address that search engines may index. */
export interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string
  /** Time of the last change, ISO 8601; absent if unknown. */
  readonly modified?: string
}

/** Maximum number of entries in a file, set by the protocol of sitemaps.org. */
const MOST_ENTRIES = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const entryXml = (name: 'url' | 'sitemap', { url, modified }: SitemapEntry) =>
  `<${name}><loc>${escapeXml(url)}</loc>` +
  (modified === undefined ? '' : `<lastmod>${escapeXml(modified)}</lastmod>`) +
  `</${name}>\n`

const setXml = (entries: readonly SitemapEntry[]) =>
  `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries.map((entry) => entryXml('url', entry)).join('')}</urlset>\n`

const indexXml = (entries: readonly SitemapEntry[]) =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.map((entry) => entryXml('sitemap', entry)).join('')}</sitemapindex>\n`

/**
 * Returns the files of a sitemap. The first file is the sitemap itself or, if there are more entries than one file may have, an index of
 * the other files.
 * @param options.urlOfPart returns the absolute URL of file number `n`, counted from 1
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  options: { readonly urlOfPart: (part: number) => string; readonly most?: number },
): readonly string[] {
  const { urlOfPart, most = MOST_ENTRIES } = options
  if (entries.length <= most) return [setXml(entries)]
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) =>
    setXml(entries.slice(index * most, (index + 1) * most)),
  )
  return [indexXml(parts.map((_, index) => ({ url: urlOfPart(index + 1) }))), ...parts]
}
