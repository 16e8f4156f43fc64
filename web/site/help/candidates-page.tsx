import type { CandidatesPage as CandidatesCopy } from '#shared/pages/catalogue/page-copy.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { CaseActions } from './case-actions.tsx'
import { HelpHero } from './help-hero.tsx'
import { HelpText } from './help-text.tsx'

/** Page for candidates: the process, access to the report, and its correction. */
export function CandidatesPage({ page }: { readonly page: CandidatesCopy }) {
  const { steps, reasons, report, dispute, rights, questions } = page
  return (
    <div className="company f-teal">
      <div className="candidates-head">
        <HelpHero {...page} family="screening" mark="candidates" />
        <CaseActions actions={page.actions} sent={page.sent} />
      </div>
      <PageSection number={1} copy={steps}>
        <StepList steps={steps.steps} />
      </PageSection>
      <PageSection number={2} copy={report}>
        <HelpText paragraphs={report.paragraphs} />
      </PageSection>
      <PageSection number={3} copy={dispute}>
        <HelpText paragraphs={dispute.paragraphs} />
      </PageSection>
      <PageSection number={4} copy={reasons} sunk>
        <PointsGrid points={reasons.points} />
      </PageSection>
      <PageSection number={5} copy={rights}>
        <RecordTable table={rights.table} label={rights.heading} folds="first" />
      </PageSection>
      <PageSection number={6} copy={questions}>
        <Questions items={questions.items} />
      </PageSection>
      <Closing text={page.closing} actions={invitations.candidates} />
    </div>
  )
}
