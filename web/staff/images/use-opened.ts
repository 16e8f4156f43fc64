import { useCallback, useRef, useState } from 'react'
import type { ImageEdit } from './image-edit.ts'
import type { Place } from './url-state.ts'

/** Returns the focus to the row of an image if the row is visible. */
function focusRow(id: string): void {
  const row = `[data-row="${CSS.escape(id)}"] [data-row-link]`
  document.querySelector<HTMLElement>(row)?.focus({ preventScroll: true })
}

/** State of the open image, and a confirmation before unsaved changes are lost. */
export function useOpened(place: Place, go: (place: Place) => void) {
  // Unsaved changes. They are stored outside of the form, which is remounted when a resize moves the details between panel and dialog.
  const kept = useRef<{ readonly image: string; readonly edit: ImageEdit } | undefined>(undefined)
  // Id of the image with unsaved changes, or undefined.
  const [edited, setEdited] = useState<string>()
  const [asked, setAsked] = useState<{ readonly image: string | undefined }>()
  const show = (image: string | undefined) => {
    if (image === undefined && place.image !== undefined) focusRow(place.image)
    kept.current = undefined
    setEdited(undefined)
    go({ ...place, image })
  }
  return {
    open: (image: string | undefined) => {
      if (image === place.image) return
      if (edited !== undefined && edited === place.image) setAsked({ image })
      else show(image)
    },
    /** Closes the details and discards unsaved changes without confirmation, for a deleted image. */
    close: () => show(undefined),
    /** Returns the unsaved changes of an image. */
    editOf: (image: string) => (kept.current?.image === image ? kept.current.edit : undefined),
    /** Stores the unsaved changes of an image. `edit` is undefined if there are none. */
    onEdit: useCallback((image: string, edit: ImageEdit | undefined) => {
      kept.current = edit && { image, edit }
      setEdited(edit && image)
    }, []),
    isAsking: asked !== undefined,
    leave: () => {
      setAsked(undefined)
      show(asked?.image)
    },
    stay: () => setAsked(undefined),
  }
}
