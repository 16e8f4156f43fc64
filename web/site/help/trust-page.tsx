import type { FullTrustPage } from '#shared/pages/legal/trust-tables.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { legalRoles } from '#shared/pages/legal-roles.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { longDate } from '#web/lib/time/dates.ts'
import { Closing } from '#web/ui/closing.tsx'
import { ExampleBadge } from '#web/ui/example-badge.tsx'
import { FoldedPart } from '#web/ui/folded-part.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { HelpHero } from './help-hero.tsx'
import { HelpText } from './help-text.tsx'
import { measuresCsv } from './measures-csv.ts'
import { MeasuresSection } from './measures-section.tsx'

/**
 * Trust page: measures of the screening service and of this website, then retention, sub-processors, the audit report, and how to report a
 * fault.
 */
export function TrustPage({ page }: { readonly page: FullTrustPage }) {
  const { reviewed, service, website, retention, processors, report, vulnerabilities, questions } =
    page
  const tables = [service, website].filter(({ measures }) => measures.length > 0)
  const first = tables.length
  const review = (
    <>
      <p>
        Reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>.
      </p>
      <p>
        <a className="prose-link" href={measuresCsv(tables)} download="measures.csv">
          {tables.length > 1 ? 'Download both tables (CSV)' : 'Download this table (CSV)'}
        </a>
      </p>
      {tables.includes(service) && (
        <p>
          {legalRoles.order} {legalRoles.us}
        </p>
      )}
    </>
  )
  const role = (
    <p>
      {legalRoles.website} See the{' '}
      <a className="prose-link" href={paths.privacyPolicy}>
        privacy policy
      </a>
      .
    </p>
  )
  return (
    <div className="company f-indigo">
      <HelpHero {...page} family="diligence" mark="trust" />
      {tables.map((copy, index) => (
        <MeasuresSection
          key={copy.label}
          number={index + 1}
          copy={copy}
          rail={
            <>
              {index === 0 && review}
              {copy === website && role}
            </>
          }
          railTitle={index === 0 ? 'Review date, download and roles' : 'Role in law'}
          badge={
            copy === service &&
            site.demonstration && <ExampleBadge text="Example measures, for demonstration" />
          }
        />
      ))}
      <PageSection number={first + 1} copy={retention}>
        <FoldedPart title={`${retention.table.rows.length} kinds of records`}>
          <RecordTable table={retention.table} label={retention.heading} folds="first" />
        </FoldedPart>
      </PageSection>
      <PageSection number={first + 2} copy={processors}>
        <FoldedPart title={`${processors.table.rows.length} companies`}>
          <RecordTable table={processors.table} label={processors.heading} folds="first" />
        </FoldedPart>
      </PageSection>
      <PageSection number={first + 3} copy={report} sunk>
        <PointsGrid points={report.points} folds />
      </PageSection>
      <PageSection number={first + 4} copy={vulnerabilities}>
        <HelpText paragraphs={vulnerabilities.paragraphs} />
      </PageSection>
      <PageSection number={first + 5} copy={questions}>
        <FoldedPart title={`${questions.items.length} questions`}>
          <Questions items={questions.items} />
        </FoldedPart>
      </PageSection>
      <Closing text={page.closing} actions={invitations.company} />
    </div>
  )
}
