import { get, healthy } from '../shell/entry-server.test-support.ts'
import type { ContentSource } from '../shell/entry-server.tsx'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'

/** Texts of one public page that browsers and search engines read. */
export interface PublicTexts {
  readonly path: string
  /** HTML of the page's main part. */
  readonly main: string
  /** Texts between block elements, attributes that screen readers read aloud, titles, descriptions, and strings of structured data. */
  readonly texts: readonly string[]
  /** Nodes of the page's structured data. */
  readonly data: readonly unknown[]
}

const NAMED: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&', nbsp: ' ' }

/** Decodes the character references of HTML text. */
const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu,
    (all, hex?: string, code?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      return code === undefined ? (NAMED[name ?? ''] ?? all) : String.fromCodePoint(Number(code))
    },
  )

const INLINE = /<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|time)(?:\s[^>]*)?>/giu

/** Texts between the block elements of HTML, without scripts, styles and drawings. A term and its description are joined to one text. */
export const blockTexts = (html: string): readonly string[] =>
  decoded(
    html
      .replaceAll(/<(script|style|svg)[\s>][^]*?<\/\1>/gu, ' ')
      .replaceAll(/<\/dt>\s*<dd[^>]*>/gu, ' ')
      .replaceAll(INLINE, ' ')
      .replaceAll(/<[^>]+>/gu, '\n'),
  )
    .split('\n')
    .map((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

const readTexts = (path: string, html: string): PublicTexts => {
  const attributes = [...html.matchAll(/\s(?:content|title|alt|aria-label)="([^"]*)"/gu)].map(
    ([, value = '']) => decoded(value),
  )
  const data = [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )
  const main = /<main[^>]*>([^]*)<\/main>/u.exec(html)?.[1] ?? ''
  return {
    path,
    main,
    data,
    texts: [...blockTexts(html), ...attributes, ...data.flatMap(stringsOf)],
  }
}

/** Content source that returns no articles, so that pages contain no texts of articles. */
const withoutArticles: ContentSource = {
  ...healthy,
  groq: (name, params) =>
    name === 'highlights' || name === 'related'
      ? Promise.resolve({ blogs: [], case_studies: [] })
      : healthy.groq(name, params),
}

/** All public pages, rendered by the server's entry. */
export const renderPublicPages = (): Promise<readonly PublicTexts[]> =>
  Promise.all(
    publicPages.map(async ({ path }) => {
      const { status, html } = await get(path, withoutArticles)
      if (status !== 200) throw new Error(`${path} answers ${status}`)
      return readTexts(path, html)
    }),
  )
