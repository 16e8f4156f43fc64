import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ArticleForm, FieldName } from '../form/article-form.ts'

/** How long after the last change a save begins, and how long after the first one at the latest, milliseconds. */
const PAUSE = 1_000
const LONGEST = 5_000

/** How long after a save that failed another one is tried, milliseconds. */
const RETRY = 10_000

interface SelfSaving {
  /** What there is to save. */
  readonly names: readonly FieldName[]
  readonly form: ArticleForm
  readonly isNew: boolean
  /** Nothing is begun meanwhile. */
  readonly isHeld: boolean
  /** Saves; gives whether that went well. One at a time. */
  readonly save: () => Promise<boolean>
}

/** Saves by itself: at once what is new, the rest when the typing pauses. Gives whether the last one failed. */
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
