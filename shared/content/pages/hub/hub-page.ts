/** Schemas of the hub pages, which list other pages. Their lists and tables are computed from the catalogue and the planning ranges. */
import * as z from 'zod/mini'
import { pageMeta, point, section, sectionHead, text } from '../copy-parts.ts'
import { known, solutionSlug } from '../known-slugs.ts'
import { priceTable } from './price-table.ts'

const pointsSection = z.object({ ...sectionHead, points: z.array(point).check(z.minLength(1)) })

/** Section with a computed table. `note` is shown below the table. */
const tableSection = z.object({ ...sectionHead, note: text })

/** Attributes of the head of a hub page. `label` is the name of the page, `heading` its only `h1`. */
const head = { meta: pageMeta, label: text, heading: text, lede: text }

const servicesHub = z.object({
  slug: z.literal('services'),
  ...head,
  /** Note below the table of all services. */
  note: text,
  reading: pointsSection,
  turnaround: tableSection,
  /** Price table. Documents that were published before the page had this table do not contain it. */
  prices: z.optional(priceTable),
  coverage: tableSection,
  /** Factors on which the price depends. */
  price: pointsSection,
  closing: text,
})

const solutionsHub = z.object({
  slug: z.literal('solutions'),
  ...head,
  series: section,
  /** Solutions, each with the benefit of ordering its services together. */
  notes: known(z.object({ slug: solutionSlug, heading: text, text, yields: text })),
  combining: pointsSection,
  closing: text,
})

const industriesHub = z.object({
  slug: z.literal('industries'),
  ...head,
  cabinet: section,
  reading: pointsSection,
  closing: text,
})

const whatWeOfferHub = z.object({
  slug: z.literal('what-we-offer'),
  ...head,
  /** Lines of work, each with its services. */
  lines: known(z.object({ slug: solutionSlug, label: text, heading: text, intro: text })),
  trades: section,
  closing: text,
})

/** Hub page. The slug, which is the last part of the document's id, determines the attributes. */
export const hubPage = z.discriminatedUnion('slug', [
  servicesHub,
  solutionsHub,
  industriesHub,
  whatWeOfferHub,
])
