import { createCountdowns } from './countdowns.ts'
import { beginToasts } from './toast-use.ts'

/** How long each style stays, milliseconds. Errors stay until they are dismissed. */
const STAYS = { one: 5_000, stack: 4_000 } as const

/** How many of each style are seen at once. */
const MOST = { one: 1, stack: 3 } as const

/** How long a dismissed toast of the style that shows one is kept before it is removed, milliseconds. */
const REMOVED_AFTER = 1_000_000

/** Titles of toasts. News has none: its sentence says all. */
const TITLES = { success: 'Success', error: 'Error', news: undefined } as const

/** A toast: open, then dismissed, then removed. */
export interface Toast {
  readonly id: number
  readonly style: keyof typeof STAYS
  readonly tone: keyof typeof TITLES
  readonly title: string | undefined
  readonly text: string
  /** How long it stays, milliseconds; undefined for what stays until it is dismissed. */
  readonly stays: number | undefined
  readonly action: ToastAction | undefined
  readonly open: boolean
}

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface ToastOptions {
  /** How long a toast that goes by itself stays, milliseconds. @default as its style says */
  readonly stays?: number
  readonly action?: ToastAction
  /** Called once, when the toast closes by itself or is dismissed, but not when its action is taken. */
  readonly onClosed?: () => void
}

let toasts: readonly Toast[] = []
let seen: readonly Toast[] = []
let made = 0
const closings = new Map<number, () => void>()
const listeners = new Set<() => void>()
const countdowns = createCountdowns((id) => dismissToast(id))

/** The newest that are open, as many of each style as may be seen. */
function visibleOf(all: readonly Toast[]): readonly Toast[] {
  const open = all.filter((toast) => toast.open)
  const newest = (style: Toast['style']) =>
    open.filter((toast) => toast.style === style).slice(-MOST[style])
  return [...newest('stack'), ...newest('one')].toSorted((a, b) => a.id - b.id)
}

function set(next: readonly Toast[]): void {
  toasts = next
  seen = visibleOf(next)
  for (const listener of listeners) listener()
}

function close(id: number): boolean {
  const toast = toasts.find((one) => one.id === id)
  if (toast?.open !== true) return false
  countdowns.end(id)
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)))
  const remove = () => set(toasts.filter((one) => one.id !== id))
  if (toast.style === 'one') setTimeout(remove, REMOVED_AFTER)
  else remove()
  return true
}

/** Closes a toast. */
export function dismissToast(id: number): void {
  const onClosed = closings.get(id)
  closings.delete(id)
  if (close(id)) onClosed?.()
}

/** Closes a toast by taking its action. */
export function takeToastAction(id: number): void {
  const toast = toasts.find((one) => one.id === id)
  closings.delete(id)
  if (close(id)) toast?.action?.run()
}

/** In a full stack the oldest that would go by itself makes room; errors wait under the others. */
function makeRoom(): void {
  const stacked = toasts.filter(({ style, open }) => style === 'stack' && open)
  if (stacked.length <= MOST.stack) return
  const oldest = stacked.find(({ stays }) => stays !== undefined)
  if (oldest !== undefined) dismissToast(oldest.id)
}

function show(
  style: Toast['style'],
  tone: Toast['tone'],
  text: string,
  { action, onClosed, stays: own }: ToastOptions = {},
): number {
  const id = (made += 1)
  const stays = tone === 'error' ? undefined : (own ?? STAYS[style])
  if (onClosed !== undefined) closings.set(id, onClosed)
  beginToasts()
  set([...toasts, { id, style, tone, title: TITLES[tone], text, stays, action, open: true }])
  if (stays !== undefined) countdowns.begin(id, stays)
  if (style === 'stack') makeRoom()
  return id
}

/*
 * Two styles, and which is used where:
 *
 * - `toastSuccess` and `toastError` answer what a person has just done. One is seen at a time, for five seconds: whoever acts
 *   waits for one answer, and the newest is it.
 * - `notify` and `notifyError` say what has happened by itself, or how each of several things went. Up to three are seen
 *   above each other, for four seconds: they do not replace each other, nor the answer to an act.
 *
 * Errors of both stay until they are dismissed. Public pages import this module on use, never at their start.
 */

/** Answers an act that went well, for five seconds. Gives the toast's id. */
export const toastSuccess = (text: string, options?: ToastOptions) =>
  show('one', 'success', text, options)

/** Answers an act that failed, until it is dismissed: the server's own text, else `fallback` of the catalogue. */
export function toastError(error: unknown, fallback: string, options?: ToastOptions): number {
  const isServerText =
    error instanceof Error && 'isServerText' in error && error.isServerText === true
  return show('one', 'error', isServerText ? error.message : fallback, options)
}

/** Says what has happened by itself, for four seconds. */
export const notify = (text: string, options?: ToastOptions) => show('stack', 'news', text, options)

/** Says what has failed by itself, until it is dismissed. */
export const notifyError = (text: string, options?: ToastOptions) =>
  show('stack', 'error', text, options)

/** The toasts as a store for `useSyncExternalStore`, and their time. */
export const toastStore = {
  /** Those that are to be seen, oldest first. */
  visible: () => seen,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Stops all time, for as long as one of the reasons stands. */
  hold: countdowns.hold,
  release: countdowns.release,
  /** How much of its time a toast has had, milliseconds. */
  elapsed: countdowns.elapsed,
}
