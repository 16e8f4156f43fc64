import type { Invitation } from '#shared/pages/invitation.ts'

/** Link that looks like a button for the primary action, and a text link for the second action. */
export function Actions({ primary, second }: Invitation) {
  return (
    <p className="actions">
      <a className="button" href={primary.href}>
        {primary.label}
      </a>
      <a className="text-link" href={second.href}>
        {second.label} <span aria-hidden="true">→</span>
      </a>
    </p>
  )
}
