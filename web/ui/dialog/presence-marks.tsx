interface PresenceMarksProps {
  /** Users whose initials are on the stamps. */
  readonly people: readonly { readonly id: string; readonly initials: string }[]
}

/** Maximum number of stamps. The number of the remaining users follows the stamps. */
const MOST = 3

/** Badges that show the initials of users. Hidden from screen readers, because the text next to them contains the names. */
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
