import { serviceSections, type SolutionSlug } from '#shared/pages/catalogue/catalogue.ts'
import type { HubPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { coverageSection, serviceIndexLabels } from '#shared/pages/hubs/services-parts.ts'
import type { RangePages } from '#shared/pages/hubs/range-pages.ts'
import { invitations } from '#shared/pages/invitation.ts'

import { paths } from '#shared/paths/paths.ts'
import { Planner } from '#web/blocks/planner/planner.tsx'
import { Closing } from '#web/ui/closing.tsx'
import { FilterLinks } from '#web/ui/list/filter-links.tsx'
import { FoldedPart } from '#web/ui/folded-part.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { PricesSection } from './prices-section.tsx'
import { rangesPart, registerPart } from './service-table-parts.ts'

const lines = serviceSections.map(({ slug, title, entries }) => ({
  slug,
  label: title,
  count: entries.length,
  href: paths.servicesOfLine(slug),
}))

interface ServicesPageProps {
  readonly page: HubPageOf<'services'>
  readonly ranges: RangePages
  /** Line of work to which the index is limited. */
  readonly line: SolutionSlug | undefined
}

/** Page with all services: a table of the services, then explanations of the table. */
export function ServicesPage({ page, ranges, line }: ServicesPageProps) {
  const { label, heading, lede, note, reading, turnaround, price, closing } = page
  const coverage = coverageSection(page)
  const { filterLabel, all } = serviceIndexLabels
  const { prices } = page
  const next = prices === undefined ? 3 : 4
  return (
    <div className="hub f-teal">
      <PageHero
        label={label}
        heading={heading}
        lede={lede}
        actions={null}
        plate={<Relief family="screening" mark="services" className="hero-plate" lead />}
      />
      <div className="page section service-index">
        <FilterLinks
          label={filterLabel}
          all={{ label: all, href: paths.services }}
          options={lines}
          current={line}
        />
        <StaticIsland
          part={registerPart}
          as="div"
          className="service-index-table"
          props={{ line, ranges, note }}
        />
      </div>
      <PageSection number={1} copy={reading}>
        <FoldedPart title={reading.points.map(({ title }) => title).join(', ')}>
          <PointsGrid points={reading.points} folds />
        </FoldedPart>
      </PageSection>
      <PageSection number={2} copy={turnaround}>
        <Planner ranges={ranges} />
        <details className="planner-table">
          <summary>All planning ranges, and what decides them</summary>
          <StaticIsland
            part={rangesPart}
            as="div"
            className="planner-ranges"
            props={{ ranges, heading: turnaround.heading, note: turnaround.note }}
          />
        </details>
      </PageSection>
      {prices !== undefined && <PricesSection number={3} copy={prices} />}
      <PageSection number={next} copy={coverage}>
        <FoldedPart title="Checks by region">
          <RecordTable table={coverage.table} label={coverage.heading} folds="heads" />
        </FoldedPart>
      </PageSection>
      <PageSection
        number={next + 1}
        copy={price}
        sunk
        link={
          <a className="text-link" href={`${paths.trust}#compare`}>
            Questions to ask any provider <span aria-hidden="true">→</span>
          </a>
        }
      >
        <FoldedPart title={`${price.points.length} price drivers`}>
          <PointsGrid points={price.points} folds />
        </FoldedPart>
      </PageSection>
      <Closing text={closing} actions={invitations.hub} />
    </div>
  )
}
