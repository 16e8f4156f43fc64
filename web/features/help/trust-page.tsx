import type { TrustPage as TrustCopy } from '#shared/pages/company/trust.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { HelpHero } from './help-hero.tsx'
import { HelpText } from './help-text.tsx'

/** What is in place and what is not: security, retention, sub-processors, the report and how to tell of a fault. */
export function TrustPage({ page }: { readonly page: TrustCopy }) {
  const { measures, retention, processors, report, vulnerabilities, questions } = page
  return (
    <div className="company f-indigo">
      <HelpHero {...page} family="diligence" mark="tech-saas-cybersecurity" />
      <PageSection number={1} copy={measures}>
        <RecordTable table={measures.table} label={measures.heading} />
      </PageSection>
      <PageSection number={2} copy={retention}>
        <RecordTable table={retention.table} label={retention.heading} />
      </PageSection>
      <PageSection number={3} copy={processors}>
        <RecordTable table={processors.table} label={processors.heading} />
      </PageSection>
      <PageSection number={4} copy={report} sunk>
        <PointsGrid points={report.points} />
      </PageSection>
      <PageSection number={5} copy={vulnerabilities}>
        <HelpText paragraphs={vulnerabilities.paragraphs} />
      </PageSection>
      <PageSection number={6} copy={questions}>
        <Questions items={questions.items} />
      </PageSection>
      <Closing text={page.closing} actions={invitations.company} />
    </div>
  )
}
