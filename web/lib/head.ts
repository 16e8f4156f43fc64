import { site } from '#shared/site.ts'

/** What a page says about itself to browsers, search engines and social networks. */
export interface Head {
  /** Without the product's name, which is appended. */
  readonly title: string
  readonly description?: string | undefined
  /** Path or absolute URL of the page that search engines should keep. */
  readonly canonical?: string | undefined
  readonly noindex?: boolean | undefined
  readonly keywords?: readonly string[] | undefined
  /** Paths of the neighbouring pages of a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  readonly image?: { readonly url: string; readonly alt: string } | undefined
  readonly article?:
    | {
        readonly author?: string | undefined
        readonly published?: string | undefined
        readonly modified?: string | undefined
        readonly section?: string | undefined
        readonly tags?: readonly string[] | undefined
      }
    | undefined
  readonly structuredData?: Readonly<Record<string, unknown>> | undefined
}

/** One element of the document's head. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** Size of a social image, as networks expect it. */
export const socialImage = { width: 1200, height: 630 } as const

/** The title as a tab shows it. */
export const fullTitle = (title: string) => `${title} | ${site.product}`

const named = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [{ name: 'meta', attributes: { name, content } }]

const property = (key: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === ''
    ? []
    : [{ name: 'meta', attributes: { property: key, content } }]

const link = (rel: string, href: string | undefined): HeadTag[] =>
  href === undefined ? [] : [{ name: 'link', attributes: { rel, href } }]

/** JSON that can stand inside a script element: no sequence in it can close the element. */
export const inertJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${code}`
  })

function articleTags({ article }: Head): HeadTag[] {
  if (article === undefined) return []
  return [
    ...property('article:author', article.author),
    ...property('article:published_time', article.published),
    ...property('article:modified_time', article.modified),
    ...property('article:section', article.section),
    ...(article.tags ?? []).flatMap((tag) => property('article:tag', tag)),
  ]
}

function imageTags(head: Head, absolute: (path: string) => string): HeadTag[] {
  if (head.image === undefined) return named('twitter:card', 'summary')
  return [
    ...property('og:image', absolute(head.image.url)),
    ...property('og:image:width', String(socialImage.width)),
    ...property('og:image:height', String(socialImage.height)),
    ...property('og:image:alt', head.image.alt),
    ...named('twitter:card', 'summary_large_image'),
  ]
}

/** `path` as an absolute URL on `origin`; `origin` itself when it is no address. */
export const absoluteUrl = (path: string, origin: string) => URL.parse(path, origin)?.href ?? origin

/** The head elements of a page on `origin` (scheme and host, no trailing slash). */
export function headTags(head: Head, origin: string): readonly HeadTag[] {
  const absolute = (path: string) => absoluteUrl(path, origin)
  const canonical = head.canonical === undefined ? undefined : absolute(head.canonical)
  return [
    { name: 'title', attributes: {}, text: fullTitle(head.title) },
    ...named('description', head.description),
    ...named('keywords', head.keywords?.join(', ')),
    ...named('robots', head.noindex === true ? 'noindex' : undefined),
    ...link('canonical', canonical),
    ...link('prev', head.previous),
    ...link('next', head.next),
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:type', head.article === undefined ? 'website' : 'article'),
    ...property('og:url', canonical),
    ...property('og:site_name', site.product),
    ...imageTags(head, absolute),
    ...articleTags(head),
    ...(head.structuredData === undefined
      ? []
      : [
          {
            name: 'script',
            attributes: { type: 'application/ld+json' },
            text: inertJson({ '@context': 'https://schema.org', ...head.structuredData }),
          } as const,
        ]),
  ]
}

/** `text` for use in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** `tags` as HTML. Each carries `data-head`, by which the browser finds what to replace on navigation. */
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

/** Puts `tags` in the place of those of the page before. Browser only. */
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

/** The address to keep for a page: the one an editor chose, when it is a web address, else `path`. */
export function canonicalOf(chosen: string | null, path: string): string {
  const url = chosen === null ? null : URL.parse(chosen)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : path
}
