import type { ReactNode } from 'react'
import { plateOfSolution } from '#shared/engraving/relief/plate-mark.ts'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { serviceCode, serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { dossierOf } from '#shared/pages/dossiers.ts'
import { invitations } from '#shared/pages/invitation.ts'
import type { SolutionPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { Closing } from '#web/ui/closing.tsx'
import { FactsLine } from '#web/ui/facts-line.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { ReadingRows } from '#web/ui/reading-rows.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { RelatedList } from '#web/ui/related-list.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { FlowDiagram } from './flow-diagram.tsx'

/** Entries for the industries that order this solution, with links to their dossiers. */
const industryEntries = ({ related }: SolutionPage) =>
  related.industries.flatMap((slug) => {
    const dossier = dossierOf(slug)
    if (dossier === undefined) return []
    const { title, section } = dossier
    return [{ kind: 'Industry guide', title, href: paths.industry(slug), asides: [section.title] }]
  })

interface SolutionArticleProps {
  readonly page: SolutionPage
  /** Eighth section with related articles. Absent if there are none. */
  readonly reading?: ReactNode
}

/** Solution page: the flow of checks as a drawing, then the services, situations, deliverables and limits. */
export function SolutionArticle({ page, reading }: SolutionArticleProps) {
  const { slug, heading, lede, facts, flow, parts, situations, received, limits, questions } = page
  const entry = solutionEntries.find((solution) => solution.slug === slug) ?? solutionEntries[0]
  return (
    <div className={accentClass[entry.family]}>
      <PageHero
        heading={heading}
        lede={lede}
        actions={invitations.solution(slug)}
        breadcrumb={{
          links: [{ label: 'Solutions', href: paths.solutions }],
          current: entry.title,
        }}
        plate={
          <Relief family={entry.family} mark={plateOfSolution(slug)} className="hero-plate" lead />
        }
      />
      <FactsLine facts={facts} />
      <PageSection number={1} copy={flow}>
        <FlowDiagram copy={flow} />
      </PageSection>
      <PageSection number={2} copy={parts}>
        <RelatedList
          folds
          entries={parts.items.map(({ slug: service, text }) => ({
            title: serviceTitle(service),
            href: paths.service(service),
            text,
            code: serviceCode(service),
          }))}
        />
      </PageSection>
      <PageSection number={3} copy={situations}>
        <PointsGrid points={situations.points} folds />
      </PageSection>
      <PageSection number={4} copy={received}>
        <RecordTable table={received.table} label={received.heading} folds="first" />
      </PageSection>
      <PageSection number={5} copy={limits} sunk>
        <PointsGrid points={limits.points} folds />
      </PageSection>
      <PageSection number={6} copy={questions}>
        <Questions items={questions.items} />
      </PageSection>
      <PageSection number={7} copy={{ label: 'Industries', heading: page.related.heading }}>
        <ReadingRows entries={industryEntries(page)} hasReasons />
      </PageSection>
      {reading}
      <Closing text={page.closing} actions={invitations.solution(slug)} />
    </div>
  )
}
