import type { BandLook } from '#shared/engraving/markup.ts'
import { Engraving } from './engraving.tsx'

/** Appearance of most bands: the default values of the properties. */
const USUAL = { ink: 'accent', pinch: 0.42 } as const

/** Width of the visible part, in user units. */
const WIDTH = 1440

interface WaveBandProps extends Omit<BandLook, 'ink'>, Partial<Pick<BandLook, 'ink'>> {
  /** Height of the drawing in user units. The middle of the band is at half of this height. */
  readonly height: number
  readonly className: string
}

/** Wave band that is as wide as its box, and cut off at the sides. */
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
