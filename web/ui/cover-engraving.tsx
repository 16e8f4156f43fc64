import { band } from '#shared/engraving/band.ts'
import { familyMarks, marks, type Family } from '#shared/engraving/families.ts'
import { randomOf, seedOf } from '#shared/engraving/seed.ts'

/** The cover of an article that has no picture: two crossing bands and a seal, always the same for the same slug. */
export function CoverEngraving({
  slug,
  family,
  className = '',
}: {
  readonly slug: string
  readonly family: Family
  readonly className?: string
}) {
  const random = randomOf(seedOf(slug))
  const tileWidth = 760 + Math.round(random() * 400)
  const start = -Math.round(random() * tileWidth * 0.9)
  const tile = (lines: number, halfHeight: number) =>
    band({ lines, tileWidth, halfHeight, pinch: 0.32 + random() * 0.3, warp: 0.4 + random() * 0.5 })
  const wide = tile(16, 300)
  const narrow = tile(10, 110)
  const id = `cover-${slug}`
  const repeats = Math.ceil((1200 - start) / tileWidth)
  const seal = 300 + Math.round(random() * 560)
  const layers = [
    { name: `${id}-a`, data: wide, className: 'engraving-accent', shift: 0 },
    { name: `${id}-b`, data: narrow, className: 'engraving-ink', shift: Math.round(tileWidth / 2) },
  ]
  return (
    <svg
      className={`engraving engraving-cover ${className}`}
      viewBox="0 -400 1200 800"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      {layers.map((layer) => (
        <g key={layer.name} className={layer.className} strokeWidth="2">
          <path id={layer.name} d={layer.data} transform={`translate(${start - layer.shift} 0)`} />
          {Array.from({ length: repeats }, (_, index) => (
            <use key={index} href={`#${layer.name}`} x={tileWidth * (index + 1)} />
          ))}
        </g>
      ))}
      <g transform={`translate(${seal} 0)`}>
        <circle className="engraving-ground" r="128" />
        <g className="engraving-accent" strokeWidth="2">
          {Array.from({ length: 12 }, (_, index) => (
            <ellipse key={index} rx="120" ry="70" transform={`rotate(${index * 15})`} />
          ))}
        </g>
        <circle className="engraving-ground" r="62" />
        <path
          className="engraving-mark"
          d={marks[familyMarks[family]]}
          transform="scale(.24)"
          strokeWidth="15"
        />
      </g>
    </svg>
  )
}
