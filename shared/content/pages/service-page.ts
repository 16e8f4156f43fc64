import * as z from 'zod/mini'
import {
  fact,
  pageMeta,
  point,
  question,
  recordTable,
  reviewDate,
  sectionHead,
  specimen,
  text,
} from './copy-parts.ts'
import { industrySlug, known, serviceSlug } from './known-slugs.ts'

const points = z.array(point).check(z.minLength(1))

/** Service page of 600 to 1,200 words. `service-limits.ts` contains the recommended lengths and numbers of its parts. */
export const servicePage = z.object({
  /** Last part of the document's id, and the complete path of the page. */
  slug: serviceSlug,
  meta: pageMeta,
  /** The only `h1` of the page. */
  heading: text,
  lede: text,
  /** Short facts below the hero: Turnaround, Coverage, Needed, Delivered. */
  facts: z.array(fact),
  /** Section on the evidence that customers receive. */
  proof: z.object({ ...sectionHead, specimen }),
  /** Section on the audience: kinds of readers with their reasons. */
  audience: z.object({ ...sectionHead, points }),
  /** Section on the method: steps, each with a title of one or two words. */
  method: z.object({ ...sectionHead, steps: points }),
  /** Section on the limits of the service: points, each with an alternative for the reader. */
  limits: z.object({ ...sectionHead, points }),
  /** Turnaround by kind of check, or the stages of a project. `price` contains the factors of the price, as nouns that follow a colon. */
  turnaround: z.object({ ...sectionHead, table: recordTable, price: text }),
  /** Section on law. Pages about checks of people cover the United States, the United Kingdom and the European Union, in this order. */
  law: z.object({ ...sectionHead, points, reviewed: reviewDate }),
  questions: z.object({ ...sectionHead, items: z.array(question).check(z.minLength(1)) }),
  /** Related services, each with the reason to combine it with this one, and related industries. */
  related: z.object({
    heading: text,
    services: known(z.object({ slug: serviceSlug, reason: text })),
    industries: known(industrySlug),
  }),
  /** Closing call to action. */
  closing: text,
})
