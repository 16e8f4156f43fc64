import type { AboutPage } from '#shared/pages/catalogue/page-copy.ts'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'
import { Record } from '#web/ui/record.tsx'
import { RecordRows, RecordTable } from '#web/ui/record-table.tsx'
import { Banknote } from './banknote.tsx'
import { CompanyHead } from './company-head.tsx'

const familyOf = (slug: string) =>
  solutionEntries.find((entry) => entry.slug === slug)?.family ?? 'screening'

const WORK_COLUMNS = ['Service', 'What we check', 'What you receive']

/** About page: figures, history, organization, reach, and the kinds of work that the company declines. */
export function AboutArticle({ page }: { readonly page: AboutPage }) {
  const { history, lines, organised, refused, reach } = page
  return (
    <div className="company about f-teal">
      <CompanyHead name="About" heading={page.heading} lede={page.lede} />
      <Banknote figures={page.figures} />
      <PageSection number={1} copy={history}>
        <div className="spine-text">
          {history.paragraphs.map((text, index) => (
            <p key={index}>
              <ProseText text={text} />
            </p>
          ))}
        </div>
      </PageSection>
      <PageSection number={2} copy={lines}>
        <RecordRows
          columns={WORK_COLUMNS}
          label={lines.heading}
          folds="first"
          rows={lines.items.map(({ slug, title, asked, kept }) => ({
            name: title,
            head: (
              <a className="work-line" href={paths.solution(slug)}>
                {title}
              </a>
            ),
            className: accentClass[familyOf(slug)],
            cells: [asked, kept],
          }))}
        />
      </PageSection>
      <PageSection number={3} copy={organised}>
        <RecordTable table={organised.table} label={organised.heading} folds="first" />
      </PageSection>
      <PageSection number={4} copy={refused} sunk>
        <PointsGrid points={refused.points} />
      </PageSection>
      <PageSection number={5} copy={reach}>
        <div className="reach">
          <Record entries={reach.facts.map(({ label, value }) => [label, value] as const)} />
          <p>
            <ProseText text={reach.text} />
          </p>
        </div>
      </PageSection>
      <Closing text={page.closing} actions={invitations.company} />
    </div>
  )
}
