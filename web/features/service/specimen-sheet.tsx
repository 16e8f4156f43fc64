import { createPart, Still } from '#web/ui/still.tsx'
import type { DrawnSpecimenProps } from './drawn-specimen.tsx'

const specimen = createPart<DrawnSpecimenProps>(async () => {
  const { DrawnSpecimen } = await import('./drawn-specimen.tsx')
  return DrawnSpecimen
})
if (import.meta.env.SSR) await specimen.load()

/** The annotated specimen of a report. */
export function SpecimenSheet(props: DrawnSpecimenProps) {
  return <Still part={specimen} as="div" className="report-frame" props={props} />
}
