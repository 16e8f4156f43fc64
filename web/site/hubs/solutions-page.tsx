import './hub-pages.css'
import type { HubPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { paths } from '#shared/paths/paths.ts'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { Closing } from '#web/ui/closing.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { SolutionPlate } from './solution-plate.tsx'

/** Page with the four solutions as a series of banknotes, each with its services. */
export function SolutionsPage({ page }: { readonly page: HubPageOf<'solutions'> }) {
  const { label, heading, lede, series, notes, combining, closing } = page
  return (
    <div className="hub f-teal">
      <PageHero
        label={label}
        heading={heading}
        lede={lede}
        actions={invitations.hub}
        plate={<Relief family="screening" mark="solutions" className="hero-plate" lead />}
      />
      <PageSection
        number={1}
        copy={series}
        link={
          <a className="text-link" href={paths.services}>
            All services <span aria-hidden="true">→</span>
          </a>
        }
      >
        <ol className="notes">
          {notes.map((note, index) => (
            <SolutionPlate key={note.slug} note={note} number={index + 1} />
          ))}
        </ol>
      </PageSection>
      <PageSection number={2} copy={combining}>
        <PointsGrid points={combining.points} />
      </PageSection>
      <Closing text={closing} actions={invitations.hub} />
    </div>
  )
}
