import type { PartnersPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { Mark } from '#web/ui/engraving/mark.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { RecordRows } from '#web/ui/record-table.tsx'
import { LedgerHead } from './ledger-head.tsx'

const KIND_COLUMNS = ['Partnership', 'You bring', 'You receive']

const doorways = {
  careers: { href: paths.careers, mark: 'careers' },
  partnership: { href: '#partnership', mark: 'partners' },
} as const

export interface PartnerTermsProps {
  readonly page: PartnersPage
}

/**
 * Sections of the page for careers and partners: two links ("doors"), one to the careers page and one to the partnerships below; the types
 * of partnership; and the terms of every partnership.
 */
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
        <RecordRows
          columns={KIND_COLUMNS}
          label={kinds.heading}
          folds="heads"
          rows={kinds.items.map(({ type, who, brings, receives }) => ({
            name: type,
            head: <LedgerHead title={type} who={who} />,
            cells: [brings, receives],
          }))}
        />
      </PageSection>
      <PageSection number={2} copy={terms} sunk>
        <PointsGrid points={terms.points} />
      </PageSection>
    </>
  )
}
