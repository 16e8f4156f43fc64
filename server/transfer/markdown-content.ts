import { readFile } from 'node:fs/promises'
import type { ConversionOptions } from '#shared/markdown/html-to-portable-text.ts'
import { markdownToPortableText } from '#shared/markdown/markdown-to-portable-text.ts'
import { excerptOf, shorten } from '#shared/text/portable-text.ts'
import type { IncomingContent, IncomingDocument, JsonRecord } from './content.ts'
import type { ArticleHead } from '#shared/markdown/article-head.ts'
import { readFrontMatter } from './posts/front-matter.ts'
import { createLinkResolver } from './posts/post-links.ts'
import { nameOfFile, type PostFields, readPostFields } from './posts/post-fields.ts'
import { createPictures } from './posts/post-pictures.ts'
import { createTerms, type KnownTerms, slugField } from './posts/post-terms.ts'
import { readSiteHead, siteConversion, siteFields, withoutTitle } from './site-article.ts'
import { freeSlug, toSlug } from './slugs.ts'
import type { Source } from './source.ts'
import { TransferError } from './transfer-error.ts'

export interface MarkdownOptions {
  /** Category of a post whose front matter names none. */
  readonly category: string
  /** Address of the posts' former site, for links between posts and to other pages of that site. */
  readonly origin?: string
  readonly known: KnownTerms
  /** Reference time: posts with a later date are scheduled. */
  readonly now: Date
}

const EXCERPT_LENGTH = 200
const LARGEST_TEXT = 4 * 2 ** 20

const POST_FILE = /\.(md|markdown|mdx)$/i

/** Markdown files of a source that are posts, without the section pages of Zola and Hugo. */
export function findPosts(source: Source): string[] {
  return [...source.files.keys()]
    .filter((path) => POST_FILE.test(path) && !/(^|\/)_index\./i.test(path))
    .toSorted()
}

interface Post {
  readonly file: string
  readonly fields: PostFields
  /** Front matter of a post whose Markdown file was exported by this software; undefined for any other post. */
  readonly site: ArticleHead | undefined
  readonly content: string
  readonly title: string
  readonly slug: string
  /** Id of the published copy. */
  readonly id: string
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly date: string
}

function statusOf(fields: PostFields, date: string, now: Date): Post['status'] {
  if (fields.draft) return 'draft'
  return Date.parse(date) > now.getTime() ? 'scheduled' : 'published'
}

type Note = (text: string) => void

/** Converts a post whose Markdown file was exported by this software. The status of such a post is always published. */
const readSitePost = (site: ArticleHead, head: JsonRecord, content: string, file: string) => ({
  file,
  fields: readPostFields(head, file),
  site,
  content,
  title: site.title,
  status: 'published' as const,
  date: site.date ?? '',
  wanted: site.slug,
})

/** Reads the post in a file. The slug of the post is made unique later. */
async function readPost(source: Source, file: string, now: Date, note: Note) {
  const entry = source.files.get(file)
  if (!entry) throw new TransferError(`${file} is not there any more.`)
  if (entry.size > LARGEST_TEXT) throw new TransferError(`${file} is too large for a post.`)
  const { fields: head, content } = readFrontMatter(await readFile(entry.path, 'utf8'), file)
  const site = readSiteHead(head, file)
  if (site) return readSitePost(site, head, content, file)
  const fields = readPostFields(head, file)
  const name = nameOfFile(fields.path ?? file)
  const heading = /^#[ \t]+(.+?)[ \t]*#*$/m.exec(content)?.[1]
  const title = fields.title ?? heading ?? name.replaceAll(/[-_]+/g, ' ')
  if (fields.title === undefined) note(`${file} has no title; “${title}” was taken`)
  if (fields.date === undefined) note(`${file} has no date; the day of its file was taken`)
  // The modification time of a file is limited to the present, because a clock that is ahead must not schedule the post.
  const date =
    fields.date ?? new Date(Math.min(entry.modified.getTime(), now.getTime())).toISOString()
  const status = statusOf(fields, date, now)
  if (status === 'scheduled') note(`${file} is dated ${date.slice(0, 10)} and was scheduled`)
  const wanted = toSlug(fields.slug ?? name) || toSlug(title) || 'post'
  return { file, fields, site, content, title, status, date, wanted }
}

async function readPosts(source: Source, options: MarkdownOptions, note: Note): Promise<Post[]> {
  const taken = new Set<string>()
  const posts: Post[] = []
  for (const file of findPosts(source)) {
    const { wanted, ...post } = await readPost(source, file, options.now, note)
    const own = freeSlug(wanted, (slug) => taken.has(slug))
    taken.add(own)
    const id = post.site?.id ?? `post-${own}`
    const slug = freeSlug(own, (candidate) => {
      const holder = options.known.slugs.get(candidate)
      return (holder !== undefined && holder !== id) || (candidate !== own && taken.has(candidate))
    })
    if (slug !== wanted) note(`${file} became /${slug}, since /${wanted} is taken`)
    posts.push({ ...post, slug, id })
  }
  return posts
}

/** Cover field of a post; empty if the post has no cover or the file is missing. */
function coverOf(post: Post, conversion: ConversionOptions, note: Note) {
  const { cover } = post.fields
  if (cover === undefined) return {}
  const attributes = conversion.picture?.(cover.source)
  if (attributes === undefined) {
    note(`${post.file}: its cover ${cover.source} is not there`)
    return {}
  }
  if (cover.alt === '') {
    note(`${post.file}: the cover has no alternative text; the title was put in, please read it`)
  }
  return { coverImage: { _type: 'picture', ...attributes, alt_text: cover.alt || post.title } }
}

function excerptFields(post: Post, body: readonly unknown[]) {
  const excerpt = post.fields.description ?? (excerptOf(body, EXCERPT_LENGTH) || post.title)
  const long = Array.from(excerpt).length > EXCERPT_LENGTH
  return {
    excerpt: shorten(excerpt, EXCERPT_LENGTH),
    ...(long && { seo: { _type: 'seo', description: excerpt } }),
  }
}

function statusFields({ status, date }: Post) {
  if (status === 'published') return { status, publishedAt: date }
  return status === 'scheduled' ? { status, publishAt: date } : { status }
}

/** Fields of a post whose Markdown file was not exported by this software. */
const ownFields = (
  post: Post,
  body: readonly unknown[],
  conversion: ConversionOptions,
  note: Note,
) => ({
  ...statusFields(post),
  ...excerptFields(post, body),
  ...coverOf(post, conversion, note),
  ...(post.fields.tags.length > 0 && { tags: post.fields.tags }),
  ...(post.fields.featured && { featured: true }),
})

function toDocument(
  post: Post,
  terms: ReturnType<typeof createTerms>,
  conversion: ConversionOptions,
  note: Note,
): IncomingDocument {
  const { fields, site, title, slug } = post
  // The Markdown of a published post does not contain its unpublish time, which visitors must not see. Therefore an import preserves the
  // unpublish time of the post that it replaces.
  const unpublishAt = site && terms.ends.get(post.id)
  const { body, notes } = site
    ? markdownToPortableText(withoutTitle(post.content), siteConversion(site))
    : markdownToPortableText(post.content, { ...conversion, title })
  for (const text of notes) note(`${post.file}: ${text}`)
  return {
    _id: post.status === 'published' ? post.id : `drafts.${post.id}`,
    _type: 'blog',
    title,
    slug: slugField(slug),
    ...fields.texts,
    body,
    ...(site ? siteFields(site) : ownFields(post, body, conversion, note)),
    ...(unpublishAt !== undefined && { unpublishAt }),
    ...(fields.category !== undefined && {
      category: terms.category(fields.category, site?.category?.slug),
    }),
    ...(fields.author !== undefined && { author: terms.author(fields.author, site?.author?.id) }),
  }
}

function noteUnused(posts: readonly Post[], note: Note) {
  const counts = new Map<string, number>()
  for (const { fields, site } of posts) {
    if (site !== undefined) continue
    for (const name of fields.unused) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  for (const [name, count] of counts) {
    note(
      `the field ${name} (in ${count} of ${posts.length} posts) has no place in a post and stayed out`,
    )
  }
  const aliases = posts.reduce((sum, { fields }) => sum + fields.aliases.length, 0)
  if (aliases > 0) {
    note(
      `${aliases} old addresses (aliases) stayed out: make redirects of those that are still in use`,
    )
  }
}

/**
 * Converts Markdown posts and their images to `blog` documents with their authors and categories. Ids are derived from the posts'
 * addresses, so the same files produce the same documents. @throws TransferError naming the invalid file
 */
export async function readMarkdownContent(
  source: Source,
  options: MarkdownOptions,
): Promise<IncomingContent> {
  const notes: string[] = [...source.notes]
  const note = (text: string) => notes.push(text)
  const posts = await readPosts(source, options, note)
  if (posts.length === 0) throw new TransferError('There are no Markdown files to import.')
  const terms = createTerms(options.known)
  const pictures = createPictures(source)
  const resolveLink = createLinkResolver(posts, options.origin)
  const documents = posts.map((written) => {
    const category =
      written.fields.category ?? (written.site === undefined ? options.category : undefined)
    const post = { ...written, fields: { ...written.fields, category } }
    const conversion: ConversionOptions = {
      link: (href) => resolveLink(href, post),
      picture: (address) => pictures.picture(address, post.file),
    }
    try {
      return toDocument(post, terms, conversion, note)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      throw new TransferError(`${post.file} is nested too deeply to be read.`, { cause: error })
    }
  })
  noteUnused(posts, note)
  return {
    format: 'markdown',
    documents: [...terms.documents.values(), ...documents],
    assets: pictures.assets,
    assetMetadata: {},
    notes,
  }
}
