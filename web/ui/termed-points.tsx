import type { TermedPointsProps } from './drawn-termed-points.tsx'
import { createPart, Still } from './island/static-island.tsx'

/** Lazy part of {@link TermedPoints}, with linked terms. */
export const termedPart = createPart<TermedPointsProps>(async () => {
  const { DrawnTermedPoints } = await import('./drawn-termed-points.tsx')
  return DrawnTermedPoints
})
if (import.meta.env.SSR) await termedPart.load()

/** Points in which the first use of each term links to the glossary. */
export function TermedPoints(props: TermedPointsProps) {
  return <Still part={termedPart} as="div" className="termed" props={props} />
}
