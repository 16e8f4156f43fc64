import type { TermedPointsProps } from './drawn-termed-points.tsx'
import { createPart } from './island/part.ts'
import { StaticIsland } from './island/static-island.tsx'

/** Lazy part of {@link TermedPoints}, with linked terms. */
export const termedPart = createPart(
  async () => (await import('./drawn-termed-points.tsx')).DrawnTermedPoints,
)
if (import.meta.env.SSR) await termedPart.load()

/** Points in which the first use of each term links to the glossary. */
export function TermedPoints(props: TermedPointsProps) {
  return <StaticIsland part={termedPart} as="div" className="termed" props={props} />
}
