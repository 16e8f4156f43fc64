import type { ReactNode } from 'react'

interface BlockFormProps {
  readonly children: ReactNode
  readonly onDone: () => void
}

/** Form that edits a block, with one submit button. */
export function BlockForm({ children, onDone }: BlockFormProps) {
  return (
    <form
      className="edit-form"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      {children}
      <div className="edit-actions">
        <button type="submit" className="button">
          Done
        </button>
      </div>
    </form>
  )
}
