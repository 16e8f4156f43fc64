import type { BandLook } from '#shared/engraving/markup.ts'
import { Engraving } from './engraving.tsx'

/** Look of most bands. */
const USUAL = { ink: 'accent', pinch: 0.42 } as const

/** Width of the visible part, in user units. */
const WIDTH = 1440

interface WaveBandProps extends Omit<BandLook, 'ink'>, Partial<Pick<BandLook, 'ink'>> {
  /** Height around the middle, in user units. */
  readonly height: number
  readonly className: string
}

/** Wave band across the width of its box, cut off at its sides. */
export function WaveBand({ height, className, ...look }: WaveBandProps) {
  return (
    <Engraving
      viewBox={`0 ${-height / 2} ${WIDTH} ${height}`}
      className={className}
      slice
      draw={({ bandMarkup }) => bandMarkup({ ...USUAL, ...look })}
    />
  )
}
