import { useCallback, useRef, useState } from 'react'
import type { ImageEdit } from './image-edit.ts'
import type { Place } from './url-state.ts'

/** Gives the focus back to the row of an image, if it is in sight. */
function focusRow(id: string): void {
  const row = `[data-row="${CSS.escape(id)}"] [data-row-link]`
  document.querySelector<HTMLElement>(row)?.focus({ preventScroll: true })
}

/** Which image has its details open, and the question before what was typed there is lost. */
export function useOpened(place: Place, go: (place: Place) => void) {
  // Outlives the form, which is made anew where the window gets too narrow or wide enough for details beside the list.
  const kept = useRef<{ readonly image: string; readonly edit: ImageEdit } | undefined>(undefined)
  // The image of `kept`.
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
    /** Without asking: what was typed there is of no use any more. */
    close: () => show(undefined),
    /** What was typed of an image and is not saved. */
    editOf: (image: string) => (kept.current?.image === image ? kept.current.edit : undefined),
    /** Told of what is typed of an image; without `edit`, nothing is unsaved. */
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
