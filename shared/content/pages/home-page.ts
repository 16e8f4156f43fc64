import * as z from 'zod/mini'
import { fact, href, pageMeta, sectionHead, specimen, text } from './copy-parts.ts'
import { known, solutionSlug } from './known-slugs.ts'

/** Home page. Between its sections it shows the newest worked example and the newest posts, which are separate documents. */
export const homePage = z.object({
  /** Last part of the document's id. */
  slug: z.literal('home'),
  meta: pageMeta,
  /** Text in small capitals above the heading. */
  label: text,
  /** The only `h1` of the page. */
  heading: text,
  lede: text,
  /** Figures below the hero, each with the condition under which it applies. */
  facts: z.array(fact),
  /** Lines of work, and the text of the link to all services. */
  work: z.object({
    label: text,
    heading: text,
    link: text,
    lines: known(z.object({ slug: solutionSlug, title: text, summary: text })),
  }),
  /** Section with an annotated specimen of a report. */
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
