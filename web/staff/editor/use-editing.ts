import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { can } from '#shared/access/abilities.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { dropDraft, readDraft } from './saving/drafts.ts'
import { beginState, editorReducer, unsavedFields, type EditorAction } from './editor-state.ts'
import { emptyForm, type ArticleForm } from './form/article-form.ts'
import type { StaffArticle } from './form/to-form.ts'
import { changedFields, toInput, type ArticleInput } from './form/to-input.ts'
import {
  contestedBy,
  formErrors,
  nextStep,
  rereadOf,
  statusAfter,
  type Attempt,
  type Conflict,
  type Intent,
} from './editing-rules.ts'
import { fieldsSavedAlone } from './saving/save-inputs.ts'
import { savedNotice } from './saving/saved-notice.ts'
import { useDraftKeeping } from './saving/use-draft-keeping.ts'
import { readArticle, useSaving, type Saving } from './saving/use-saving.ts'
import { useSelfSaving } from './saving/use-self-saving.ts'

const CHECK = 'Check the marked fields. Validation failed'

/**
 * Editing state of an article: form, unsaved fields, errors, and functions to save.
 * @param fresh article as last read; undefined for a new one
 * @param onMade called with the id of a new article after its creation
 */
export function useEditing(
  type: ArticleType,
  fresh: StaffArticle | undefined,
  onMade: (id: string) => void,
) {
  const { user, api } = useStaff()
  const mayWrite = can(user, 'content.write')
  const queryClient = useQueryClient()
  const [state, setState] = useState(() =>
    beginState(
      type,
      fresh ?? null,
      mayWrite ? readDraft({ user: user.id, type, id: fresh?.id ?? 'new' }) : null,
    ),
  )
  /** Newest state, for code that continues after a response. */
  const latest = useRef(state)
  const dispatch = useCallback((action: EditorAction) => {
    latest.current = editorReducer(latest.current, action)
    setState(latest.current)
  }, [])
  const { article, base, revision, discarded } = state
  const id = article?.id ?? 'new'
  const unsaved = useMemo(() => unsavedFields(state), [state])
  const isDirty = mayWrite && unsaved.length > 0
  const isKept = useDraftKeeping({ user: user.id, type, id }, state, { isDirty, isOff: !mayWrite })
  const [conflict, setConflict] = useState<Conflict>()
  const [refusals, setRefusals] = useState(0)
  const [isAsked, setAsked] = useState(false)
  /** True if the article was created by an autosave and no message has reported it yet. */
  const isUntold = useRef(false)
  const { isPending, isPaused, mutateAsync } = useSaving(type)
  const byItself = useSaving(type)
  /** The autosave in progress. */
  const underway = useRef<Promise<boolean>>(undefined)
  const isSaving = isPending || byItself.isPending

  const reread = useMemo(
    () => (isSaving ? undefined : rereadOf(type, fresh, { article, base, revision, discarded })),
    [type, fresh, isSaving, article, base, revision, discarded],
  )
  const met = reread?.isOther === true && isDirty ? reread.article : undefined
  const newer = contestedBy(state, met)
  useEffect(() => {
    if (reread === undefined) return
    if (met !== undefined) return dispatch({ kind: 'meet', article: met })
    dispatch({ kind: reread.isOther ? 'adopt' : 'rebase', article: reread.article })
  }, [reread, met, dispatch])

  const set = useCallback(
    (values: Partial<ArticleForm>) => {
      if (mayWrite) dispatch({ kind: 'set', values })
    },
    [mayWrite, dispatch],
  )

  const refuse = (errors: Readonly<Record<string, string>>) => {
    dispatch({ kind: 'errors', errors })
    setRefusals((count) => count + 1)
  }

  const succeed = (saved: StaffArticle, { sent, id: before }: Saving, intent: Intent) => {
    dispatch({ kind: 'saved', article: saved, sent })
    setConflict(undefined)
    const isNew = before === null || isUntold.current
    const { text, action } = savedNotice({ type, intent, isNew, article: saved, now: Date.now() })
    toastSuccess(text, { action })
    isUntold.current = false
    if (before === null) onMade(saved.id)
  }

  /**
   * Result of a save that met a newer version: true if it was stored in the end, false if the user has to choose. Undefined if the newer
   * version cannot be read.
   */
  const meetConflict = async (
    call: Saving,
    { intent, attempts }: Attempt,
  ): Promise<boolean | undefined> => {
    if (call.id === null) return undefined
    const theirs = await readArticle(api, type, call.id).catch(() => undefined)
    if (theirs === undefined) return undefined
    const step = nextStep(latest.current, theirs, call, attempts)
    if (step === 'stored') {
      succeed(theirs, call, intent)
      return true
    }
    if (step === 'resend') {
      dispatch({ kind: 'meet', article: theirs })
      return send({ intent, attempts: attempts + 1 }, latest.current)
    }
    setConflict({ theirs, intent })
    return false
  }

  /** True if the save succeeded in the end. */
  const recover = async (error: unknown, call: Saving, attempt: Attempt): Promise<boolean> => {
    const status = statusOf(error)
    if (status === 401) return false
    // Another article uses the slug: a field error, not a conflict of versions.
    const isFieldError =
      error instanceof ApiError && (status === 422 || (status === 409 && 'slug' in error.fields))
    if (isFieldError) refuse(error.fields)
    else if (status === 409) {
      const met = await meetConflict(call, attempt)
      if (met !== undefined) return met
    }
    toastError(error, call.id === null ? toastTexts.createFailed[type] : toastTexts.updateFailed)
    return false
  }

  const send = async (
    { intent, attempts }: Attempt,
    from: Pick<typeof state, 'form' | 'base' | 'article' | 'revision'>,
  ): Promise<boolean> => {
    const names = changedFields(type, from.form, from.article === null ? emptyForm : from.base)
    const status = statusAfter[intent]
    const input: ArticleInput = {
      ...toInput(from.form, names),
      ...(status !== undefined && { status }),
      // A scheduled time is obsolete when the article is published now.
      ...(intent === 'publish' && from.form.publish_at !== '' && { publish_at: null }),
    }
    const errors = formErrors(type, from.form, input, {
      intent,
      isMade: from.article !== null,
    })
    if (Object.keys(errors).length > 0) {
      refuse(errors)
      toastError(undefined, CHECK)
      return false
    }
    const call: Saving = {
      id: from.article?.id ?? null,
      revision: from.revision,
      input,
      publish: intent === 'publish' || intent === 'take-off',
      sent: from.form,
      key: crypto.randomUUID(),
    }
    try {
      succeed(await mutateAsync(call), call, intent)
      return true
    } catch (error) {
      return recover(error, call, { intent, attempts })
    }
  }

  const saveAlone = async (): Promise<boolean> => {
    const from = latest.current
    const names = fieldsSavedAlone(from)
    if (names.length === 0) return true
    const before = from.article?.id ?? null
    const call: Saving = {
      id: before,
      revision: from.revision,
      input: toInput(from.form, names),
      publish: false,
      // Fields that were not sent stay unsaved.
      sent: { ...from.base, ...Object.fromEntries(names.map((name) => [name, from.form[name]])) },
      key: crypto.randomUUID(),
    }
    try {
      const saved = await byItself.mutateAsync(call)
      dispatch({ kind: 'saved', article: saved, sent: call.sent, isByItself: true })
      if (before === null) {
        isUntold.current = true
        onMade(saved.id)
      }
      return true
    } catch (error) {
      if (before === null || statusOf(error) !== 409) return false
      // Takes over the newer version, then the autosave is retried.
      const queryKey = staffKeys.article(type, before)
      await queryClient.invalidateQueries({ queryKey })
      return queryClient.getQueryData<StaffArticle>(queryKey)?.revision !== call.revision
    }
  }
  const saveByItself = async () => {
    underway.current ??= saveAlone().finally(() => {
      underway.current = undefined
    })
    return underway.current
  }
  const settle = async (): Promise<boolean> => {
    await underway.current
    if (newer === undefined && fieldsSavedAlone(latest.current).length > 0) await saveByItself()
    return unsavedFields(latest.current).length === 0
  }
  const alone = useMemo(() => (mayWrite ? fieldsSavedAlone(state) : []), [mayWrite, state])
  const isStuck = useSelfSaving({
    names: alone,
    form: state.form,
    isNew: article === null,
    isHeld: isSaving || conflict !== undefined || newer !== undefined,
    save: saveByItself,
  })

  return {
    state,
    /** True if an autosave will follow. */
    isAboutToSave: alone.length > 0 && !isStuck && newer === undefined && conflict === undefined,
    /** True during an autosave. */
    isSavingByItself: byItself.isPending,
    /** Saves pending autosave changes now. Returns true if nothing is unsaved afterwards. */
    settle,
    /** Revision after all pending autosaves, for other calls on the article. */
    settledRevision: async (): Promise<string | null> => {
      if (mayWrite) await settle()
      return latest.current.revision
    },
    ownSlug: (hasOwnSlug: boolean) => dispatch({ kind: 'own-slug', hasOwnSlug }),
    /** False: the article is read-only. */
    mayWrite,
    unsaved,
    isDirty,
    isKept,
    /** True during a manual save. */
    isPending: isPending || isAsked,
    isPaused: isPaused || byItself.isPaused,
    /** Number of saves that were rejected with `state.errors`. */
    refusals,
    /** A version saved by another user since the last read. */
    newer,
    conflict,
    set,
    /** Saves and returns true on success. Does nothing while a manual save is in progress. */
    save: async (intent: Intent) => {
      if (isPending || isAsked || !mayWrite) return false
      setAsked(true)
      // One save at a time; an autosave ends soon.
      await underway.current
      const isDone = await send({ intent, attempts: 1 }, latest.current)
      setAsked(false)
      return isDone
    },
    /** Article after all saves so far. */
    current: () => latest.current.article,
    discard: () => {
      dispatch({ kind: 'discard' })
      if (newer !== undefined) dispatch({ kind: 'adopt', article: newer })
    },
    /** Replaces the form by the article after its draft was discarded. */
    reverted: (current: StaffArticle) => dispatch({ kind: 'revert', article: current }),
    /** Takes over the article under its new address, and keeps unsaved text. */
    moved: (current: StaffArticle) =>
      dispatch({ kind: 'saved', article: current, sent: state.base }),
    /** Removes the stored work of a deleted article. */
    forget: () => dropDraft({ user: user.id, type, id }),
    compare: () => newer !== undefined && setConflict({ theirs: newer }),
    closeConflict: () => setConflict(undefined),
    /** Ends a conflict with the chosen form, and continues the interrupted save. */
    resolve: async ({ theirs, intent }: Conflict, chosen: ArticleForm) => {
      dispatch({ kind: 'resolve', form: chosen, theirs })
      setConflict(undefined)
      if (intent === undefined) return
      await send({ intent, attempts: 1 }, latest.current)
    },
  }
}

/** Result of {@link useEditing}. */
export type Editing = ReturnType<typeof useEditing>
