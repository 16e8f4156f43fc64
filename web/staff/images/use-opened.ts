import { useCallback, useRef, useState } from 'react'
import type { ImageEdit } from './image-edit.ts'
import type { Place } from './url-state.ts'

/** Returns the focus to the row of an image if it is visible. */
function focusRow(id: string): void {
  const row = `[data-row="${CSS.escape(id)}"] [data-row-link]`
  document.querySelector<HTMLElement>(row)?.focus({ preventScroll: true })
}

/** State of the open image, and the confirmation before unsaved changes are lost. */
export function useOpened(place: Place, go: (place: Place) => void) {
  // Survives a remount of the form when the details switch between panel and dialog on a resize.
  const kept = useRef<{ readonly image: string; readonly edit: ImageEdit } | undefined>(undefined)
  // Id of the image in `kept`.
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
    /** Closes without confirmation, for changes that are no longer needed. */
    close: () => show(undefined),
    /** Unsaved changes of an image. */
    editOf: (image: string) => (kept.current?.image === image ? kept.current.edit : undefined),
    /** Called with the changes of an image; `edit` is undefined if there are none. */
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
