import { CopyButton } from '#web/blocks/code/copy-button.tsx'
import { namedMoment } from '#web/lib/staff/moments.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

/** A one-time link. With it, the owner of an account sets a password. */
export interface OneTimeLink {
  readonly email: string
  readonly url: string
  readonly expiresAt: string
}

interface LinkDialogProps {
  readonly link: OneTimeLink | undefined
  readonly onClose: () => void
}

/** Dialog that shows a one-time link. The link cannot be shown again. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  return (
    <Dialog open={link !== undefined} onClose={onClose} title="Password link" id="one-time-link">
      {link !== undefined && (
        <>
          <p>
            Send this link to {link.email}. It is shown only once. It works once, until{' '}
            {namedMoment(link.expiresAt)}. Earlier links stop working.
          </p>
          <div className="one-time-link">
            <input
              className="field-control"
              aria-label="One-time link"
              readOnly
              value={link.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton text={link.url} />
          </div>
        </>
      )}
    </Dialog>
  )
}
