import { createPart, Still } from '#web/ui/island/static-island.tsx'
import type { DrawnSpecimenProps } from './drawn-specimen.tsx'

/** Lazy part of {@link SpecimenSheet}. */
export const specimenPart = createPart<DrawnSpecimenProps>(async () => {
  const { DrawnSpecimen } = await import('./drawn-specimen.tsx')
  return DrawnSpecimen
})
if (import.meta.env.SSR) await specimenPart.load()

/** Annotated specimen of a report. */
export function SpecimenSheet(props: DrawnSpecimenProps) {
  return <Still part={specimenPart} as="div" className="report-frame" props={props} />
}
