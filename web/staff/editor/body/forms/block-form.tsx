import type { ReactNode } from 'react'

/** Properties of the form of a block. */
export interface BlockFormProps {
  /** Fields of the block. Empty for a new block. */
  readonly node: Readonly<Record<string, unknown>>
  /** Called with the fields to set. An undefined value removes the field. */
  readonly onDone: (fields: Readonly<Record<string, unknown>>) => void
}

interface FrameProps {
  readonly children: ReactNode
  readonly onDone: () => void
}

/** Form that edits a block, with one submit button. */
export function BlockForm({ children, onDone }: FrameProps) {
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
