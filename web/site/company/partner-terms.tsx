import type { PartnersPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { Mark } from '#web/ui/engraving/mark.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'

const doorways = {
  careers: { href: paths.careers, mark: 'careers' },
  partnership: { href: '#partnership', mark: 'partners' },
} as const

export interface PartnerTermsProps {
  readonly page: PartnersPage
}

/** Two entries ("doors"), the types of partnership, and the terms that apply to all partnerships. */
export function PartnerTerms({ page }: PartnerTermsProps) {
  const { doors, kinds, terms } = page
  return (
    <>
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
    </>
  )
}
