import type { ContactPage } from '#shared/pages/company/contact.ts'
import { letterHref } from '#shared/pages/company/letter.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'
import { Record } from '#web/ui/record.tsx'
import { RelatedList } from '#web/ui/related-list.tsx'
import { LetterSheet } from './letter-sheet.tsx'

/** The contact page: the sheet comes first, as at a counter, with hours and promise beside it. */
export function ContactArticle({ page }: { readonly page: ContactPage }) {
  const { sheet, after, leave, elsewhere } = page
  const mail = (
    <a className="prose-link" href={letterHref(sheet.subject)}>
      {site.contactEmail}
    </a>
  )
  return (
    <div className="company contact f-teal">
      <div className="page counter">
        <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current="Contact" />
        <div className="counter-words">
          <h1>{page.heading}</h1>
          <p className="lede">{page.lede}</p>
          <Record
            entries={page.record.map(
              ({ label, value }) => [label, value === site.contactEmail ? mail : value] as const,
            )}
          />
        </div>
        <LetterSheet {...sheet}>
          <p>
            {sheet.orCopy} {mail}.
          </p>
          <p>
            <ProseText text={sheet.foot} />
          </p>
        </LetterSheet>
      </div>
      <PageSection number={1} copy={after}>
        <ol className="timeline">
          {after.steps.map(({ when, text }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection number={2} copy={leave}>
        <PointsGrid points={leave.points} />
      </PageSection>
      <PageSection number={3} copy={elsewhere}>
        <RelatedList entries={elsewhere.entries} />
      </PageSection>
    </div>
  )
}
