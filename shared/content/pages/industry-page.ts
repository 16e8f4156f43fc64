import * as z from 'zod/mini'
import { pageMeta, point, question, recordTable, reviewDate, text } from './copy-parts.ts'
import { industrySlug, known, serviceSlug } from './known-slugs.ts'

/** Effect of a check on a risk: it answers the risk, or supports the answer. */
export const riskCover = z.enum(['answers', 'supports'])

/**
 * Effect of each check on a risk, by the slug of the check. A missing check is not needed for the risk. Checks without a page are left out.
 */
const cover = z.pipe(
  z.record(z.string(), riskCover),
  z.transform((effects) => {
    const found: Partial<Record<z.infer<typeof serviceSlug>, z.infer<typeof riskCover>>> = {}
    for (const [name, effect] of Object.entries(effects)) {
      const slug = serviceSlug.safeParse(name)
      if (slug.success) found[slug.data] = effect
    }
    return found
  }),
)

/** Heading of a section. Its label and introduction come from the template and are equal on all industry pages. */
const heading = { heading: text }

/** Industry page of 450 to 900 words. The recommended lengths and numbers are in `industry-limits.ts`. */
export const industryPage = z.object({
  /** Last part of the document's id and of the page's path. */
  slug: industrySlug,
  meta: pageMeta,
  /** The only `h1` of the page. */
  heading: text,
  lede: text,
  /** Matrix with checks as columns and risks as rows. */
  risks: z.object({
    ...heading,
    checks: known(z.object({ slug: serviceSlug, label: text })),
    rows: z.array(z.object({ title: text, detail: text, cover })).check(z.minLength(1)),
  }),
  /** Checks by role, with four columns: role, checks, repeat, turnaround. */
  roles: z.object({ ...heading, table: recordTable }),
  /** Worked example without the name or figures of a client. The last paragraph describes the resulting change. */
  situation: z.object({ ...heading, paragraphs: z.array(text).check(z.minLength(1)) }),
  /** Relevant law by place: the United States, the United Kingdom, the European Union, others. */
  regulation: z.object({
    ...heading,
    points: z.array(point).check(z.minLength(1)),
    reviewed: reviewDate,
  }),
  questions: z.object({ ...heading, items: z.array(question).check(z.minLength(1)) }),
  /** Further reading. */
  related: z.object({
    ...heading,
    services: known(serviceSlug),
    industries: known(industrySlug),
  }),
  /** Closing call to action. */
  closing: text,
})
