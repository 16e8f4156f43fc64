const PETALS = Array.from({ length: 8 }, (_, index) => index * 22.5)

/** The product's mark: eight ellipses turned about a tick. Takes the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" fill="none" stroke="currentColor" aria-hidden>
      {PETALS.map((angle) => (
        <ellipse
          key={angle}
          cx={16}
          cy={16}
          rx={15}
          ry={9.5}
          transform={`rotate(${angle} 16 16)`}
          strokeWidth={0.7}
        />
      ))}
      <path
        d="m12 16.3 2.8 2.8 5.4-6"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
