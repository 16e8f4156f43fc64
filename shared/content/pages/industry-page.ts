import * as z from 'zod/mini'
import { pageMeta, point, question, recordTable, reviewDate, text } from './copy-parts.ts'
import { industrySlug, known, serviceSlug } from './known-slugs.ts'

/** Effect of a check on a risk. */
export const riskCover = z.enum(['answers', 'supports'])

/** Effect of each check on a risk. Checks that are absent are not needed for it; those without a page are left out. */
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

/** Heading of a section whose label and introduction come from the template and are the same on every page. */
const heading = { heading: text }

/** Industry page of 450 to 900 words. The recommended lengths and numbers are in `industry-limits.ts`. */
export const industryPage = z.object({
  /** Last part of the document's id and of the page's path. */
  slug: industrySlug,
  meta: pageMeta,
  /** The only `h1` of the page. */
  heading: text,
  lede: text,
  /** Matrix of checks (columns) and risks (rows). */
  risks: z.object({
    ...heading,
    checks: known(z.object({ slug: serviceSlug, label: text })),
    rows: z.array(z.object({ title: text, detail: text, cover })).check(z.minLength(1)),
  }),
  /** Checks by role: four columns (role, checks, repeat, turnaround). */
  roles: z.object({ ...heading, table: recordTable }),
  /** Worked example without a client's name or figures. The last paragraph describes the change that followed. */
  situation: z.object({ ...heading, paragraphs: z.array(text).check(z.minLength(1)) }),
  /** Relevant law: the United States, the United Kingdom, the European Union, others. */
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
