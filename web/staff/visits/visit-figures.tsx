import { grouped } from '#shared/text/count.ts'
import type { Visits } from '#shared/contracts/site/visits.ts'
import { Change } from './change.tsx'
import { conversionNames, isUnwanted } from './visit-labels.ts'

/** Number of views and of each outcome in the period, with the change from the previous period. */
export function VisitFigures({ visits }: { readonly visits: Visits }) {
  const figures = [
    { name: 'Views', views: visits.total, before: visits.previous?.total ?? null, isLow: false },
    ...visits.conversions.map(({ kind, views, before }) => ({
      name: conversionNames[kind],
      views,
      before,
      isLow: isUnwanted(kind),
    })),
  ]
  return (
    <dl className="visit-figures" aria-label="Figures of the period">
      {figures.map(({ name, views, before, isLow }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {grouped(views)} <Change views={views} before={before} isBetterLow={isLow} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
