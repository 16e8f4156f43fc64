import type { BandLook } from '#shared/engraving/markup.ts'
import { Engraving } from './engraving.tsx'

interface WaveBandProps extends BandLook {
  /** Width of the visible part, and height around the middle, in user units. */
  readonly width: number
  readonly height: number
  readonly className: string
}

/** Wave band across the width of its box, cut off at its sides. */
export function WaveBand({ width, height, className, ...look }: WaveBandProps) {
  return (
    <Engraving
      viewBox={`0 ${-height / 2} ${width} ${height}`}
      className={className}
      slice
      draw={({ bandMarkup }) => bandMarkup(look)}
    />
  )
}
