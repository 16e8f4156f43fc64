import { familyMarks, marks, type Family, type Mark } from '#shared/engraving/families.ts'
import { circles, rosette } from '#shared/engraving/rosette.ts'

interface RosetteLinesProps {
  /** Unique on the page: the sectors are repeated by reference. */
  readonly id: string
  readonly family: Family
  readonly seed?: number
  readonly mark?: Mark
  /** Multiplies the strokes, for rosettes much smaller than 1040 px. */
  readonly weight?: number
  /** The company's sentence, set on a circle in microprint. */
  readonly sentence?: string
  /** The lines draw themselves in once. */
  readonly drawn?: boolean
}

interface RosetteProps extends RosetteLinesProps {
  readonly className?: string
}

const fixed = (value: number) => String(Number(value.toFixed(2)))

/** Radius of the circle that the microprint runs on, and its length. */
const printRadius = 919
const printLength = 5760

/** A family's rosette as inline SVG, coloured by the accent and ink around it. Decoration: hidden from screen readers. */
export function Rosette({ className = '', ...lines }: RosetteProps) {
  return (
    <svg
      className={`engraving ${className}`}
      viewBox="-2000 -2000 4000 4000"
      fill="none"
      aria-hidden="true"
    >
      <RosetteLines {...lines} />
    </svg>
  )
}

/** What a rosette is drawn of, about the origin of an SVG of one's own. */
export function RosetteLines(props: RosetteLinesProps) {
  const { id, family, seed = 0, mark, weight = 1, sentence, drawn = false } = props
  return (
    <g id={id}>
      {rosette(family, seed).map((zone, index) => {
        const name = `${id}-${index}`
        return (
          <g
            key={name}
            className={zone.ink === 'ink' ? 'engraving-ink' : 'engraving-accent'}
            strokeWidth={fixed(zone.strokeWidth * weight)}
          >
            <path
              id={name}
              d={zone.data}
              className={drawn ? `engraving-line-${index}` : undefined}
              pathLength={drawn ? 1 : undefined}
            />
            {Array.from({ length: zone.copies - 1 }, (_, copy) => (
              <use
                key={copy}
                href={`#${name}`}
                transform={`rotate(${fixed((360 * (copy + 1)) / zone.copies)})`}
              />
            ))}
          </g>
        )
      })}
      <g className="engraving-circles" strokeWidth={fixed(1.8 * weight)}>
        {circles.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
      </g>
      {sentence !== undefined && (
        <>
          <path
            id={`${id}-print`}
            d={`M0-${printRadius}A${printRadius} ${printRadius} 0 1 1-.1-${printRadius}`}
          />
          <text className="engraving-print">
            <textPath href={`#${id}-print`} textLength={printLength}>
              {`${sentence.toUpperCase()} `.repeat(10)}
            </textPath>
          </text>
        </>
      )}
      <path
        className="engraving-mark"
        d={marks[mark ?? familyMarks[family]]}
        strokeWidth={fixed(15 * Math.max(1, weight * 0.85))}
      />
    </g>
  )
}
