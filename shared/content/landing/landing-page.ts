/** Landing page: typed blocks that editors compose in the Studio. The CMS and REST return landing pages in this form. */
import * as z from 'zod/mini'
import { FAMILIES } from '#shared/engraving/family-names.ts'
import { PLANNER_CHECKS } from '#shared/pages/planner/planner-choices.ts'
import { picture } from '../article.ts'
import { isRecord, records } from '../guards.ts'
import {
  type Copy,
  fact,
  pageMeta,
  point,
  question,
  recordTable,
  sectionHead,
  specimen,
  text,
} from '../pages/copy-parts.ts'
import { ARTICLE_TYPES } from '../status.ts'

/** Kind of landing pages in REST paths, next to the kinds of fixed pages. */
export const LANDING_KIND = 'landing'

/** Published article in a list of selected articles. */
const selectedArticle = z.object({
  id: text,
  type: z.enum(ARTICLE_TYPES),
  slug: text,
  title: text,
  cover_image: z.nullable(picture),
  /** Text from which the design of the article's engraving is derived. */
  subject: z.string(),
})

/** Targets of a landing page's button: the contact form or the booking of a meeting. */
export const ACTION_TARGETS = ['form', 'meeting'] as const

/** Block types by name. The names are those of the Studio's object types. */
const blocks = {
  landingHero: z.object({
    type: z.literal('landingHero'),
    heading: text,
    lede: text,
    family: z.enum(FAMILIES),
    picture: z.nullable(picture),
  }),
  landingText: z.object({
    type: z.literal('landingText'),
    ...sectionHead,
    paragraphs: z.array(text).check(z.minLength(1)),
  }),
  landingFacts: z.object({
    type: z.literal('landingFacts'),
    ...sectionHead,
    facts: z.array(fact).check(z.minLength(1)),
  }),
  landingSteps: z.object({
    type: z.literal('landingSteps'),
    ...sectionHead,
    steps: z.array(point).check(z.minLength(1)),
  }),
  landingTable: z.object({ type: z.literal('landingTable'), ...sectionHead, table: recordTable }),
  landingQuestions: z.object({
    type: z.literal('landingQuestions'),
    ...sectionHead,
    items: z.array(question).check(z.minLength(1)),
  }),
  landingArticles: z.object({
    type: z.literal('landingArticles'),
    ...sectionHead,
    articles: z.array(selectedArticle).check(z.minLength(1)),
  }),
  landingReport: z.object({ type: z.literal('landingReport'), ...sectionHead, specimen }),
  landingPlanner: z.object({
    type: z.literal('landingPlanner'),
    ...sectionHead,
    /** Checks that are selected when the page opens. */
    checks: z.array(z.enum(PLANNER_CHECKS)).check(z.minLength(1)),
  }),
  landingClosing: z.object({
    type: z.literal('landingClosing'),
    text,
    action: text,
    target: z.enum(ACTION_TARGETS),
  }),
} as const

/** Name of a block type. */
export type LandingBlockType = keyof typeof blocks

/** Names of all block types, in the order in which the Studio offers them. */
// The cast is correct: the keys of the table are exactly the names of the block types.
export const LANDING_BLOCKS = Object.keys(blocks) as readonly LandingBlockType[] // oxlint-disable-line typescript/no-unsafe-type-assertion

/** Block types that a reusable section may contain: all that may occur several times on a page. */
export const SECTION_BLOCKS = LANDING_BLOCKS.filter(
  (name) => name !== 'landingHero' && name !== 'landingClosing',
)

/** Type of the block that refers to a reusable section. */
export const SECTION_REFERENCE = 'landingSection'

const block = z.discriminatedUnion('type', [
  blocks.landingHero,
  blocks.landingText,
  blocks.landingFacts,
  blocks.landingSteps,
  blocks.landingTable,
  blocks.landingQuestions,
  blocks.landingArticles,
  blocks.landingReport,
  blocks.landingPlanner,
  blocks.landingClosing,
])

/** Block of a landing page. */
export type LandingBlock = Copy<z.infer<typeof block>>

/** Block of a landing page, by its type. */
export type LandingBlockOf<Type extends LandingBlockType> = Extract<
  LandingBlock,
  { readonly type: Type }
>

/** Published landing page. `sections` are the reusable sections that the page shows. */
export const landingPage = z.object({
  id: text,
  slug: text,
  updated_at: text,
  noindex: z.boolean(),
  meta: pageMeta,
  sections: z.array(z.object({ id: text })),
  blocks: z.array(block).check(
    z.refine((all) => all.filter(({ type }) => type === 'landingHero').length === 1, {
      error: 'A landing page needs exactly one hero block',
    }),
  ),
})

/** Published landing page. */
export type LandingPage = Copy<z.infer<typeof landingPage>>

/** Removes optional attributes without a value, which a query returns as null. A picture without a value stays null. */
function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => part !== null || name === 'picture')
      .map(([name, part]) => [
        name,
        name === 'picture' || name === 'articles' ? part : withoutNull(part),
      ]),
  )
}

/**
 * Blocks in the order of the page. Each reference to a reusable section is replaced by the blocks of that section. Invalid blocks are left
 * out.
 */
const shownBlocks = (found: unknown) =>
  records(found)
    .flatMap((each) => (each['type'] === SECTION_REFERENCE ? records(each['blocks']) : [each]))
    .flatMap((each) => {
      const parsed = block.safeParse(withoutNull(each))
      return parsed.success ? [parsed.data] : []
    })

/**
 * Landing page from the result of a query. Null if the result is null, or if the document is not a complete page, because other clients of
 * the CMS can publish such documents. A complete page starts with its only hero and ends with its only closing.
 */
export function parseLanding(result: unknown): LandingPage | null {
  if (!isRecord(result)) return null
  const all = shownBlocks(result['blocks'])
  const hero = all.find(({ type }) => type === 'landingHero')
  const closing = all.findLast(({ type }) => type === 'landingClosing')
  const middle = all.filter(({ type }) => type !== 'landingHero' && type !== 'landingClosing')
  const parsed = landingPage.safeParse({
    ...result,
    meta: withoutNull(result['meta']),
    blocks: [hero, ...middle, closing].filter((each) => each !== undefined),
  })
  return parsed.success ? parsed.data : null
}

/**
 * Parses a landing page in a REST response.
 * @throws ZodError if it is invalid
 */
export const parseSentLanding = (value: unknown): LandingPage => landingPage.parse(value)
