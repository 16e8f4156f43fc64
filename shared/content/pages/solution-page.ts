import * as z from 'zod/mini'
import { fact, pageMeta, point, question, recordTable, sectionHead, text } from './copy-parts.ts'
import { industrySlug, known, serviceSlug, solutionSlug } from './known-slugs.ts'

const points = z.array(point).check(z.minLength(1))

/** Slug of a service, or undefined if its page no longer exists. */
const knownService = z.pipe(
  z.string(),
  z.transform((slug) => serviceSlug.safeParse(slug).data),
)

/** Station of a flow. `service` is the service that it belongs to, if any. Stations in the same column run in parallel. */
export const flowStation = z.object({
  id: text,
  title: text,
  text,
  service: z.optional(knownService),
})

const flow = z
  .object({
    ...sectionHead,
    columns: z
      .array(z.object({ title: text, stations: z.array(flowStation).check(z.minLength(1)) }))
      .check(z.minLength(1)),
    links: z.array(z.object({ from: text, to: text })),
    /** Text alternative of the flow chart, in two or three sentences. */
    description: text,
  })
  .check(
    z.refine(({ columns, links }) => flowProblem(columns, links) === undefined, {
      error: 'Every station needs its own id, and every link leads to the right',
      path: ['links'],
    }),
  )

/** Reason why the links of a flow cannot be drawn, or undefined. A link must lead to a station in a later column. */
export function flowProblem(
  columns: readonly { readonly stations: readonly { readonly id: string }[] }[],
  links: readonly { readonly from: string; readonly to: string }[],
): string | undefined {
  const places = columns.flatMap(({ stations }, column) =>
    stations.map(({ id }) => [id, column] as const),
  )
  const columnOf = new Map(places)
  if (columnOf.size < places.length) return 'Use each id for one station only.'
  const wrong = links.find(
    ({ from, to }) => !((columnOf.get(from) ?? Infinity) < (columnOf.get(to) ?? -1)),
  )
  return wrong === undefined
    ? undefined
    : `Check the link from “${wrong.from}” to “${wrong.to}”. It must lead to a station in a later column.`
}

/** Solution page of 600 to 900 words. `solution-limits.ts` contains the recommended lengths and numbers of its parts. */
export const solutionPage = z.object({
  /** Last part of the document's id and of the page's path. */
  slug: solutionSlug,
  meta: pageMeta,
  /** The only `h1` of the page. */
  heading: text,
  lede: text,
  facts: z.array(fact),
  /** Flow of checks in columns, and the links between its stations. */
  flow,
  /** Contributions of the services that belong to the line of work. */
  parts: z.object({ ...sectionHead, items: known(z.object({ slug: serviceSlug, text })) }),
  /** Situations in which customers order the solution. */
  situations: z.object({ ...sectionHead, points }),
  /** Table of the documents that customers receive. */
  received: z.object({ ...sectionHead, table: recordTable }),
  limits: z.object({ ...sectionHead, points }),
  questions: z.object({ ...sectionHead, items: z.array(question).check(z.minLength(1)) }),
  related: z.object({ heading: text, industries: known(industrySlug) }),
  /** Closing call to action. */
  closing: text,
})
