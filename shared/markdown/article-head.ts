/** Front matter of the Markdown version of a blog, from which an import restores the document. */
import * as z from 'zod/mini'

/** Value of `format`. Markdown with this value was exported by the site, and an import restores the document exactly. */
export const ARTICLE_FORMAT = 'site-article/1'

/** Id of a published document. */
const id = z.string().check(z.regex(/^[a-zA-Z0-9][\w-]*$/))

/** Stored attributes of a picture except its texts: `asset` or `library`, and `crop`, `hotspot` and `dark` if they are set. */
const storedPicture = z.partialRecord(
  z.enum(['asset', 'library', 'crop', 'hotspot', 'dark']),
  z.record(z.string(), z.unknown()),
)
export type StoredPicture = z.infer<typeof storedPicture>

export const articleHead = z.object({
  format: z.literal(ARTICLE_FORMAT),
  id,
  title: z.string(),
  /** Absolute address of the page. */
  url: z.string(),
  slug: z.string(),
  /** Publication date, ISO 8601. */
  date: z.optional(z.string()),
  /** Time of the last change, ISO 8601. An import ignores it. */
  updated: z.optional(z.string()),
  /** Note for readers about a change after publication, and the date of this change. */
  update_note: z.optional(z.string()),
  updated_on: z.optional(z.string()),
  description: z.string(),
  author: z.optional(z.object({ name: z.string(), id })),
  category: z.optional(z.object({ title: z.string(), id, slug: z.string() })),
  tags: z.optional(z.array(z.string().check(z.trim()))),
  featured: z.optional(z.boolean()),
  image: z.optional(
    z.object({
      src: z.string(),
      alt: z.string(),
      caption: z.optional(z.string()),
      stored: storedPicture,
    }),
  ),
  seo: z.optional(
    z.object({
      title: z.optional(z.string()),
      description: z.optional(z.string()),
      keywords: z.optional(z.array(z.string())),
      canonical: z.optional(z.string()),
      noindex: z.optional(z.boolean()),
      image: z.optional(
        z.object({ alt: z.string(), caption: z.optional(z.string()), stored: storedPicture }),
      ),
    }),
  ),
  /** Ids of related blogs. */
  related: z.optional(z.array(id)),
  /** Stored attributes of the pictures in the text, by address. */
  pictures: z.optional(z.record(z.string(), storedPicture)),
  /** Ids of the articles to which the links lead, by address. */
  references: z.optional(z.record(z.string(), id)),
})

export type ArticleHead = z.infer<typeof articleHead>
