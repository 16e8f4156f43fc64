import type { ReactNode } from 'react'
import { familyOfIndustry } from '#shared/pages/catalogue.ts'
import { serviceTitle } from '#shared/pages/catalogue-places.ts'
import { dossierOf, type Dossier } from '#shared/pages/dossiers.ts'
import { industryLines } from '#shared/pages/industry-lines.ts'
import type { IndustryPage } from '#shared/pages/page-copy.ts'
import { serviceLines } from '#shared/pages/service-lines.ts'
import { paths } from '#shared/paths.ts'
import { accentClass } from '#web/lib/family.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { RelatedList } from '#web/ui/related-list.tsx'
import { DossierHead } from './dossier-head.tsx'
import { RiskMatrix } from './risk-matrix.tsx'
import { Situation } from './situation.tsx'

/** The services and neighbouring dossiers that belong to this one. */
function relatedEntries({ related }: IndustryPage) {
  return [
    ...related.services.map((slug) => ({
      kind: 'Service',
      title: serviceTitle(slug),
      href: paths.service(slug),
      text: serviceLines[slug].line,
    })),
    ...related.industries.flatMap((slug) => {
      const neighbour = dossierOf(slug)
      if (neighbour === undefined) return []
      const { number, title } = neighbour
      const href = paths.industry(slug)
      return [{ kind: `Dossier ${number}`, title, href, text: industryLines[slug] }]
    }),
  ]
}

interface IndustryDossierProps {
  readonly page: IndustryPage
  readonly dossier: Dossier
  /** The section of related articles, or nothing; it comes seventh. */
  readonly reading?: ReactNode
}

/** The dossier of a trade: its risks and the checks that meet them, then who is checked, a situation, the rules, questions. */
export function IndustryDossier({ page, dossier, reading }: IndustryDossierProps) {
  const family = familyOfIndustry(page.slug)
  const onFile = { label: 'On file', heading: page.related.heading }
  return (
    <div className={accentClass[family]}>
      <DossierHead page={page} dossier={dossier} family={family} />
      <PageSection number={1} copy={page.risks} id="risks">
        <RiskMatrix {...page.risks} />
      </PageSection>
      <PageSection number={2} copy={page.roles}>
        <RecordTable table={page.roles.table} label={page.roles.heading} />
      </PageSection>
      <PageSection number={3} copy={page.situation} sunk>
        <Situation paragraphs={page.situation.paragraphs} />
      </PageSection>
      <PageSection number={4} copy={page.regulation}>
        <PointsGrid points={page.regulation.points} />
      </PageSection>
      <PageSection number={5} copy={page.questions}>
        <Questions items={page.questions.items} />
      </PageSection>
      <PageSection number={6} copy={onFile}>
        <RelatedList entries={relatedEntries(page)} />
      </PageSection>
      {reading}
      <Closing text={page.closing} />
    </div>
  )
}
