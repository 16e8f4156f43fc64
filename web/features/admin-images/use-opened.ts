import { useState } from 'react'
import type { Place } from './place.ts'

/** Which image has its details open, and the question before what was typed there is lost. */
export function useOpened(place: Place, go: (place: Place) => void) {
  const [dirty, setDirty] = useState(false)
  const [asked, setAsked] = useState<{ readonly image: string | undefined }>()
  const show = (image: string | undefined) => go({ ...place, image })
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
