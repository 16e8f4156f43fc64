import { useCallback, useEffect, useRef, useState } from 'react'
import { leadAnswer, type Lead, type LeadNote } from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { userMessage } from '#web/lib/log/user-message.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'

/** Delay in milliseconds between the last keystroke and saving a note. */
const REST = 800

/** Save state of a note. */
export type NoteState =
  | { readonly kind: 'untouched' | 'waiting' | 'saving' | 'empty' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed'; readonly why: string }

interface Saving {
  readonly api: StaffApi
  readonly lead: string
  /** Id of the author of the note. */
  readonly by: string
  /** Called with the lead in the response. */
  readonly onSaved: (lead: Lead) => Promise<void>
}

/** Saves one note of a user on a lead. The first save creates the note, later saves update it. */
function createNoteSaver({ api, lead, by, onSaved }: Saving, note: LeadNote | undefined) {
  let { id, text: kept } = note ?? { id: undefined, text: '' }
  // Idempotency key, the same for every attempt to create the note, so that a retry after a lost response creates no duplicate.
  const key = crypto.randomUUID()
  return {
    kept: () => kept,
    id: () => id,
    /** Replaces the note by its version that was saved in another tab. */
    adopt: (other: LeadNote) => {
      id = other.id
      kept = other.text
    },
    save: async (text: string, leaving: boolean) => {
      const answer = await api.call(
        id === undefined ? staffApiPaths.leadNotes(lead) : staffApiPaths.leadNote(lead, id),
        leadAnswer,
        {
          method: id === undefined ? 'POST' : 'PUT',
          body: { text },
          keepalive: leaving,
          ...(id === undefined && { idempotencyKey: key }),
        },
      )
      const own = answer.data.notes.filter((one) => one.by?.id === by)
      // After a lost response, the note may exist on the server with an older text. The next save then updates it.
      const saved = own.findLast((one) => one.text === text) ?? own.at(-1)
      kept = id === undefined ? (saved?.text ?? text) : text
      id ??= saved?.id
      await onSaved(answer.data)
    },
  }
}

/**
 * A note that is autosaved 800 ms after the last keystroke and when the page is left. Saves run one after the other.
 * @param note existing note; undefined starts a new note
 */
export function useNote(saving: Saving, note: LeadNote | undefined) {
  const [saver] = useState(() => createNoteSaver(saving, note))
  const [text, setText] = useState(note?.text ?? '')
  const [state, setState] = useState<NoteState>({ kind: 'untouched' })
  const current = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSaving = useRef(false)

  const isDirty = useCallback(
    () => current.current.trim() !== saver.kept().trim() && current.current.trim() !== '',
    [saver],
  )

  const save = useCallback(
    async (leaving = false): Promise<void> => {
      clearTimeout(timer.current)
      timer.current = undefined
      if (!isDirty() || (isSaving.current && !leaving)) return
      isSaving.current = true
      setState({ kind: 'saving' })
      try {
        // Repeats the save for text that was typed while it ran.
        while (isDirty()) await saver.save(current.current.trim(), leaving)
        setState({ kind: 'saved', at: Date.now() })
      } catch (error) {
        const why = error instanceof ApiError ? error.message : userMessage(0)
        setState({ kind: 'failed', why })
      } finally {
        isSaving.current = false
      }
    },
    [saver, isDirty],
  )

  const change = (next: string) => {
    setText(next)
    current.current = next
    clearTimeout(timer.current)
    if (!isDirty()) {
      const isEmptied = next.trim() === '' && saver.kept() !== ''
      setState({ kind: isEmptied ? 'empty' : 'untouched' })
      return
    }
    if (!isSaving.current) setState({ kind: 'waiting' })
    timer.current = setTimeout(() => void save(), REST)
  }

  useEffect(() => {
    if (note === undefined || note.id !== saver.id() || note.text === saver.kept()) return
    // Shows the text that another tab has saved, unless the user has typed or a save is in progress.
    if (isDirty() || isSaving.current) return
    saver.adopt(note)
    current.current = note.text
    setText(note.text)
  }, [note, saver, isDirty])
  useEffect(() => {
    const leave = () => void save(true)
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty() && state.kind === 'failed') event.preventDefault()
    }
    addEventListener('pagehide', leave)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('beforeunload', ask)
    }
  }, [save, isDirty, state.kind])
  useEffect(() => () => void save(true), [save])

  return { text, state, change, save: () => void save(), id: saver.id() }
}
