/**
 * Articles as other pages show them. A page contains the data of its articles for hydration, and this data delays the first paint.
 * Therefore each schema has only the fields that the components of the page read. The queries and the REST API return more.
 */
import * as z from 'zod/mini'
import { blogItem, caseStudyItem } from '../article.ts'

const LINK = { slug: true, status: true, title: true } as const
const FACTS = {
  industry: true,
  client: true,
  is_example: true,
  services: true,
  results: true,
} as const

/** Newest articles on the home page. */
export const homeTeasers = z.object({
  blogs: z.array(
    z.pick(blogItem, { ...LINK, cover_image: true, category: true, reading_minutes: true }),
  ),
  case_studies: z.array(z.pick(caseStudyItem, { ...LINK, ...FACTS, summary: true })),
})
export type HomeTeasers = z.infer<typeof homeTeasers>

/** Newest case studies on the page about clients. */
export const clientTeasers = z.object({
  case_studies: z.array(z.pick(caseStudyItem, { ...LINK, ...FACTS, cover_image: true })),
})
export type ClientTeasers = z.infer<typeof clientTeasers>

/** Articles that are related to a page of the catalogue. */
export const relatedTeasers = z.object({
  blogs: z.array(z.pick(blogItem, { ...LINK, published_at: true, reading_minutes: true })),
  case_studies: z.array(z.pick(caseStudyItem, { ...LINK, is_example: true, results: true })),
})
export type RelatedTeasers = z.infer<typeof relatedTeasers>
