import { socialImage } from '#shared/content/pictures/social-size.ts'
import { FEED_FORMATS, feedFormats, feedPath } from '#shared/paths/feed-paths.ts'
import { hasMarkdown, markdownPath } from '#shared/paths/markdown-paths.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { fullTitle } from '#shared/text/full-title.ts'
import { jsonLdOf, type Absolute } from '../structured-data/json-ld.ts'
import type { Subject } from '../structured-data/subjects.ts'
import type { SiteSettings } from '#shared/pages/catalogue/page-copy.ts'

/** Data for the head of a page: metadata for browsers, search engines and social networks. */
export interface Head {
  /** Title without the product name, which is appended. */
  readonly title: string
  /** Description. A page without one gets the Open Graph record that matches its address best. */
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** Canonical path or absolute URL of the page. */
  readonly canonical?: string | undefined
  /** Social image of the page, by path or absolute URL. Default: the generated image for the page's address. */
  readonly ogImage?: { readonly url: string; readonly alt: string } | undefined
  /** Open Graph type. Default: `website`. */
  readonly ogType?: 'website' | 'article' | undefined
  readonly noindex?: boolean | undefined
  readonly structuredData?: readonly Subject[] | undefined
  /** Versions of the page in other languages. Default for an indexed page: the page itself as its only version. */
  readonly alternateLanguages?:
    | readonly { readonly hrefLang: string; readonly href: string }[]
    | undefined
  readonly articleAuthor?: string | undefined
  /** Publication time, ISO 8601. */
  readonly articlePublishedTime?: string | undefined
  readonly articleModifiedTime?: string | undefined
  readonly articleSection?: string | undefined
  readonly articleTags?: readonly string[] | undefined
  /** Paths of the previous and next page of a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** Lists that contain articles of the page and have a feed, by their paths. */
  readonly feeds?: readonly { readonly title: string; readonly list: string }[] | undefined
}

/** An element of the document's head. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

const named = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [{ name: 'meta', attributes: { name, content } }]

const property = (key: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === ''
    ? []
    : [{ name: 'meta', attributes: { property: key, content } }]

const link = (rel: string, href: string | undefined): HeadTag[] =>
  href === undefined ? [] : [{ name: 'link', attributes: { rel, href } }]

/** JSON for a script element, escaped so that no text in the JSON can close the element. */
export const inertJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${code}`
  })

function articleTags(head: Head): HeadTag[] {
  return [
    ...named('author', head.articleAuthor),
    ...property('article:author', head.articleAuthor),
    ...property('article:published_time', head.articlePublishedTime),
    ...property('article:modified_time', head.articleModifiedTime),
    ...property('article:section', head.articleSection),
    ...(head.articleTags ?? []).flatMap((tag) => property('article:tag', tag)),
  ]
}

const drawnImage = ({ title, canonical = '' }: Head) => ({
  // If the canonical address is on another site, there is no generated social image for it. The image of this site's home page is used
  // instead.
  url: wellKnownPaths.social(canonical.startsWith('/') ? pathnameOf(canonical) : paths.home),
  alt: `${title}, ${site.product}`,
})

const pathnameOf = (path: string) => path.split(/[?#]/)[0] ?? path

function socialTags(head: Head, absolute: Absolute, settings?: SiteSettings): HeadTag[] {
  const { title, description = settings?.description ?? site.description, canonical } = head
  const { url, alt } = head.ogImage ?? drawnImage(head)
  return [
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:type', head.ogType ?? 'website'),
    ...property('og:url', canonical === undefined ? undefined : absolute(canonical)),
    ...property('og:site_name', site.product),
    ...property('og:image', absolute(url)),
    ...property('og:image:width', String(socialImage.width)),
    ...property('og:image:height', String(socialImage.height)),
    ...property('og:image:alt', alt),
    ...named('twitter:card', 'summary_large_image'),
  ]
}

function alternateTags(head: Head, absolute: Absolute): HeadTag[] {
  const { canonical, noindex, alternateLanguages } = head
  const own = canonical === undefined || noindex === true ? [] : languagesOf(canonical)
  return (alternateLanguages ?? own).map(({ hrefLang, href }) => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang: hrefLang, href: absolute(href) },
  }))
}

const feedTags = ({ feeds = [] }: Head, absolute: Absolute): HeadTag[] =>
  feeds.flatMap(({ title, list }) =>
    feedFormats.map((format) => {
      const { mediaType, label } = FEED_FORMATS[format]
      return {
        name: 'link',
        attributes: {
          rel: 'alternate',
          type: mediaType,
          title: `${title} (${label})`,
          href: absolute(feedPath(list, format)),
        },
      }
    }),
  )

/** Link to the Markdown version of the page. Only indexed pages have one. */
function markdownTags({ canonical, noindex }: Head, absolute: Absolute): HeadTag[] {
  if (canonical === undefined || noindex === true || !hasMarkdown(canonical)) return []
  const href = absolute(markdownPath(canonical))
  return [{ name: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }]
}

const languagesOf = (href: string) => [
  { hrefLang: site.locale, href },
  { hrefLang: 'x-default', href },
]

const dataTag = (subject: Subject, absolute: Absolute, settings?: SiteSettings): HeadTag => ({
  name: 'script',
  attributes: { type: 'application/ld+json' },
  text: inertJson({
    '@context': 'https://schema.org',
    ...jsonLdOf(subject, absolute, site, settings),
  }),
})

/** `path` as an absolute URL on `origin`, or `origin` itself if `path` is not a valid address. */
export const absoluteUrl = (path: string, origin: string) => URL.parse(path, origin)?.href ?? origin

/**
 * The head elements of a page on `origin` (scheme and host, no trailing slash).
 * @param settings published facts about the company; default: the shipped ones
 */
export function headTags(head: Head, origin: string, settings?: SiteSettings): readonly HeadTag[] {
  const absolute: Absolute = (path) => absoluteUrl(path, origin)
  const canonical = head.canonical === undefined ? undefined : absolute(head.canonical)
  return [
    { name: 'title', attributes: {}, text: fullTitle(head.title) },
    ...named('description', head.description),
    ...named('keywords', head.keywords?.join(', ')),
    ...named('robots', head.noindex === true ? 'noindex' : undefined),
    ...link('canonical', canonical),
    ...link('prev', head.previous),
    ...link('next', head.next),
    ...alternateTags(head, absolute),
    ...feedTags(head, absolute),
    ...markdownTags(head, absolute),
    ...socialTags(head, absolute, settings),
    ...articleTags(head),
    ...(head.structuredData ?? []).map((subject) => dataTag(subject, absolute, settings)),
  ]
}

/** Escapes `text` for use in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** HTML of `tags`. Each element gets the attribute `data-head`, so that the browser finds the elements to replace on navigation. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const written = Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
        .join('')
      const open = `<${name} data-head=""${written}>`
      if (name === 'title') return `${open}${escapeHtml(text ?? '')}</title>`
      return name === 'script' ? `${open}${text ?? ''}</script>` : open
    })
    .join('')
}

/** Replaces the head elements of the previous page with `tags`. Browser only. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name)
    element.setAttribute('data-head', '')
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    if (text !== undefined) element.textContent = text
    document.head.append(element)
  }
}
