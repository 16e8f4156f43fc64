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
import { beginState, unsavedFields } from './editor-state.ts'
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
import { useEditorState } from './saving/use-editor-state.ts'

const CHECK = 'Check the marked fields. Validation failed'

/**
 * Editing state of an article: form, unsaved fields, errors, and functions to save.
 * @param fresh article as last read; undefined for a new article
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
  const { state, latest, dispatch } = useEditorState(() =>
    beginState(
      type,
      fresh ?? null,
      mayWrite ? readDraft({ user: user.id, type, id: fresh?.id ?? 'new' }) : null,
    ),
  )
  const { article, base, revision, discarded } = state
  const id = article?.id ?? 'new'
  const unsaved = useMemo(() => unsavedFields(state), [state])
  const isDirty = mayWrite && unsaved.length > 0
  const isKept = useDraftKeeping({ user: user.id, type, id }, state, { isDirty, isOff: !mayWrite })
  const [conflict, setConflict] = useState<Conflict>()
  const [refusals, setRefusals] = useState(0)
  const [isAsked, setAsked] = useState(false)
  /** True if an autosave has created the article and no notice about this was shown yet. */
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
   * Handles a save that was rejected because of a newer version. Resolves to true if the save was stored after all, and to false if the
   * user has to choose between the versions. Undefined if the newer version cannot be read.
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

  /** Handles a failed save. Resolves to true if a later attempt succeeded. */
  const recover = async (error: unknown, call: Saving, attempt: Attempt): Promise<boolean> => {
    const status = statusOf(error)
    if (status === 401) return false
    // If another article has the slug, the server reports a field error instead of a conflict of versions.
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
      // Publishing now removes a scheduled time.
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
      // Only the sent fields count as saved: other fields may have changed since.
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
      // Loads the newer version. Once it is merged, the autosave runs again.
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
    /** True if the unsaved changes will be autosaved. */
    isAboutToSave: alone.length > 0 && !isStuck && newer === undefined && conflict === undefined,
    /** True during an autosave. */
    isSavingByItself: byItself.isPending,
    /** Autosaves pending changes now. Resolves to true if no field is unsaved afterwards. */
    settle,
    /** Waits for pending autosaves and returns the resulting revision, for other calls that change the article. */
    settledRevision: async (): Promise<string | null> => {
      if (mayWrite) await settle()
      return latest.current.revision
    },
    ownSlug: (hasOwnSlug: boolean) => dispatch({ kind: 'own-slug', hasOwnSlug }),
    /** If false, the article is read-only. */
    mayWrite,
    unsaved,
    isDirty,
    isKept,
    /** True during a manual save. */
    isPending: isPending || isAsked,
    isPaused: isPaused || byItself.isPaused,
    /** Number of saves that were rejected with field errors (`state.errors`). */
    refusals,
    /** Version that another user has saved since this form last read the article. */
    newer,
    conflict,
    set,
    /** Saves the article. Resolves to true on success. Does nothing while a manual save is in progress. */
    save: async (intent: Intent) => {
      if (isPending || isAsked || !mayWrite) return false
      setAsked(true)
      // Only one save may run at a time, so the manual save waits for the autosave.
      await underway.current
      const isDone = await send({ intent, attempts: 1 }, latest.current)
      setAsked(false)
      return isDone
    },
    /** The article after all saves so far. */
    current: () => latest.current.article,
    discard: () => {
      dispatch({ kind: 'discard' })
      if (newer !== undefined) dispatch({ kind: 'adopt', article: newer })
    },
    /** Replaces the form values by the article that remains after its draft was discarded. */
    reverted: (current: StaffArticle) => dispatch({ kind: 'revert', article: current }),
    /** Updates the state after the address of the article was changed. Unsaved text stays. */
    moved: (current: StaffArticle) =>
      dispatch({ kind: 'saved', article: current, sent: state.base }),
    /** Removes the unsaved work of a deleted article from the browser. */
    forget: () => dropDraft({ user: user.id, type, id }),
    compare: () => newer !== undefined && setConflict({ theirs: newer }),
    closeConflict: () => setConflict(undefined),
    /** Ends a conflict with the chosen form values, and resumes the interrupted save. */
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
