import type { TermedPointsProps } from './drawn-termed-points.tsx'
import { createPart } from './island/part.ts'
import { StaticIsland } from './island/static-island.tsx'

/** Lazy part with the content of {@link TermedPoints}, in which terms are links. */
export const termedPart = createPart(
  async () => (await import('./drawn-termed-points.tsx')).DrawnTermedPoints,
)
if (import.meta.env.SSR) await termedPart.load()

/** Points in which the first use of each term is a link to the glossary. */
export function TermedPoints(props: TermedPointsProps) {
  return <StaticIsland part={termedPart} as="div" className="termed" props={props} />
}
