import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldName } from '#shared/content/article-fields.ts'
import type { ArticleForm } from '../form/article-form.ts'

/**
 * Delays of an autosave in milliseconds. It starts `PAUSE` after the last change, and at the latest `LONGEST` after the first unsaved
 * change.
 */
const PAUSE = 1_000
const LONGEST = 5_000

/** Delay before a failed autosave is retried, in milliseconds. */
const RETRY = 10_000

interface SelfSaving {
  /** Names of the fields to save. */
  readonly names: readonly FieldName[]
  readonly form: ArticleForm
  readonly isNew: boolean
  /** True while no autosave may start. */
  readonly isHeld: boolean
  /** Saves the fields. Resolves to true on success. Never called while another save is running. */
  readonly save: () => Promise<boolean>
}

/** Autosaves a new article at once, and other changes after a pause in typing. Returns true if the last autosave failed. */
export function useSelfSaving({ names, form, isNew, isHeld, save }: SelfSaving): boolean {
  const [failedAt, setFailedAt] = useState<number>()
  const since = useRef<number>(undefined)
  const isIdle = isHeld || names.length === 0
  const begin = useEffectEvent(async () => {
    since.current = undefined
    setFailedAt((await save()) ? undefined : Date.now())
  })
  useEffect(() => {
    if (isIdle) return undefined
    since.current ??= Date.now()
    const left = since.current + LONGEST - Date.now()
    const pause = failedAt === undefined ? Math.max(0, Math.min(PAUSE, left)) : RETRY
    const timer = setTimeout(() => void begin(), isNew && failedAt === undefined ? 0 : pause)
    return () => clearTimeout(timer)
  }, [form, isIdle, isNew, failedAt])
  return failedAt !== undefined && !isIdle
}
