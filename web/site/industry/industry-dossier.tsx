import type { ReactNode } from 'react'
import { familyOfIndustry } from '#shared/pages/catalogue/catalogue.ts'
import type { Dossier } from '#shared/pages/dossiers.ts'
import { industryHeads, rolesTable } from '#shared/pages/catalogue/industry-sections.ts'
import { invitations } from '#shared/pages/invitation.ts'
import type { IndustryPage } from '#shared/pages/catalogue/page-copy.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { TermedPoints } from '#web/ui/termed-points.tsx'
import { DossierHead } from './dossier-head.tsx'
import { RiskMatrix } from './risk-matrix.tsx'
import { Situation } from './situation.tsx'

/** Static island with related links. React never hydrates it, so browsers need not load the texts of the two catalogues that it uses. */
const onFilePart = createPart(async () => (await import('./on-file.tsx')).OnFile)
if (import.meta.env.SSR) await onFilePart.load()

interface IndustryDossierProps {
  readonly page: IndustryPage
  readonly dossier: Dossier
  /** Seventh section with related articles. Absent if there are none. */
  readonly reading?: ReactNode
}

/** Dossier of an industry: risks with their checks, the people who are checked, a worked example, rules and questions. */
export function IndustryDossier({ page, dossier, reading }: IndustryDossierProps) {
  const family = familyOfIndustry(page.slug)
  const heads = industryHeads(page)
  return (
    <div className={accentClass[family]}>
      <DossierHead page={page} dossier={dossier} family={family} />
      <PageSection number={1} copy={heads.risks} id="risks">
        <RiskMatrix {...page.risks} />
      </PageSection>
      <PageSection number={2} copy={heads.roles}>
        <RecordTable table={rolesTable(page.roles)} label={page.roles.heading} folds="first" />
      </PageSection>
      <PageSection number={3} copy={heads.situation} sunk>
        <Situation paragraphs={page.situation.paragraphs} />
      </PageSection>
      <PageSection number={4} copy={heads.regulation}>
        <TermedPoints points={page.regulation.points} />
      </PageSection>
      <PageSection number={5} copy={heads.questions}>
        <Questions items={page.questions.items} />
      </PageSection>
      <PageSection number={6} copy={heads.related}>
        <StaticIsland
          part={onFilePart}
          as="div"
          className="on-file"
          props={{ related: page.related }}
        />
      </PageSection>
      {reading}
      <Closing text={page.closing} actions={invitations.industry} />
    </div>
  )
}
