import { mcpPath } from '#shared/paths/mcp-path.ts'
import { CopyButton } from '#web/blocks/code/copy-button.tsx'
import { namedMoment } from '#web/lib/staff/moments.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

/** A personal token that was just created. */
export interface NewToken {
  readonly secret: string
  readonly name: string
  readonly expiresAt: string
}

interface NewTokenDialogProps {
  readonly token: NewToken | undefined
  readonly onClose: () => void
}

/** Dialog that shows a new personal token once, with instructions for its use in an AI assistant. */
export function NewTokenDialog({ token, onClose }: NewTokenDialogProps) {
  return (
    <Dialog
      open={token !== undefined}
      onClose={onClose}
      title="Your new token"
      id="new-token"
      actions={
        <button type="button" className="button" onClick={onClose}>
          Done
        </button>
      }
    >
      {token !== undefined && (
        <>
          <p>
            Copy the token “{token.name}” now. It is shown only once. It expires on{' '}
            {namedMoment(token.expiresAt)}.
          </p>
          <div className="one-time-link">
            <input
              className="field-control"
              aria-label="Personal token"
              readOnly
              value={token.secret}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton text={token.secret} />
          </div>
          <p className="token-use">
            In your AI assistant, add an MCP server with the address{' '}
            <code>{location.origin + mcpPath}</code> and the header{' '}
            <code>Authorization: Bearer</code>, followed by the token.
          </p>
        </>
      )}
    </Dialog>
  )
}
