import { createPart, Still } from '#web/ui/island/static-island.tsx'
import type { DrawnFiguresProps } from './drawn-figures.tsx'

const figures = createPart<DrawnFiguresProps>(async () => {
  const { DrawnFigures } = await import('./drawn-figures.tsx')
  return DrawnFigures
})
if (import.meta.env.SSR) await figures.load()

/** Figures of a case study, set like the denomination of a banknote. */
export function FiguresPlate(props: DrawnFiguresProps) {
  if (props.results.length === 0) return null
  return <Still part={figures} as="div" className="figures-place" props={props} />
}
