import { useMemo, type ReactNode } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type {
  LandingBlock,
  LandingBlockOf,
  LandingBlockType,
} from '#shared/content/landing/landing-page.ts'
import type { Family } from '#shared/engraving/family-names.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { FIRST_SELECTION } from '#shared/pages/planner/selection.ts'
import type { PlanningTable } from '#shared/pages/planning.ts'
import { CardCover } from '#web/blocks/cover.tsx'
import { accentClass } from '#web/lib/page/family.ts'
import { LivingReport } from '#web/blocks/living-report/living-report.tsx'
import { Planner } from '#web/blocks/planner/planner.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'

/** Types of blocks that are numbered sections: all types except the hero and the closing. */
type SectionType = Exclude<LandingBlockType, 'landingHero' | 'landingClosing'>

/** Block that is a numbered section. */
export type SectionBlock = LandingBlockOf<SectionType>

/** True for a block that is a numbered section. */
export const isSection = (block: LandingBlock): block is SectionBlock =>
  block.type !== 'landingHero' && block.type !== 'landingClosing'

function Paragraphs({ paragraphs }: LandingBlockOf<'landingText'>) {
  return (
    <div className="landing-text">
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

function Facts({ facts }: LandingBlockOf<'landingFacts'>) {
  return (
    <dl className={`landing-facts landing-columns-${Math.min(facts.length, 4)}`}>
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ steps }: LandingBlockOf<'landingSteps'>) {
  return (
    <ol className="landing-steps">
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <span className="landing-step-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Maximum number of columns of a table that begins in the main column. A table with more columns begins at the left margin of the page. */
const NARROW = 4

function Table({ table, heading }: LandingBlockOf<'landingTable'>) {
  const shown = <RecordTable table={table} label={heading} />
  return table.columns.length > NARROW ? shown : <div className="landing-table">{shown}</div>
}

function Articles({ articles }: LandingBlockOf<'landingArticles'>) {
  return (
    <ul className="landing-articles">
      {articles.map(({ id, type, slug, title, cover_image: cover, subject }) => {
        const family = familyOf(subject)
        return (
          <li key={id} className={`card ${accentClass[family]}`}>
            <CardCover picture={cover} family={family} subject={subject} lead={false} />
            <h3 className="card-title">
              <a href={contentTypes[type].paths.page(slug)}>{title}</a>
            </h3>
          </li>
        )
      })}
    </ul>
  )
}

/** Properties of the page that its blocks need. */
interface BlockContext {
  readonly family: Family
  readonly ranges: PlanningTable
}

/** Planner with the checks that the editor has chosen. The preselected places are the same as in other planners. */
function BlockPlanner({
  checks,
  ranges,
}: Pick<LandingBlockOf<'landingPlanner'>, 'checks'> & Pick<BlockContext, 'ranges'>) {
  const ticked = useMemo(() => [...checks, ...FIRST_SELECTION.places], [checks])
  return <Planner ranges={ranges} ticked={ticked} />
}

/** Content of each numbered section, by block type. */
const contents: {
  readonly [Type in SectionType]: (block: LandingBlockOf<Type>, context: BlockContext) => ReactNode
} = {
  landingText: Paragraphs,
  landingFacts: Facts,
  landingSteps: Steps,
  landingTable: Table,
  landingQuestions: ({ items }) => <Questions items={items} />,
  landingArticles: Articles,
  landingReport: ({ specimen }, { family }) => (
    <LivingReport specimen={specimen} family={family} look="wide" />
  ),
  landingPlanner: ({ checks }, { ranges }) => <BlockPlanner checks={checks} ranges={ranges} />,
}

/** Content of a numbered section. */
export function BlockContent({
  block,
  ...context
}: { readonly block: SectionBlock } & BlockContext): ReactNode {
  switch (block.type) {
    case 'landingText':
      return contents.landingText(block, context)
    case 'landingFacts':
      return contents.landingFacts(block, context)
    case 'landingSteps':
      return contents.landingSteps(block, context)
    case 'landingTable':
      return contents.landingTable(block, context)
    case 'landingQuestions':
      return contents.landingQuestions(block, context)
    case 'landingArticles':
      return contents.landingArticles(block, context)
    case 'landingReport':
      return contents.landingReport(block, context)
    case 'landingPlanner':
      return contents.landingPlanner(block, context)
  }
}
