import { band } from '#shared/engraving/band.ts'
import type { Family } from '#shared/engraving/families.ts'
import { outerRadius } from '#shared/engraving/rosette.ts'
import { randomOf, seedOf } from '#shared/engraving/seed.ts'
import { RosetteLines } from './rosette.tsx'

/** Width, in the 1440 units of the picture, of the rosette over its 4000. */
const rosetteScale = 0.208

/** The wide cover of an article without a picture: its own rosette on a band in ink, always the same for the same slug. */
export function WideEngraving({
  slug,
  family,
}: {
  readonly slug: string
  readonly family: Family
}) {
  const seed = seedOf(slug)
  const random = randomOf(seed)
  const tileWidth = 820 + Math.round(random() * 260)
  const start = -Math.round(random() * tileWidth)
  const tile = band({
    lines: 24,
    tileWidth,
    halfHeight: 146,
    pinch: 0.4 + random() * 0.2,
    warp: 0.4 + random() * 0.5,
  })
  const centre = 940 + Math.round(random() * 110)
  return (
    <svg
      className="engraving"
      viewBox="0 -220 1440 440"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g className="engraving-ink" strokeWidth=".8">
        <path id="wide-band" d={tile} transform={`translate(${start})`} />
        {[1, 2, 3].map((repeat) => (
          <use key={repeat} href="#wide-band" x={tileWidth * repeat} />
        ))}
      </g>
      <g transform={`translate(${centre} ${Math.round(random() * 60) - 30})scale(${rosetteScale})`}>
        <circle className="engraving-ground" r={outerRadius} />
        <RosetteLines id="wide" family={family} seed={seed} weight={1.25} />
      </g>
    </svg>
  )
}
