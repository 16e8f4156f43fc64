import { Info } from 'lucide-react'

/**
 * Note for users who may only read. It says why they cannot change anything, and whom they can ask. `what` names the things that they may
 * read, such as "blogs" or "this blog".
 */
export function ReadOnlyNote({ what }: { readonly what: string }) {
  return (
    <p className="read-only-note">
      <Info size={15} strokeWidth={1.5} aria-hidden="true" />
      <span>
        You can read and preview {what}. To make changes, ask an administrator for the editor role.
      </span>
    </p>
  )
}
