import type { Figure } from '#shared/pages/catalogue/page-copy.ts'
import { DenominationText } from './denomination-text.tsx'

const columns = 6
const rows = 4
const stamp = { width: 100, height: 120 } as const

/**
 * Outer rings of the seals on the stamps. `count` is the number of ellipses, `depth` the inner radius as a fraction of the outer radius.
 */
const rings = [
  { count: 12, depth: 0.66 },
  { count: 10, depth: 0.5 },
  { count: 14, depth: 0.74 },
  { count: 8, depth: 0.58 },
  { count: 16, depth: 0.7 },
  { count: 9, depth: 0.62 },
] as const
/** Number of ellipses in each heart. A heart is the small seal inside a ring. */
const hearts = [8, 12, 10, 14] as const
const radius = 40

const turned = (count: number, rx: number, ry: number) =>
  Array.from({ length: count }, (_, index) => (
    <ellipse
      key={index}
      rx={rx}
      ry={ry}
      transform={index === 0 ? undefined : `rotate(${Math.round((1800 * index) / count) / 10})`}
    />
  ))

/** SVG definitions of the rings and hearts, which the stamps combine. */
function Parts() {
  return (
    <defs>
      {rings.map(({ count, depth }, index) => (
        <g key={count} id={`stamp-ring-${index}`}>
          <g className="engraving-accent" strokeWidth="0.7">
            {turned(count, radius, Math.round(radius * depth))}
          </g>
          <circle className="engraving-ground" r={Math.round(radius * depth) - 3} />
        </g>
      ))}
      {hearts.map((count, index) => (
        <g key={count} id={`stamp-heart-${index}`} className="engraving-ink" strokeWidth="0.8">
          {turned(count, 22, 10)}
        </g>
      ))}
    </defs>
  )
}

/** Seal with the number `n`. Each of the eighteen seals has its own combination of ring, heart and size of the heart. */
function Seal({ n }: { readonly n: number }) {
  const ring = n % rings.length
  const heart = (Math.floor(n / rings.length) + n) % hearts.length
  const scale = ((rings[ring]?.depth ?? 0.6) * radius - 7) / 22
  return (
    <>
      <use href={`#stamp-ring-${ring}`} />
      <use href={`#stamp-heart-${heart}`} transform={`scale(${Math.round(scale * 100) / 100})`} />
    </>
  )
}

/** Sheet of different postage stamps. They represent the staff, without portraits. A figure replaces the last six stamps. */
export function StampSheet({ figure }: { readonly figure: Figure }) {
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
        <Parts />
        {stamps.map((index, n) => {
          const x = ((index % columns) + 0.5) * stamp.width
          const y = (Math.floor(index / columns) + 0.5) * stamp.height
          return (
            <g key={index} transform={`translate(${x} ${y})`}>
              <Seal n={n} />
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
