import { createCountdowns } from '../time/countdowns.ts'
import { beginToasts } from './toast-use.ts'

/** Display time of a toast by its style, in milliseconds. Errors stay until they are dismissed. */
const STAYS = { one: 5_000, stack: 4_000 } as const

/** Display time, by tone, of a toast that a page shows as a notice, in milliseconds. */
const STAYS_IN_PAGE = { success: 8_000, news: 8_000, warning: 60_000 } as const

/** Maximum number of visible toasts of each style. */
const MOST = { one: 1, stack: 3 } as const

/** Time in milliseconds between dismissal and removal of a toast with the style `one`. */
const REMOVED_AFTER = 1_000_000

/** Titles of toasts (specification 8). Toasts about events and warnings have no title. */
const TITLES = {
  success: 'Success',
  error: 'Error',
  warning: undefined,
  news: undefined,
} as const

/** A toast. Its states are open, dismissed and removed. */
export interface Toast {
  readonly id: number
  readonly style: keyof typeof STAYS
  readonly tone: keyof typeof TITLES
  readonly title: string | undefined
  readonly text: string
  /** Text with links, shown instead of `text`. */
  readonly parts?: readonly ToastPart[] | undefined
  /** Display time in milliseconds. Undefined if the toast stays until it is dismissed. */
  readonly stays: number | undefined
  readonly action: ToastAction | undefined
  /** Number of times that the same text was reported while the toast was open. */
  readonly times: number
  readonly open: boolean
}

/** A part of a toast's text: plain, emphasized, or a link that opens in a new tab. */
export type ToastPart = string | { readonly text: string; readonly href?: string }

/** Action of a toast. A link opens a new tab. A button closes the toast, unless `keepsOpen`. */
type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly run: () => void; readonly keepsOpen?: boolean }

interface ToastOptions {
  /** Display time in milliseconds of a toast that closes automatically. Default: that of the toast's style. */
  readonly stays?: number
  readonly action?: ToastAction | undefined
  /** Title instead of the default one. */
  readonly title?: string
  /** Content shown instead of the text. */
  readonly parts?: readonly ToastPart[]
  /** Called once when the toast times out or is dismissed. Not called when the action of the toast has run. */
  readonly onClosed?: () => void
}

let toasts: readonly Toast[] = []
let seen: readonly Toast[] = []
let made = 0
const closings = new Map<number, () => void>()
const listeners = new Set<() => void>()
const countdowns = createCountdowns((id) => dismissToast(id))
/** Number of mounted pages that show toasts as notices inside the page. */
let pages = 0

/** Visible toasts, oldest first: the newest toasts of each style, up to its maximum. If a page shows toasts as notices, all open toasts. */
function visibleOf(all: readonly Toast[]): readonly Toast[] {
  const open = all.filter((toast) => toast.open)
  if (pages > 0) return open
  const newest = (style: Toast['style']) =>
    open.filter((toast) => toast.style === style).slice(-MOST[style])
  const shown = new Set([...newest('stack'), ...newest('one')])
  return open.filter((toast) => shown.has(toast))
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

/** Runs the action of a toast, which closes it unless the action keeps it open. */
export function takeToastAction(id: number): void {
  const toast = toasts.find((one) => one.id === id)
  const { action } = toast ?? {}
  if (action === undefined || !('run' in action)) return
  if (action.keepsOpen === true) return action.run()
  closings.delete(id)
  if (close(id)) action.run()
}

/**
 * Closes the oldest toast that closes automatically, if the style `stack` has more toasts than its maximum. Errors stay open and become
 * visible again later.
 */
function makeRoom(): void {
  const stacked = toasts.filter(({ style, open }) => style === 'stack' && open)
  if (stacked.length <= MOST.stack) return
  const oldest = stacked.find(({ stays }) => stays !== undefined)
  if (oldest !== undefined) dismissToast(oldest.id)
}

function staysOf(
  style: Toast['style'],
  tone: Toast['tone'],
  own: number | undefined,
): number | undefined {
  if (tone === 'error') return undefined
  if (own !== undefined) return own
  if (tone === 'warning' || pages > 0) return STAYS_IN_PAGE[tone]
  return STAYS[style]
}

type Shown = Pick<Toast, 'style' | 'tone' | 'text'>

/** Open toast with the same style, tone and text. A toast with an action or a callback is never treated as equal to another one. */
const sameOf = ({ style, tone, text }: Shown) =>
  toasts.find(
    (one) =>
      one.open &&
      one.style === style &&
      one.tone === tone &&
      one.text === text &&
      one.action === undefined &&
      !closings.has(one.id),
  )

/** Counts a repetition of a toast: it becomes the newest, and its display time restarts. */
function repeat({ id, stays }: Toast): number {
  countdowns.end(id)
  const again = toasts.flatMap((one) => (one.id === id ? [{ ...one, times: one.times + 1 }] : []))
  set([...toasts.filter((one) => one.id !== id), ...again])
  if (stays !== undefined) countdowns.begin(id, stays)
  return id
}

/** On a page with notices, the newest result of an action replaces an earlier success, as it does for toasts. Errors stay. */
function replaceAnswers(newest: number): void {
  for (const { id, style, tone } of toasts) {
    if (style === 'one' && tone === 'success' && id !== newest) dismissToast(id)
  }
}

function show(
  style: Toast['style'],
  tone: Toast['tone'],
  text: string,
  { action, onClosed, stays: own, title = TITLES[tone], parts }: ToastOptions = {},
): number {
  const isPlain = action === undefined && onClosed === undefined
  const same = isPlain ? sameOf({ style, tone, text }) : undefined
  if (same !== undefined) return repeat(same)
  const id = (made += 1)
  const stays = staysOf(style, tone, own)
  if (onClosed !== undefined) closings.set(id, onClosed)
  beginToasts()
  const toast = { id, style, tone, title, text, parts, stays, action, times: 1, open: true }
  set([...toasts, toast])
  if (stays !== undefined) countdowns.begin(id, stays)
  if (pages > 0 && style === 'one' && tone === 'success') replaceAnswers(id)
  if (pages === 0 && style === 'stack') makeRoom()
  return id
}

/*
 * Two styles:
 *
 * - `toastSuccess` and `toastError` report the result of a user's action. Only the newest is visible, for five seconds.
 * - `notify`, `notifyWarning` and `notifyError` report events that the user did not start, or the result for each of several items. Up to
 *   three are visible above each other, for four seconds. They replace neither each other nor the result of an action.
 *
 * Warnings stay for 60 s, errors until they are dismissed. A repeated text is shown as one toast with "2 times". A page that shows notices
 * itself (`toastStore.showInPage`, the article editor) lists all open toasts, successes for 8 s. Public pages import this module only when
 * they show a toast.
 */

/** Shows a toast about a successful action for five seconds. Returns the id of the toast. */
export const toastSuccess = (text: string, options?: ToastOptions) =>
  show('one', 'success', text, options)

/** Shows a toast about a failed action until it is dismissed. Its text is that of the server, or else `fallback`. */
export function toastError(error: unknown, fallback: string, options?: ToastOptions): number {
  const isServerText =
    error instanceof Error && 'isServerText' in error && error.isServerText === true
  return show('one', 'error', isServerText ? error.message : fallback, options)
}

/** Shows a toast about an event for four seconds. */
export const notify = (text: string, options?: ToastOptions) => show('stack', 'news', text, options)

/** Shows a toast for 60 seconds about lost data or work that the user should check. */
export const notifyWarning = (text: string, options?: ToastOptions) =>
  show('stack', 'warning', text, options)

/** Shows a toast about a failure that the user did not cause, until it is dismissed. */
export const notifyError = (text: string, options?: ToastOptions) =>
  show('stack', 'error', text, options)

/** The toasts as a store for `useSyncExternalStore`, with functions that pause and read their countdowns. */
export const toastStore = {
  /** Visible toasts, oldest first. */
  visible: () => seen,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Shows toasts as notices in a page instead of above it. Returns a function that shows them above the page again. */
  showInPage: () => {
    pages += 1
    set(toasts)
    return () => {
      pages -= 1
      set(toasts)
    }
  },
  /** True while a page shows toasts as notices. */
  isInPage: () => pages > 0,
  /** Pauses the countdowns of all toasts while at least one reason applies. */
  hold: countdowns.hold,
  release: countdowns.release,
  /** Elapsed display time of a toast, in milliseconds. */
  elapsed: countdowns.elapsed,
}
