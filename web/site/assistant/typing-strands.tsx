/** In px: half a wave, the height of the outermost strand, and how many halves are drawn, two of them beyond the edge. */
const half = 14.5
const height = 8
const halves = 6

/** Strands from the top one to the bottom one, as shares of the height. */
const strands = [1, 0.7, 0, -0.7, -1]

/** A sine of halves of waves, as smooth curves. */
function wave(share: number): string {
  const peak = (4 / 3) * height * share
  const handle = half * 0.4244
  return Array.from({ length: halves }, (_, index) => {
    const y = (index % 2 === 0 ? -peak : peak).toFixed(2)
    return `c${handle.toFixed(2)} ${y} ${(half - handle).toFixed(2)} ${y} ${half} 0`
  }).join('')
}

/** Strands that cross and move on by a wave in 1.6 s, while an answer is written. Decoration beside its words. */
export function TypingStrands() {
  return (
    <svg
      className="strands"
      width={4 * half}
      height={2 * height + 2}
      viewBox={`0 ${-height - 1} ${4 * half} ${2 * height + 2}`}
      fill="none"
      aria-hidden="true"
    >
      <g>
        {strands.map((share) => (
          <path key={share} d={`M0 0${wave(share)}`} />
        ))}
      </g>
    </svg>
  )
}
