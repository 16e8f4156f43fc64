import { band } from '#shared/engraving/band.ts'

/** Width of a band in user units, and half of its height. The chart stretches the drawing to the length of the range. */
const WIDTH = 1000
const HALF_HEIGHT = 150

const tiles = new Map<number, string>()

/** Path of one tile. A band consists of `count` equal tiles next to each other, each with one wave. */
function tile(count: number): string {
  const known = tiles.get(count)
  if (known !== undefined) return known
  const path = band({
    lines: 14,
    tileWidth: Math.round(WIDTH / count),
    halfHeight: HALF_HEIGHT,
    pinch: 0.5,
    warp: 0.3,
  })
  tiles.set(count, path)
  return path
}

interface PlannerBandProps {
  /** Id of the first tile, unique on the page. */
  readonly id: string
  /** Fraction of the axis that the band covers, from 0 to 1. */
  readonly share: number
}

/** Number of tiles of a band that covers the complete axis. */
const MOST_TILES = 7

/** Wave band that represents a range. */
export function PlannerBand({ id, share }: PlannerBandProps) {
  const count = Math.max(1, Math.round(share * MOST_TILES))
  const width = Math.round(WIDTH / count)
  return (
    <>
      <path id={id} className="planner-line" d={tile(count)} />
      {Array.from({ length: count - 1 }, (_, index) => (
        <use key={index} href={`#${id}`} x={width * (index + 1)} />
      ))}
      <path
        className="planner-end"
        d={`M0-${HALF_HEIGHT}V${HALF_HEIGHT}M${WIDTH}-${HALF_HEIGHT}V${HALF_HEIGHT}`}
      />
    </>
  )
}
