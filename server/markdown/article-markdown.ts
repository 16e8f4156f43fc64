import { reference } from '#shared/content/references.ts'
import { stringify } from 'yaml'
import * as z from 'zod/mini'
import type { BlogDetail, Picture } from '#shared/content/article.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { isRecord } from '#shared/content/guards.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import {
  ARTICLE_FORMAT,
  type ArticleHead,
  type StoredPicture,
} from '#shared/markdown/article-head.ts'
import {
  portableTextToMarkdown,
  titleMarkdown,
} from '#shared/markdown/portable-text-to-markdown.ts'
import { paths } from '#shared/paths/paths.ts'
import type { ObjectBlock } from '#shared/text/rich-text.ts'

const STORED = ['asset', 'library', 'crop', 'hotspot', 'dark'] as const

/** Converts a picture of a response ({@link Picture}) to its stored attributes. */
const storedOf = ({ asset, library, crop, hotspot, dark }: Picture): StoredPicture => ({
  ...(asset !== null && { asset: reference(asset) }),
  ...(library !== null && { library: reference(library) }),
  ...(crop !== null && { crop }),
  ...(hotspot !== null && { hotspot }),
  ...(dark !== null && {
    dark: { _type: 'image', asset: reference(dark.asset), of: asset ?? library },
  }),
})

/** Stored attributes of a picture block in a body. Responses contain these blocks unchanged. */
const storedIn = (block: Readonly<Record<string, unknown>>): StoredPicture =>
  Object.fromEntries(
    STORED.flatMap((name) => {
      const value = block[name]
      return isRecord(value) ? [[name, value] as const] : []
    }),
  )

/** Target of a link to an article in a response. */
const target = z.object({
  reference: z.object({ _ref: z.string() }),
  target: z.object({ type: z.enum(ARTICLE_TYPES), slug: z.string() }),
})

const shownPicture = z.object({ picture: z.object({ url: z.string() }) })

const given = <Value>(value: Value | null | undefined | '') =>
  value === null || value === undefined || value === '' ? undefined : value

/** Creates the collection of addresses in a Markdown text, each with the stored attributes of its link or picture. */
function createAddresses(absolute: (path: string) => string) {
  const pictures = new Map<string, StoredPicture>()
  const references = new Map<string, string>()
  return {
    pictures,
    references,
    link(mark: Readonly<Record<string, unknown>>): string | undefined {
      if (mark['_type'] !== 'internalLink') {
        const href = mark['href']
        if (typeof href !== 'string' || href === '') return undefined
        return href.startsWith('/') ? absolute(href) : href
      }
      const link = target.safeParse(mark).data
      if (link === undefined) return undefined
      const address = absolute(contentTypes[link.target.type].paths.page(link.target.slug))
      references.set(address, link.reference._ref)
      return address
    },
    picture(block: Readonly<Record<string, unknown>>): string | undefined {
      const shown = shownPicture.safeParse(block).data
      if (shown === undefined) return undefined
      const address = absolute(shown.picture.url)
      const stored = storedIn(block)
      // If a text shows a file twice with different crops, the second address gets a fragment, so that each address is unique.
      for (let count = 1; ; count += 1) {
        const own = count === 1 ? address : `${address}#${count}`
        const known = pictures.get(own)
        if (known !== undefined && JSON.stringify(known) !== JSON.stringify(stored)) continue
        pictures.set(own, stored)
        return own
      }
    },
  }
}

function seoOf({ seo }: BlogDetail): ArticleHead['seo'] {
  const written = {
    title: given(seo.title),
    description: given(seo.description),
    keywords: seo.keywords.length > 0 ? seo.keywords : undefined,
    canonical: given(seo.canonical),
    noindex: seo.noindex || undefined,
    image: seo.og_image
      ? {
          alt: seo.og_image.alt_text,
          caption: given(seo.og_image.caption),
          stored: storedOf(seo.og_image),
        }
      : undefined,
  }
  return Object.values(written).some((value) => value !== undefined) ? written : undefined
}

/**
 * Returns a published blog as Markdown with front matter, from which `npm run content:import` can restore the document.
 * @param origin public origin of the site, for absolute addresses
 */
export function articleMarkdown(blog: BlogDetail, origin: string): string {
  const absolute = (path: string) => URL.parse(path, origin)?.href ?? origin
  const { link, picture, pictures, references } = createAddresses(absolute)
  // Blocks of a response have the stored attributes of their types. The writer checks each attribute, so the assertion is safe.
  const text = portableTextToMarkdown(blog.body as readonly ObjectBlock[], { link, picture })
  const cover = blog.cover_image
  const head: ArticleHead = {
    format: ARTICLE_FORMAT,
    title: blog.title,
    url: absolute(paths.blog(blog.slug)),
    id: blog.id,
    slug: blog.slug,
    date: given(blog.published_at),
    updated: blog.updated_at,
    update_note: given(blog.update_note),
    updated_on: given(blog.updated_on),
    description: blog.excerpt,
    author: blog.author ? { name: blog.author.name, id: blog.author.id } : undefined,
    category: blog.category
      ? { title: blog.category.title, ...idAndSlug(blog.category) }
      : undefined,
    tags: blog.tags.length > 0 ? blog.tags : undefined,
    featured: blog.featured || undefined,
    image: cover
      ? {
          src: absolute(cover.url ?? ''),
          alt: cover.alt_text,
          caption: given(cover.caption),
          stored: storedOf(cover),
        }
      : undefined,
    seo: seoOf(blog),
    related: blog.related.length > 0 ? blog.related.map(({ id }) => id) : undefined,
    pictures: pictures.size > 0 ? Object.fromEntries(pictures) : undefined,
    references: references.size > 0 ? Object.fromEntries(references) : undefined,
  }
  const front = stringify(head, { lineWidth: 0, aliasDuplicateObjects: false })
  return `---\n${front}---\n\n${titleMarkdown(blog.title)}\n${text}`
}

const idAndSlug = ({ id, slug }: { readonly id: string; readonly slug: string }) => ({ id, slug })
