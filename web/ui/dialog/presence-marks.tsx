interface PresenceMarksProps {
  /** Initials of each person. */
  readonly people: readonly { readonly id: string; readonly initials: string }[]
}

/** Maximum number of stamps. After the stamps follows the number of other people. */
const MOST = 3

/** Stamps with people's initials. Hidden from screen readers, because the adjacent text contains the names. */
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
