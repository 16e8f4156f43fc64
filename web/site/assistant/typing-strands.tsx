/**
 * Length of half a wave and amplitude of the outermost strands, both in px, and number of half waves. Two half waves are outside of the
 * visible area.
 */
const half = 14.5
const height = 8
const halves = 6

/** Amplitudes of the strands, from top to bottom, as fractions of the largest one. */
const strands = [1, 0.7, 0, -0.7, -1]

/** Path of a sine wave, as smooth curves of half a wavelength each. */
function wave(share: number): string {
  const peak = (4 / 3) * height * share
  const handle = half * 0.4244
  return Array.from({ length: halves }, (_, index) => {
    const y = (index % 2 === 0 ? -peak : peak).toFixed(2)
    return `c${handle.toFixed(2)} ${y} ${(half - handle).toFixed(2)} ${y} ${half} 0`
  }).join('')
}

/**
 * Typing indicator: crossing strands that move by one wavelength in 1.6 s. It is decorative, because screen readers get a text with the
 * same meaning.
 */
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
