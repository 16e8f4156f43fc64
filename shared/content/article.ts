/**
 * Schemas of blogs and case studies as clients receive them. The public GROQ queries and the REST API both return data of these schemas, so
 * a page renders the same data from either. Field names are in snake case, as in the REST API.
 */
import * as z from 'zod/mini'
import { STATUSES } from './status.ts'

const status = z.enum(STATUSES)

/** Strips that are cut off at the edges of an image asset, as fractions of its size (0 to 1). */
export const crop = z.object({
  top: z.number(),
  bottom: z.number(),
  left: z.number(),
  right: z.number(),
})

/** Centre and size of the part of an image that must stay visible, as fractions (0 to 1). */
export const hotspot = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})

/** An image asset of the lake. */
const plate = z.object({ asset: z.string(), url: z.string() })

/** A picture of a post. Either `asset` is set, the id of a Sanity image asset, or `library`, the id of a library record. */
export const picture = z.object({
  asset: z.nullable(z.string()),
  library: z.nullable(z.string()),
  url: z.nullable(z.string()),
  alt_text: z.string(),
  caption: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  lqip: z.nullable(z.string()),
  crop: z.nullable(crop),
  hotspot: z.nullable(hotspot),
  /** File that pages show instead in the dark theme. The crop of the picture applies to this file too. */
  dark: z.nullable(plate),
})
export type Picture = z.infer<typeof picture>

export const category = z.object({ id: z.string(), slug: z.string(), title: z.string() })

export const author = z.object({
  id: z.string(),
  name: z.string(),
  role: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  picture: z.nullable(picture),
})
export type Author = z.infer<typeof author>

export const seo = z.object({
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  keywords: z.array(z.string()),
  og_image: z.nullable(picture),
  canonical: z.nullable(z.string()),
  noindex: z.boolean(),
})

/**
 * A Portable Text block. The known values of `_type` are `block` and those of `body-blocks.ts`. The parser accepts any other value, and the
 * renderer skips such blocks. Pictures inside a body contain `picture` (see {@link picture}).
 */
export const portableBlock = z.looseObject({ _type: z.string(), _key: z.string() })
export type PortableBlock = z.infer<typeof portableBlock>

/** Another article of the same type, for a link. */
export const articleLink = z.object({
  id: z.string(),
  slug: z.string(),
  status,
  title: z.string(),
})
export type ArticleLink = z.infer<typeof articleLink>

/** Facts of an article that only its own page shows. */
const detailBase = {
  /** Note for readers about a change after publication, as one line. Empty if there was none. */
  update_note: z.string(),
  /** Time of the change that `update_note` describes, ISO 8601. Null if staff entered none. */
  updated_on: z.nullable(z.string()),
  /** Published article of the same type with the next earlier publication date. */
  previous: z.nullable(articleLink),
  /** Published article of the same type with the next later publication date. */
  next: z.nullable(articleLink),
}

const articleBase = {
  id: z.string(),
  slug: z.string(),
  status,
  title: z.string(),
  cover_image: z.nullable(picture),
  /** Publication time, ISO 8601, UTC. Null until the article is published for the first time. */
  published_at: z.nullable(z.string()),
  /** Time of the last change, ISO 8601, UTC. */
  updated_at: z.string(),
  /** Reading time in minutes: an integer of at least 1, computed at 1,100 characters of the body per minute. */
  reading_minutes: z.number(),
}

/** A related post, with its status and the data that its card shows. */
export const blogCard = z.object({
  ...articleBase,
  excerpt: z.string(),
  category: z.nullable(category),
})
export type BlogCard = z.infer<typeof blogCard>

/**
 * Distinct tags, trimmed. Documents from other clients of the lake may contain tags with spaces at the ends, but the addresses of tags have
 * no such spaces.
 */
const tags = z.array(z.string()).check(
  z.overwrite((stored) => {
    const trimmed = stored.map((tag) => tag.trim()).filter((tag) => tag !== '')
    return [...new Set(trimmed)]
  }),
)

export const blogItem = z.object({
  ...blogCard.shape,
  author: z.nullable(author),
  tags,
  featured: z.boolean(),
})
export type BlogItem = z.infer<typeof blogItem>

export const blogDetail = z.object({
  ...blogItem.shape,
  ...detailBase,
  body: z.array(portableBlock),
  seo,
  related: z.array(blogCard),
})
export type BlogDetail = z.infer<typeof blogDetail>

const caseStudyResult = z.object({
  label: z.string(),
  value: z.string(),
  unit: z.nullable(z.string()),
})

export const caseStudyItem = z.object({
  ...articleBase,
  summary: z.string(),
  /** Slug of an industry page. */
  industry: z.nullable(z.string()),
  /** Name of the client, or null if the client is anonymous. */
  client: z.nullable(z.string()),
  /** True if there is no real client: staff entered neither a visible nor a hidden name. */
  is_example: z.boolean(),
  /** Slugs of service pages. */
  services: z.array(z.string()),
  results: z.array(caseStudyResult),
})
export type CaseStudyItem = z.infer<typeof caseStudyItem>

export const caseStudyDetail = z.object({
  ...caseStudyItem.shape,
  ...detailBase,
  challenge: z.nullable(z.string()),
  solution: z.nullable(z.string()),
  testimonial: z.nullable(
    z.object({ quote: z.string(), name: z.nullable(z.string()), role: z.nullable(z.string()) }),
  ),
  gallery: z.array(picture),
  body: z.array(portableBlock),
  seo,
})
export type CaseStudyDetail = z.infer<typeof caseStudyDetail>

/** Filter value with the number of published articles that have it. */
export const facet = z.object({ slug: z.string(), title: z.string(), count: z.number() })
export type Facet = z.infer<typeof facet>

/** Result of a public list query. `total` counts all published matches, not only this page. */
export const blogPage = z.object({
  items: z.array(blogItem),
  total: z.number(),
  facets: z.array(facet),
})
export type BlogPage = z.infer<typeof blogPage>

export const caseStudyPage = z.object({
  items: z.array(caseStudyItem),
  total: z.number(),
  facets: z.array(facet),
})
export type CaseStudyPage = z.infer<typeof caseStudyPage>

/** Newest published articles of each type, shown as teasers: either of all articles, or of those related to a page. */
export const highlights = z.object({
  blogs: z.array(blogItem),
  case_studies: z.array(caseStudyItem),
})
export type Highlights = z.infer<typeof highlights>
