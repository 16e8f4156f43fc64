import { reference } from '#shared/content/references.ts'
import { headingStyleOf } from '#shared/markdown/block-elements.ts'
import type { ConversionOptions } from '#shared/markdown/html-to-portable-text.ts'
import { resolvePlainLink } from '#shared/markdown/links.ts'
import {
  ARTICLE_FORMAT,
  articleHead,
  type ArticleHead,
  type StoredPicture,
} from '#shared/markdown/article-head.ts'
import type { JsonRecord } from './content.ts'
import { TransferError } from './transfer-error.ts'

/**
 * Front matter of a Markdown version that this product has written; undefined for any other Markdown.
 * @throws TransferError naming the file if the front matter is not complete
 */
export function readSiteHead(written: JsonRecord, file: string): ArticleHead | undefined {
  if (written['format'] !== ARTICLE_FORMAT) return undefined
  const { data, error } = articleHead.safeParse(written)
  if (data !== undefined) return data
  const [issue] = error.issues
  throw new TransferError(
    `${file}: its field ${issue?.path.join('.') ?? ''} is not as this site writes it (${issue?.message ?? ''}).`,
  )
}

/** Text below the title. The title is a field of the document. */
export const withoutTitle = (content: string) => content.replace(/^# .*(?:\n|$)/, '')

/** Conversion that restores levels of headings, links within the site, references and pictures. */
export function siteConversion({ url, pictures, references }: ArticleHead): ConversionOptions {
  const origin = URL.parse(url)?.origin
  return {
    headingStyle: headingStyleOf,
    link(address) {
      const own = origin !== undefined && address.startsWith(`${origin}/`)
      if (!own) return resolvePlainLink(address)
      const href = address.slice(origin.length)
      const documentId = references?.[address]
      return documentId === undefined ? { href } : { href, documentId }
    },
    picture: (address) => pictures?.[address],
  }
}

const picture = ({
  alt,
  caption,
  stored,
}: {
  readonly alt: string
  readonly caption?: string | undefined
  readonly stored: StoredPicture
}) => ({
  _type: 'picture',
  ...stored,
  alt_text: alt,
  ...(caption !== undefined && { caption }),
})

/** Attributes of the document, except title, slug, author, category and body. */
export function siteFields(head: ArticleHead) {
  const { image: ogImage, ...seo } = head.seo ?? {}
  return {
    status: 'published',
    ...(head.date !== undefined && { publishedAt: head.date }),
    ...(head.update_note !== undefined && { updateNote: head.update_note }),
    ...(head.updated_on !== undefined && { updatedOn: head.updated_on }),
    excerpt: head.description,
    ...(head.image && { coverImage: picture(head.image) }),
    ...(head.tags && { tags: head.tags }),
    ...(head.featured === true && { featured: true }),
    ...(head.related && {
      relatedBlogs: head.related.map((id) => ({ ...reference(id), _key: id })),
    }),
    ...(head.seo && {
      seo: { _type: 'seo', ...seo, ...(ogImage && { ogImage: picture(ogImage) }) },
    }),
  }
}
