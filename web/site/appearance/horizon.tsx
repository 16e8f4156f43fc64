const width = 376
const height = 66
/** Height of the horizon above the bottom of the drawing, in user units. */
const sea = 54
const rings = [3, 7, 11, 15, 19, 23, 27]

/** Rays of the sun, alternately short and long. The long ones reach beyond the edge of the drawing. */
const rays = Array.from({ length: 25 }, (_, index) => {
  const angle = (Math.PI * (index + 1)) / 26
  const from = 33
  const to = index % 2 === 0 ? 150 : 230
  const at = (length: number) =>
    `${(width / 2 - Math.cos(angle) * length).toFixed(1)} ${(sea - Math.sin(angle) * length).toFixed(1)}`
  return `M${at(from)}L${at(to)}`
}).join('')

const arcs = rings.map((r) => `M${width / 2 - r} ${sea}a${r} ${r} 0 0 1 ${2 * r} 0`).join('')

const water = [55.5, 58, 60.5, 63]

/** Drawing of half a sun above a ruled horizon. */
export function Horizon() {
  return (
    <svg
      className="horizon"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <path className="horizon-sun" d={rays + arcs} />
      <path className="horizon-sea" d={water.map((y) => `M-400 ${y}H800`).join('')} />
    </svg>
  )
}
