import { band } from '#shared/engraving/band.ts'
import { familyMarks, marks, type Family } from '#shared/engraving/families.ts'
import { randomOf, seedOf } from '#shared/engraving/seed.ts'

/** Where the seal stands, and how large: beside the middle, cut off at the lower right, cut off at the upper left, small and far. */
const seals = [
  { x: 760, y: 0, scale: 1.15 },
  { x: 960, y: 190, scale: 3.1 },
  { x: 230, y: -210, scale: 2.6 },
  { x: 330, y: 0, scale: 0.95 },
] as const

interface Layer {
  readonly name: string
  readonly data: string
  readonly className: string
  readonly start: number
  readonly y: number
}

/** The cover of an article that has no picture: bands and a seal, always the same for the same slug. */
export function CoverEngraving({
  slug,
  family,
}: {
  readonly slug: string
  readonly family: Family
}) {
  const seed = seedOf(slug)
  const random = randomOf(seed)
  const seal = seals[seed % seals.length] ?? seals[0]
  const tileWidth = 760 + Math.round(random() * 400)
  const start = -Math.round(random() * tileWidth * 0.9)
  const tile = (lines: number, halfHeight: number) =>
    band({ lines, tileWidth, halfHeight, pinch: 0.32 + random() * 0.3, warp: 0.4 + random() * 0.5 })
  const id = `cover-${slug}`
  const large = seal.scale > 2
  const layers: readonly Layer[] = [
    {
      name: `${id}-a`,
      data: tile(16, 300),
      className: 'engraving-accent',
      start,
      y: large ? -seal.y / 2 : 0,
    },
    {
      name: `${id}-b`,
      data: tile(10, 110),
      className: 'engraving-ink',
      start: start - Math.round(tileWidth / 2),
      y: large ? -seal.y : 0,
    },
  ]
  const ellipses = large ? 24 : 12
  return (
    <svg
      className="engraving"
      viewBox="0 -400 1200 800"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      {layers.map(({ name, data, className, start: from, y }) => (
        <g key={name} className={className} strokeWidth="2">
          <path id={name} d={data} transform={`translate(${from} ${y})`} />
          {Array.from({ length: Math.ceil((1200 - from) / tileWidth) }, (_, index) => (
            <use key={index} href={`#${name}`} x={tileWidth * (index + 1)} />
          ))}
        </g>
      ))}
      <g transform={`translate(${seal.x} ${seal.y})scale(${seal.scale})`}>
        <circle className="engraving-ground" r="128" />
        <g className="engraving-accent" strokeWidth={String(2 / seal.scale)}>
          {Array.from({ length: ellipses }, (_, index) => (
            <ellipse
              key={index}
              rx="120"
              ry="70"
              transform={`rotate(${(index * 180) / ellipses})`}
            />
          ))}
        </g>
        <circle className="engraving-ground" r="62" />
        <path
          className="engraving-mark"
          d={marks[familyMarks[family]]}
          transform="scale(.24)"
          strokeWidth={String(large ? 8 : 15)}
        />
      </g>
    </svg>
  )
}
