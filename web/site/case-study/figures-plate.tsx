import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { DrawnFiguresProps } from './drawn-figures.tsx'

const figures = createPart(async () => (await import('./drawn-figures.tsx')).DrawnFigures)
if (import.meta.env.SSR) await figures.load()

/** Figures of a case study, set like the denomination of a banknote. */
export function FiguresPlate(props: DrawnFiguresProps) {
  if (props.results.length === 0) return null
  return <StaticIsland part={figures} as="div" className="figures-place" props={props} />
}
