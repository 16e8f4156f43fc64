import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { ImagePanel } from './image-panel.tsx'
import type { ImageActs } from './use-image-acts.ts'
import type { useOpened } from './use-opened.ts'

interface DetailsProps {
  readonly opened: ReturnType<typeof useOpened>
  /** Id of the image, if one is open. */
  readonly image: string | undefined
  readonly mayWrite: boolean
  readonly acts: ImageActs
  /** Moves an image among those of its article; absent where the list is in another order. */
  readonly onStep: ((id: string, by: 1 | -1) => void) | undefined
  /** Whether it is among those in sight. */
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

/** The details of an image beside the list. */
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

/** The details of an image over the list, where there is no room beside it. */
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

/** Asks before what was typed is lost. */
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
