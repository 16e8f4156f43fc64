import * as z from 'zod/mini'
import { fact, href, pageMeta, sectionHead, specimen, text } from './copy-parts.ts'
import { known, solutionSlug } from './known-slugs.ts'

/** Home page. The newest worked example and posts between its sections are documents of their own. */
export const homePage = z.object({
  /** Last part of the document's id. */
  slug: z.literal('home'),
  meta: pageMeta,
  /** Text in small capitals above the heading. */
  label: text,
  /** The only `h1` of the page. */
  heading: text,
  lede: text,
  /** Figures under the hero, each with its condition. */
  facts: z.array(fact),
  /** Lines of work with the text of the link to all services. */
  work: z.object({
    label: text,
    heading: text,
    link: text,
    lines: known(z.object({ slug: solutionSlug, title: text, summary: text })),
  }),
  /** Section with an annotated sample of a report. */
  evidence: z.object({ ...sectionHead, specimen }),
  /** Texts of the links below the newest worked example. */
  cases: z.object({ link: text, read: text }),
  /** Section with the newest posts. */
  writing: z.object({ label: text, heading: text, link: text }),
  /** Links to other pages. */
  more: z.object({
    label: text,
    heading: text,
    entries: z.array(z.object({ title: text, href, text })).check(z.minLength(1)),
  }),
  /** Closing call to action. */
  closing: text,
})
