import type { PartnersPage } from '#shared/pages/company/partners.ts'
import { letterHref } from '#shared/pages/company/letter.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { Closing } from '#web/ui/closing.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { CompanyHead } from './company-head.tsx'
import { LetterSheet } from './letter-sheet.tsx'

const doorways = {
  careers: { href: paths.careers, mark: 'careers' },
  partnership: { href: '#partnership', mark: 'partners' },
} as const

/** The career and partner page: two doors, then the kinds of partnership and the letter that proposes one. */
export function PartnersArticle({ page }: { readonly page: PartnersPage }) {
  const { doors, kinds, terms, letter } = page
  return (
    <div className="company partners f-copper">
      <CompanyHead name="Career & Partner" heading={page.heading} lede={page.lede} />
      <div className="page">
        <ul className="doors">
          {doors.map(({ to, title, text, action }) => (
            <li key={to} className="door">
              <Mark name={doorways[to].mark} size={56} className="door-mark" />
              <h2>{title}</h2>
              <p>{text}</p>
              <p className="door-way">
                <a className="text-link" href={doorways[to].href}>
                  {action} <span aria-hidden="true">{to === 'careers' ? '→' : '↓'}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <PageSection number={1} copy={kinds} id="partnership">
        <ol className="ledger">
          {kinds.items.map(({ type, who, brings, receives }, index) => (
            <li className="ledger-entry" key={type}>
              <p className="ledger-number" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </p>
              <div className="ledger-name">
                <h3>{type}</h3>
                <p>{who}</p>
              </div>
              <dl className="ledger-terms">
                <div>
                  <dt>You bring</dt>
                  <dd>{brings}</dd>
                </div>
                <div>
                  <dt>You receive</dt>
                  <dd>{receives}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection number={2} copy={terms} sunk>
        <PointsGrid points={terms.points} />
      </PageSection>
      <PageSection number={3} copy={letter}>
        <div className="on-spine">
          <LetterSheet
            kind="Partnership"
            title="Proposal"
            number="Sheet 1 of 1"
            fields={letter.fields}
            subject={letter.subject}
            action={letter.action}
          >
            <p>
              {letter.note} Or write to{' '}
              <a className="prose-link" href={letterHref(letter.subject)}>
                {site.contactEmail}
              </a>
              .
            </p>
          </LetterSheet>
        </div>
      </PageSection>
      <Closing
        text={page.closing}
        actions={{
          primary: { label: 'Contact', href: paths.contact },
          second: { label: 'Open positions', href: paths.careers },
        }}
      />
    </div>
  )
}
