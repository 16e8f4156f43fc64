import { band, type BandShape } from '#shared/engraving/band.ts'

interface WaveBandProps extends BandShape {
  /** Unique on the page: the tile is repeated by reference. */
  readonly id: string
  readonly tiles: number
  /** Width, and height about the middle, of what is shown, in user units. */
  readonly width: number
  readonly height: number
  readonly tileWidth: number
  readonly strokeWidth?: number
  readonly ink?: 'accent' | 'ink'
  readonly className?: string
}

/** A wave band across the whole width of its box, cut off at its sides. Decoration: hidden from screen readers. */
export function WaveBand(props: WaveBandProps) {
  const { id, tiles, width, height, strokeWidth = 1.2, ink = 'accent', className = '' } = props
  return (
    <svg
      className={`engraving ${className}`}
      viewBox={`0 ${-height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g
        className={ink === 'ink' ? 'engraving-ink' : 'engraving-accent'}
        strokeWidth={String(strokeWidth)}
      >
        <path id={id} d={band(props)} />
        {Array.from({ length: tiles - 1 }, (_, index) => (
          <use key={index} href={`#${id}`} x={props.tileWidth * (index + 1)} />
        ))}
      </g>
    </svg>
  )
}
