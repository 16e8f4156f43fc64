import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { LakeDocument } from '#lake/documents/types.ts'
import { articleImage } from '#shared/content/pictures/article-image.ts'
import { category, picture, seo } from '#shared/content/article.ts'
import { byContentType, contentTypes } from '#shared/content/content-types/content-types.ts'
import { fixedPageOf, isPagePart, PAGE_TYPES } from '#shared/content/pages/fixed-pages.ts'
import { INDEXED_TAG } from '#shared/pages/blog-listing.ts'
import { ARTICLE_TYPES, type ArticleType } from '#shared/content/status.ts'
import { type PlateDesign, plateOfFile } from '#shared/engraving/relief/plate-file.ts'
import { paths } from '#shared/paths/paths.ts'
import type { ContentMirror } from './content.service.ts'
import { referencedDocuments } from './referenced-documents.ts'
import { project } from './projection.ts'

/** Summary of a published article, for lists of all articles of the site. */
export interface ArticleOutline {
  /** Path of the article's page. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Path of the article's social image: the picture that an editor chose, otherwise the generated image. */
  readonly image: string
  /** Time of the last change, ISO 8601. */
  readonly modified: string
  readonly noindex: boolean
  /** Canonical URL that an editor has set, or null. */
  readonly canonical: string | null
  /** Text that determines the generated engraving if the cover is not a relief plate. */
  readonly subject: string
  /** Relief plate on the article's cover. Undefined if the cover shows anything else. */
  readonly plate?: PlateDesign | undefined
}

const outline = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  updated_at: z.string(),
  cover_image: z.nullable(picture),
  cover_file: z.nullable(z.string()),
  category: z.nullable(category),
  industry: z.nullable(z.string()),
  service: z.nullable(z.string()),
  seo,
})

/** Attributes that a summary needs. Only these are read, because bodies are the largest part of a document. */
const fields = byContentType((type) => {
  const { summary, filter } = contentTypes[type]
  return ['title', 'slug', 'seo', 'coverImage', 'services', summary, filter]
})

const withoutBody = (type: ArticleType, document: LakeDocument): LakeDocument => {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  const kept = fields[type].map((name) => [name, document[name]] as const)
  return { ...Object.fromEntries(kept), _id, _type, _rev, _createdAt, _updatedAt }
}

const BATCH = 200

const pathOf = byContentType((type) => contentTypes[type].paths.page)

function toOutline(type: ArticleType, article: z.infer<typeof outline>): ArticleOutline {
  const path = pathOf[type](article.slug)
  return {
    path,
    title: article.seo.title ?? article.title,
    description: article.seo.description ?? article.description,
    image: articleImage(article, path).url,
    modified: article.updated_at,
    noindex: article.seo.noindex,
    canonical: article.seo.canonical,
    subject: article.category?.slug ?? article.service ?? article.industry ?? article.slug,
    plate: plateOfFile(article.cover_file ?? ''),
  }
}

/** Returns type and slug of the article at a path, or undefined if no article can have this path. */
function slugAt(path: string): { readonly type: ArticleType; readonly slug: string } | undefined {
  for (const type of ARTICLE_TYPES) {
    const base = pathOf[type]('')
    if (!path.startsWith(base)) continue
    const slug = decoded(path.slice(base.length))
    // An article has exactly one canonical path. Equivalent paths, such as %-encoded ones, do not match.
    return slug !== undefined && pathOf[type](slug) === path ? { type, slug } : undefined
  }
  return undefined
}

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** Returns the published article at `path`, or undefined. */
export async function readOutline(
  mirror: ContentMirror,
  path: string,
): Promise<ArticleOutline | undefined> {
  const place = slugAt(path)
  if (place === undefined) return undefined
  const { type, slug } = place
  return mirror.readPublic(async (store) => {
    const document = await store.article(type, slug)
    if (document === undefined) return undefined
    const shown = [withoutBody(type, document)]
    const [found] = z
      .array(outline)
      .parse(project('articleOutline', shown, await referencedDocuments(store, shown)))
    return found?.slug === slug ? toOutline(type, found) : undefined
  })
}

/** Address of an article. */
export interface ArticleAddress {
  /** Path of the article's page. */
  readonly path: string
  /** Time of the last change, ISO 8601; absent if unknown. */
  readonly modified?: string
}

/** Returns the addresses of published, indexable articles, in the order in which {@link readOutlines} returns the articles. */
export async function readAddresses(mirror: ContentMirror): Promise<readonly ArticleAddress[]> {
  const lists = await mirror.readPublic((store) =>
    Promise.all(
      ARTICLE_TYPES.map(async (type) => {
        const articles = await store.addresses(type)
        return articles.map(({ id, slug, updated_at: modified }) => ({
          path: pathOf[type](slug ?? id),
          ...(modified === null ? {} : { modified }),
        }))
      }),
    ),
  )
  return lists.flat()
}

/** Returns the times of the last publication of the fixed pages with a published document, by path, ISO 8601. */
export async function readPageTimes(mirror: ContentMirror): Promise<ReadonlyMap<string, string>> {
  const times = await mirror.readPublic((store) => store.publishedTimes(PAGE_TYPES))
  return new Map(
    [...times].flatMap(([id, time]) => {
      const page = fixedPageOf(id)
      return page === undefined || isPagePart(page) ? [] : [[page.path, time]]
    }),
  )
}

const pathOfCollection = {
  category: paths.blogCategory,
  tag: (tag: string) => paths.blogTag(tag),
  author: (id: string) => paths.author(id),
} as const

/** Returns the addresses of the indexable list pages of published blogs: one for each category, tag and author. */
export const readCollections = (mirror: ContentMirror): Promise<readonly ArticleAddress[]> =>
  mirror.readPublic(async (store) => {
    const all = await store.collections()
    const ids = all.filter(({ kind }) => kind === 'category').map(({ value }) => value)
    const categories = z
      .array(category)
      .parse(project('category', await store.documents(ids), new Map()))
    const slugs = new Map(categories.map(({ id, slug }) => [id, slug]))
    return all
      .filter(({ kind, total }) => kind !== 'tag' || total >= INDEXED_TAG)
      .map(({ kind, value, updated_at: modified }) => ({
        path: pathOfCollection[kind](slugs.get(value) ?? value),
        ...(modified === null ? {} : { modified }),
      }))
  })

/** Returns every published article in the order of the content types, each type newest first. */
export async function readOutlines(mirror: ContentMirror): Promise<readonly ArticleOutline[]> {
  const found: ArticleOutline[] = []
  for (const type of ARTICLE_TYPES) {
    for (let offset = 0; ; offset += BATCH) {
      const batch = await mirror.readPublic(async (store) => {
        const { documents, total } = await store.articles({ type, offset, limit: BATCH })
        const shown = documents.map((document) => withoutBody(type, document))
        const outlines = project('articleOutline', shown, await referencedDocuments(store, shown))
        return { total, articles: z.array(outline).parse(outlines) }
      })
      found.push(...batch.articles.map((article) => toOutline(type, article)))
      if (offset + BATCH >= batch.total) break
      // Lets the event loop handle other requests between two batches.
      await setImmediate()
    }
  }
  return found
}
