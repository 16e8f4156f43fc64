import './hub-pages.css'
import type { HubPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { Closing } from '#web/ui/closing.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { Cabinet } from './cabinet.tsx'

/** Industries page: all industries as folders in the drawers of a cabinet. */
export function IndustriesPage({ page }: { readonly page: HubPageOf<'industries'> }) {
  const { label, heading, lede, cabinet, reading, closing } = page
  return (
    <div className="hub f-indigo">
      <PageHero
        label={label}
        heading={heading}
        lede={lede}
        actions={invitations.hub}
        plate={<Relief family="diligence" mark="industries" className="hero-plate" lead />}
      />
      <PageSection number={1} copy={cabinet}>
        <Cabinet />
      </PageSection>
      <PageSection number={2} copy={reading}>
        <PointsGrid points={reading.points} />
      </PageSection>
      <Closing text={closing} actions={invitations.hub} />
    </div>
  )
}
