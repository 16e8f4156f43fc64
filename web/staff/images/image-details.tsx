import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { ImagePanel } from './image-panel.tsx'
import type { ImageActs } from './use-image-acts.ts'
import type { useOpened } from './use-opened.ts'

interface DetailsProps {
  readonly opened: ReturnType<typeof useOpened>
  /** Id of the open image. Undefined if no image is open. */
  readonly image: string | undefined
  readonly mayWrite: boolean
  readonly acts: ImageActs
  /** Moves an image by one position among the images of its article. Undefined if the order cannot be changed. */
  readonly onStep: ((id: string, by: 1 | -1) => void) | undefined
  /** True if the image is in the visible list. */
  readonly isListed: boolean
}

function Details({ opened, image, mayWrite, acts, onStep, isListed }: DetailsProps) {
  if (image === undefined) return null
  return (
    <ImagePanel
      key={image}
      id={image}
      mayWrite={mayWrite}
      acts={acts}
      onStep={onStep && isListed ? (by) => onStep(image, by) : undefined}
      kept={opened.editOf(image)}
      onEdit={opened.onEdit}
    />
  )
}

/** Details of an image in a panel next to the list. */
export function DetailsBeside(props: DetailsProps) {
  const { opened, image } = props
  if (image === undefined) return null
  return (
    <aside className="image-panel" aria-label="Details of the image">
      <button
        type="button"
        className="desk-link image-close"
        onClick={() => opened.open(undefined)}
      >
        Close
      </button>
      <Details {...props} />
    </aside>
  )
}

/** Details of an image in a dialog, for windows without room for a panel next to the list. */
export function DetailsOver(props: DetailsProps) {
  const { opened, image } = props
  return (
    <Dialog
      id="image-details"
      title="Image"
      open={image !== undefined}
      onClose={() => opened.open(undefined)}
    >
      <Details {...props} />
    </Dialog>
  )
}

/** Confirmation before unsaved changes are lost. */
export function UnsavedQuestion({ opened }: Pick<DetailsProps, 'opened'>) {
  return (
    <QuestionDialog
      id="image-unsaved"
      open={opened.isAsking}
      title="Leave without saving?"
      text="Your changes to this image aren’t saved."
      yes="Leave it"
      no="Stay here"
      isGrave
      onYes={opened.leave}
      onNo={opened.stay}
    />
  )
}
