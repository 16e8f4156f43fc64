import { useId } from 'react'
import { seedOf } from '#shared/engraving/seed.ts'
import type { Denomination } from '#shared/pages/company/shapes.ts'

const columns = 6
const rows = 4
const stamp = { width: 100, height: 120 } as const

const petals = [6, 8, 9, 10, 12]
const depths = [0.5, 0.58, 0.66, 0.74]

/** The seal of one stamp: ellipses turned about the centre, their number and depth from the seed. */
function Seal({ seed }: { readonly seed: number }) {
  const count = petals[seed % petals.length] ?? 8
  const depth = depths[(seed >>> 3) % depths.length] ?? 0.66
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <ellipse
          key={index}
          rx={34}
          ry={Math.round(34 * depth)}
          transform={`rotate(${Math.round((1800 * index) / count) / 10})`}
        />
      ))}
    </>
  )
}

/** A sheet of stamps, no two alike: people without portraits. The figure stands in the place of the last four. */
export function StampSheet({ figure }: { readonly figure: Denomination }) {
  const edge = useId()
  const stamps = Array.from({ length: columns * rows }, (_, index) => index).filter(
    (index) => !(index % columns >= columns - 3 && index >= columns * (rows - 2)),
  )
  return (
    <figure className="stamp-sheet">
      <svg
        className="engraving"
        viewBox={`0 0 ${columns * stamp.width} ${rows * stamp.height}`}
        fill="none"
        aria-hidden="true"
      >
        <path
          id={edge}
          className="stamp-perforation"
          d={[
            ...Array.from(
              { length: columns - 1 },
              (_, i) => `M${(i + 1) * stamp.width} 0V${rows * stamp.height}`,
            ),
            ...Array.from(
              { length: rows - 1 },
              (_, i) => `M0 ${(i + 1) * stamp.height}H${columns * stamp.width}`,
            ),
          ].join('')}
        />
        {stamps.map((index) => (
          <g
            key={index}
            className="engraving-accent"
            strokeWidth="0.8"
            transform={`translate(${(index % columns) * stamp.width + stamp.width / 2} ${Math.floor(index / columns) * stamp.height + stamp.height / 2})`}
          >
            <Seal seed={seedOf(`stamp ${index}`)} />
          </g>
        ))}
        {stamps.map((index) => (
          <circle
            key={index}
            className="engraving-ground"
            r="15"
            cx={(index % columns) * stamp.width + stamp.width / 2}
            cy={Math.floor(index / columns) * stamp.height + stamp.height / 2}
          />
        ))}
      </svg>
      <figcaption>
        <p className="plate-value stamp-value">{figure.figure}</p>
        <p className="plate-title">{figure.title}</p>
        <p className="plate-text">{figure.text}</p>
      </figcaption>
    </figure>
  )
}
