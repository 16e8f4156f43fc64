import { useState } from 'react'
import type { Place } from './place.ts'

/** Gives the focus back to the row of an image, if it is in sight. */
function focusRow(id: string): void {
  const row = `[data-row="${CSS.escape(id)}"] [data-row-link]`
  document.querySelector<HTMLElement>(row)?.focus({ preventScroll: true })
}

/** Which image has its details open, and the question before what was typed there is lost. */
export function useOpened(place: Place, go: (place: Place) => void) {
  const [dirty, setDirty] = useState(false)
  const [asked, setAsked] = useState<{ readonly image: string | undefined }>()
  const show = (image: string | undefined) => {
    if (image === undefined && place.image !== undefined) focusRow(place.image)
    go({ ...place, image })
  }
  return {
    open: (image: string | undefined) => {
      if (image === place.image) return
      if (dirty) setAsked({ image })
      else show(image)
    },
    /** Without asking: what was typed there is of no use any more. */
    close: () => show(undefined),
    onDirty: setDirty,
    isAsking: asked !== undefined,
    leave: () => {
      setAsked(undefined)
      setDirty(false)
      show(asked?.image)
    },
    stay: () => setAsked(undefined),
  }
}
