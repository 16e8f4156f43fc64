const turns = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5]

/** Logo: eight ellipses around a tick. It is decorative, because the name is next to it. */
export function LogoMark({ className = '' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.7">
        {turns.map((turn) => (
          <ellipse key={turn} rx="47" ry="31" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle fill="var(--paper)" r="25.5" stroke="currentColor" strokeWidth="3" />
      <path
        stroke="var(--ink)"
        d="M-11 1L-3.5 9L12-9"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
