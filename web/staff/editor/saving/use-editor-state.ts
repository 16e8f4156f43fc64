import { useCallback, useRef, useState } from 'react'
import { editorReducer, type EditorAction, type EditorState } from '../editor-state.ts'

/** State of the editor. `latest` is a ref to the newest state, for code that continues after an await. */
export function useEditorState(begin: () => EditorState) {
  const [state, setState] = useState(begin)
  const latest = useRef(state)
  const dispatch = useCallback((action: EditorAction) => {
    latest.current = editorReducer(latest.current, action)
    setState(latest.current)
  }, [])
  return { state, latest, dispatch }
}
