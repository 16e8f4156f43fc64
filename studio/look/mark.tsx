const PETALS = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5]

/** Logo of the product: eight ellipses rotated around a tick. It has the colour of the surrounding text. */
export function Mark() {
  return (
    <svg
      viewBox="-50 -50 100 100"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      aria-hidden
    >
      {PETALS.map((angle) => (
        <ellipse key={angle} rx={47} ry={31} transform={`rotate(${angle})`} />
      ))}
      <circle r={25.5} strokeWidth={3} fill="var(--card-bg-color)" />
      <path d="M-11 1-3.5 9 12-9" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
