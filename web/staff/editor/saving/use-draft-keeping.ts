import { useEffect, useEffectEvent, useState } from 'react'
import { dropDraft, keepDraft, type DraftPlace } from './drafts.ts'
import { unsavedFields, type EditorState } from '../editor-state.ts'

/** Delay in milliseconds between the last keystroke and storing the text in the browser. */
const PAUSE = 400

/**
 * Stores unsaved work in the browser: shortly after each change, and at once when the page is hidden or left. Returns true if the browser
 * stores the work. `isOff` disables this for users without write access; work stored earlier stays.
 */
export function useDraftKeeping(
  place: DraftPlace,
  state: EditorState,
  { isDirty, isOff }: { readonly isDirty: boolean; readonly isOff: boolean },
): boolean {
  const [isKept, setKept] = useState(true)
  const { user, type } = place
  // A new article gets its id with its first save, before the URL of the page contains this id.
  const id = state.article?.id ?? place.id
  const [startedNew] = useState(place.id === 'new')
  const isMade = startedNew && state.article !== null
  const write = useEffectEvent(() => {
    if (isOff || unsavedFields(state).length === 0) return
    const { form, base, revision } = state
    setKept(keepDraft({ user, type, id }, { form, base, revision, at: Date.now() }))
  })
  useEffect(() => {
    if (isOff) return undefined
    if (!isDirty) {
      dropDraft({ user, type, id })
      return undefined
    }
    const timer = setTimeout(() => write(), PAUSE)
    return () => clearTimeout(timer)
  }, [state, isDirty, isOff, user, type, id])
  useEffect(() => {
    if (isMade) dropDraft({ user, type, id: 'new' })
  }, [isMade, user, type])
  useEffect(() => {
    const flush = () => write()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])
  return isKept
}
