import type { Invitation } from '#shared/pages/invitation.ts'

/** One button and, as a link, the second way, which does something else. */
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
