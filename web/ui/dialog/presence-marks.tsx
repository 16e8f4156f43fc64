interface PresenceMarksProps {
  /** Initials, and who they stand for. */
  readonly people: readonly { readonly id: string; readonly initials: string }[]
}

/** Stamps that stand side by side; the others are a number. */
const MOST = 3

/** Stamps with the initials of people. They say nothing to screen readers: the words beside them do. */
export function PresenceMarks({ people }: PresenceMarksProps) {
  const left = people.length - MOST
  return (
    <span className="presence-marks" aria-hidden="true">
      {people.slice(0, MOST).map(({ id, initials }) => (
        <span key={id} className="presence-mark">
          {initials || '?'}
        </span>
      ))}
      {left > 0 && <span className="presence-mark">+{left}</span>}
    </span>
  )
}
