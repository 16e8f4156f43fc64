import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { UNDO_OFFERED_MS, type ArticleRun, type RunInput } from '#shared/contracts/article-runs.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { followRun, isLost } from '#web/lib/staff/queries/follow-run.ts'
import { runCalls } from '#web/lib/staff/queries/run-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import type { FieldChange } from './field-change.ts'
import { endText } from './run-texts.ts'

/** State of the bulk run that the action bar shows. */
export type RunState =
  | { readonly kind: 'rest' }
  /** `run` is undefined until the server has responded. */
  | {
      readonly kind: 'working' | 'lost'
      readonly act: ArticleRun['act']
      readonly total: number
      readonly run: ArticleRun | undefined
      readonly startedAt: number
    }
  | {
      readonly kind: 'ended'
      readonly run: ArticleRun
      readonly change: FieldChange | undefined
      readonly mayUndo: boolean
    }

/** Milliseconds since 1970. Called when a run starts, never while rendering. */
const timeNow = () => Date.now()

interface Following extends Pick<ArticleRun, 'act' | 'total'> {
  readonly change?: FieldChange
  /** Called with the finished run after the lists of articles have been refetched. */
  readonly onEnd?: (run: ArticleRun) => void
}

/** Starts a bulk run on the server, shows its progress, and can undo the run. */
export function useRun() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [state, setState] = useState<RunState>({ kind: 'rest' })
  const calls = runCalls(api)
  const tryNow = useRef<() => void>(undefined)
  const isGone = useRef(false)
  /** True if the user has changed the selection since the run started. */
  const hasMovedOn = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      tryNow.current?.()
    }
  }, [])

  const wait = async (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      tryNow.current = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const follow = async (
    begin: () => Promise<ArticleRun>,
    { act, total, change, onEnd }: Following,
  ) => {
    const startedAt = timeNow()
    hasMovedOn.current = false
    let last: ArticleRun | undefined
    const show = (kind: 'working' | 'lost') =>
      setState({ kind, act, total: last?.total ?? total, run: last, startedAt })
    show('working')
    try {
      const run = await followRun(await begin(), {
        get: async () => {
          // The user has left the page. The polling ends here, but the run continues on the server.
          if (isGone.current) throw new DOMException('left', 'AbortError')
          return calls.get(last?.id ?? '')
        },
        onProgress: (progress) => {
          last = progress
          show('working')
        },
        onLost: () => show('lost'),
        wait,
      })
      await queryClient.invalidateQueries({ queryKey: staffKeys.all })
      const mayUndo = run.undoable > 0
      if (hasMovedOn.current && run.left.length === 0) {
        // The action bar now shows the new selection, so the result and Undo appear in a toast.
        setState({ kind: 'rest' })
        toastSuccess(endText(run, change), {
          stays: UNDO_OFFERED_MS,
          ...(mayUndo && { action: { label: 'Undo', run: () => undo(run) } }),
        })
      } else {
        setState({ kind: 'ended', run, change, mayUndo })
      }
      onEnd?.(run)
    } catch (error) {
      setState({ kind: 'rest' })
      if (isGone.current) return
      toastError(error, act === 'delete' ? toastTexts.deleteFailed : toastTexts.updateFailed)
      void queryClient.invalidateQueries({ queryKey: staffKeys.all })
    }
  }

  const undo = ({ id, undoable }: ArticleRun): void => {
    void follow(async () => calls.undo(id), { act: 'undo', total: undoable })
  }

  /** Makes a call. If the response is lost, the call is repeated with the same Idempotency-Key, so that no second run starts. */
  const sure = async (call: () => Promise<ArticleRun>): Promise<ArticleRun> => {
    try {
      return await call()
    } catch (error) {
      if (!isLost(error)) throw error
      await wait(1_000)
      return call()
    }
  }

  return {
    state,
    begin: async (input: RunInput, following: Omit<Following, 'act'>) => {
      const key = crypto.randomUUID()
      await follow(async () => sure(async () => calls.begin(input, key)), {
        act: input.act,
        ...following,
      })
    },
    undo: () => {
      if (state.kind === 'ended' && state.mayUndo) undo(state.run)
    },
    stop: () => {
      if (state.kind !== 'working' || state.run === undefined) return
      calls.stop(state.run.id).then(
        () => tryNow.current?.(),
        (error: unknown) => toastError(error, toastTexts.updateFailed),
      )
    },
    tryNow: () => tryNow.current?.(),
    /** Ends the time during which the run can be undone. Skipped articles stay visible. */
    expire: () =>
      setState((now) => {
        if (now.kind !== 'ended') return now
        return now.run.left.length === 0 ? { kind: 'rest' } : { ...now, mayUndo: false }
      }),
    /** Called when the user selects rows. The new selection replaces the result of the run in the action bar, now or when the run ends. */
    moveOn: () => {
      hasMovedOn.current = true
      setState((now) => (now.kind === 'ended' ? { kind: 'rest' } : now))
    },
    close: () => setState((now) => (now.kind === 'ended' ? { kind: 'rest' } : now)),
  }
}

export type Run = ReturnType<typeof useRun>
