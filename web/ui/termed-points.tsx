import type { TermedPointsProps } from './drawn-termed-points.tsx'
import { createPart, Still } from './island/static-island.tsx'

/** Points with their terms linked, as {@link TermedPoints} shows them. */
export const termedPart = createPart<TermedPointsProps>(async () => {
  const { DrawnTermedPoints } = await import('./drawn-termed-points.tsx')
  return DrawnTermedPoints
})
if (import.meta.env.SSR) await termedPart.load()

/** Points in which the first use of each term leads to the glossary. */
export function TermedPoints(props: TermedPointsProps) {
  return <Still part={termedPart} as="div" className="termed" props={props} />
}
