import { posix } from 'node:path'
import { markdownToPortableText } from '#shared/markdown/markdown-to-portable-text.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import { attributeOf, textFields } from '#shared/content/article-fields.ts'
import { isRecord } from '#shared/content/guards.ts'
import { type JsonRecord } from '../content.ts'

/** Post fields in the front matter of a Markdown file, for any static site generator. */
export interface PostFields {
  readonly title: string | undefined
  /** Publication date, ISO 8601 in UTC. */
  readonly date: string | undefined
  readonly draft: boolean
  /** Byline; several authors are joined as in a sentence. */
  readonly author: string | undefined
  readonly category: string | undefined
  readonly tags: readonly string[]
  readonly description: string | undefined
  /** Path of the post on its old site, without leading and trailing slashes. */
  readonly path: string | undefined
  readonly aliases: readonly string[]
  readonly slug: string | undefined
  readonly cover: { readonly source: string; readonly alt: string } | undefined
  readonly featured: boolean
  /** Further text fields of the post, by their attribute in the document. */
  readonly texts: Readonly<Record<string, string>>
  /** Names of fields that are not imported. */
  readonly unused: readonly string[]
}

/**
 * Text fields that have the same names in front matter and in the REST API. Title and excerpt are excluded here, because front matter may
 * have other names for them.
 */
const ownTexts = textFields('blog').filter(({ name }) => name !== 'title' && name !== 'excerpt')

const KNOWN = new Set([
  ...ownTexts.map(({ name }) => name),
  ...(
    'title date pubdate publishdate published created draft author authors category categories tags keywords ' +
    'description excerpt summary path permalink url slug aliases image cover featured_image cover_alt image_alt ' +
    'featured layout template taxonomies lang weight'
  ).split(' '),
])

/** Plain text of inline Markdown, because titles may contain code. */
const plain = (text: string) =>
  toPlainText(markdownToPortableText(text.replaceAll(/^(\d+)([.)])/g, String.raw`$1\$2`)).body)
    .replaceAll(/\s+/g, ' ')
    .trim()

const text = (value: unknown): string | undefined => {
  const written = typeof value === 'number' ? String(value) : value
  return typeof written === 'string' && written.trim() !== '' ? written.trim() : undefined
}

function names(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => names(item))
  if (isRecord(value)) return names(value['name'] ?? value['title'])
  const name = text(value)
  return name === undefined ? [] : [name]
}

const list = (value: unknown) =>
  typeof value === 'string' ? names(value.split(',')) : names(value)

const first = (fields: JsonRecord, ...keys: readonly string[]): unknown =>
  keys.map((key) => fields[key]).find((value) => value !== undefined && value !== null)

/** Converts a date to ISO 8601. A day without a time becomes midnight in UTC. Returns undefined for invalid dates. */
function toMoment(value: unknown): string | undefined {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? undefined : value.toISOString()
  }
  const written = text(value)
  if (written === undefined) return undefined
  const local = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/.test(written)
  const time = Date.parse(local && written.length > 10 ? `${written.replace(' ', 'T')}Z` : written)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** The date in a path, as in `2024/05/06/name` or `2024-05-06-name.md`. */
function dateInPath(path: string): string | undefined {
  const match = /(?:^|\/)(\d{4})[/-](\d{2})[/-](\d{2})(?=[/_.-]|$)/.exec(path)
  return match ? toMoment(`${match[1]}-${match[2]}-${match[3]}`) : undefined
}

const trimSlashes = (path: string) => path.replaceAll(/^\/+|\/+$/g, '')

/** Section of a post: the first segment of a path that also contains a year. */
function sectionOf(path: string | undefined): string | undefined {
  const section = /^([^/]+)\/(?:[^/]+\/)*?\d{4}\//.exec(path ?? '')?.[1]
  if (section === undefined || /^\d/.test(section)) return undefined
  return section
    .split(/[-_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function coverOf(fields: JsonRecord): PostFields['cover'] {
  const value = first(fields, 'image', 'cover', 'featured_image')
  const source = isRecord(value) ? text(first(value, 'src', 'image', 'url', 'path')) : text(value)
  if (source === undefined) return undefined
  const alt = text(isRecord(value) ? value['alt'] : first(fields, 'cover_alt', 'image_alt'))
  return { source, alt: alt ?? '' }
}

const unusedOf = (fields: JsonRecord): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'extra' && isRecord(value)) return Object.keys(value).map((key) => `extra.${key}`)
    return KNOWN.has(name.toLowerCase()) ? [] : [name]
  })

/** Parses the fields of front matter. `file` is the path of the Markdown file in its source. */
export function readPostFields(written: JsonRecord, file: string): PostFields {
  const fields = Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const taxonomies = isRecord(fields['taxonomies']) ? fields['taxonomies'] : {}
  const address = text(first(fields, 'path', 'permalink', 'url'))
  const path =
    address === undefined ? undefined : trimSlashes(address.replace(/^https?:\/\/[^/]+/, ''))
  const authors = names(first(fields, 'authors', 'author'))
  const title = text(fields['title'])
  const description = text(first(fields, 'description', 'excerpt', 'summary'))
  const category = list(first(fields, 'category', 'categories') ?? taxonomies['categories'])[0]
  const date = first(fields, 'date', 'pubdate', 'publishdate', 'published', 'created')
  return {
    title: title === undefined ? undefined : plain(title),
    date: toMoment(date) ?? dateInPath(path ?? '') ?? dateInPath(file),
    draft: fields['draft'] === true || fields['published'] === false,
    author:
      authors.length === 0
        ? undefined
        : new Intl.ListFormat('en', { type: 'conjunction' }).format(authors),
    category: category ?? sectionOf(path),
    tags: [...new Set(list(first(fields, 'tags', 'keywords') ?? taxonomies['tags']))],
    description: description === undefined ? undefined : plain(description),
    path,
    aliases: list(fields['aliases']).map(trimSlashes),
    slug: text(fields['slug']),
    cover: coverOf(fields),
    featured: fields['featured'] === true,
    texts: Object.fromEntries(
      ownTexts.flatMap(({ kind, name }) => {
        const words = text(fields[name])
        if (words === undefined) return []
        return [[attributeOf(name), kind === 'prose' ? words : plain(words)]]
      }),
    ),
    unused: unusedOf(written),
  }
}

/** Name of a post, derived from its file name without date and extension. For `index.md`, the name of the folder is used. */
export function nameOfFile(file: string): string {
  const base = posix.basename(file).replace(/\.(md|markdown|mdx)$/i, '')
  const name = base === 'index' || base === 'README' ? posix.basename(posix.dirname(file)) : base
  return name.replace(/^\d{4}-\d{2}-\d{2}[-_]?/, '') || base
}
