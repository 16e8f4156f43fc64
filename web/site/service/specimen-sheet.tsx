import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { DrawnSpecimenProps } from './drawn-specimen.tsx'

/** Lazy part of {@link SpecimenSheet}. */
export const specimenPart = createPart(
  async () => (await import('./drawn-specimen.tsx')).DrawnSpecimen,
)
if (import.meta.env.SSR) await specimenPart.load()

/** Annotated specimen of a report. */
export function SpecimenSheet(props: DrawnSpecimenProps) {
  return <StaticIsland part={specimenPart} as="div" className="report-frame" props={props} />
}
