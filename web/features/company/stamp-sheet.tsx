import { seedOf } from '#shared/engraving/seed.ts'
import type { Denomination } from '#shared/pages/company/shapes.ts'
import { DenominationText } from './denomination-text.tsx'

const columns = 6
const rows = 4
const stamp = { width: 100, height: 120 } as const

const petals = [8, 9, 10, 12, 14, 16]
const depths = [0.5, 0.58, 0.66, 0.74]
const radius = 40

const turned = (count: number, rx: number, ry: number) =>
  Array.from({ length: count }, (_, index) => (
    <ellipse
      key={index}
      rx={rx}
      ry={ry}
      transform={`rotate(${Math.round((1800 * index) / count) / 10})`}
    />
  ))

/** The seal of one stamp: a ring of turned ellipses about a smaller one, their number and depth from the seed. */
function Seal({ seed }: { readonly seed: number }) {
  const depth = depths[(seed >>> 3) % depths.length] ?? 0.66
  const inner = Math.round(radius * depth) - 4
  return (
    <>
      <g className="engraving-accent" strokeWidth="0.7">
        {turned(petals[seed % petals.length] ?? 8, radius, Math.round(radius * depth))}
      </g>
      <circle className="engraving-ground" r={inner + 1} />
      <g className="engraving-ink" strokeWidth="0.6">
        {turned(petals[(seed >>> 7) % petals.length] ?? 8, inner - 2, Math.round(inner * 0.42))}
      </g>
    </>
  )
}

/** A sheet of stamps, no two alike: people without portraits. The figure stands in the place of the last six. */
export function StampSheet({ figure }: { readonly figure: Denomination }) {
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
        {stamps.map((index) => {
          const x = ((index % columns) + 0.5) * stamp.width
          const y = (Math.floor(index / columns) + 0.5) * stamp.height
          return (
            <g key={index} transform={`translate(${x} ${y})`}>
              <Seal seed={seedOf(`${index * 7919} ${index} stamp`)} />
            </g>
          )
        })}
      </svg>
      <figcaption>
        <DenominationText id="stamp-figure" className="stamp-figure" {...figure} />
      </figcaption>
    </figure>
  )
}
