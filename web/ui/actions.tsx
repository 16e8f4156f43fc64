import { invitation, type Invitation } from '#shared/pages/invitation.ts'

/** One button and, as a link, the second way. Without properties the site's usual two: get started, or meet. */
export function Actions({ primary, second }: Invitation = invitation) {
  return (
    <p className="actions">
      <a className="button" href={primary.href}>
        {primary.label}
      </a>
      {second !== undefined && (
        <a className="text-link" href={second.href}>
          {second.label} <span aria-hidden="true">→</span>
        </a>
      )}
    </p>
  )
}
