/** How long a toast stays, milliseconds. Errors stay until they are dismissed. */
const STAYS = 5_000

/** How long a dismissed toast is kept before it is removed, milliseconds. */
const REMOVED_AFTER = 1_000_000

/** Titles of toasts. */
const TITLES = { success: 'Success', error: 'Error' } as const

/** A toast: open, then dismissed, then removed. */
export interface Toast {
  readonly id: number
  readonly tone: keyof typeof TITLES
  readonly title: string
  readonly text: string
  readonly action: ToastAction | undefined
  readonly open: boolean
}

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface ToastOptions {
  readonly action?: ToastAction
  /** Called once, when the toast closes by itself or is dismissed, but not when its action is taken. */
  readonly onClosed?: () => void
}

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined
  left: number
  since: number
}

let toasts: readonly Toast[] = []
let made = 0
const timers = new Map<number, Timer>()
const closings = new Map<number, () => void>()
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function close(id: number): boolean {
  const toast = toasts.find((one) => one.id === id)
  if (toast?.open !== true) return false
  clearTimeout(timers.get(id)?.handle)
  timers.delete(id)
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)))
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), REMOVED_AFTER)
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

function run(id: number, timer: Timer): void {
  timer.since = Date.now()
  timer.handle = setTimeout(() => dismissToast(id), timer.left)
}

/** Stops the time of a toast while somebody is at it. */
export function holdToast(id: number): void {
  const timer = timers.get(id)
  if (timer === undefined || timer.handle === undefined) return
  clearTimeout(timer.handle)
  timer.handle = undefined
  timer.left -= Date.now() - timer.since
}

/** Lets the time of a held toast run on. */
export function releaseToast(id: number): void {
  const timer = timers.get(id)
  if (timer !== undefined && timer.handle === undefined) run(id, timer)
}

function show(tone: Toast['tone'], text: string, { action, onClosed }: ToastOptions = {}): number {
  const id = (made += 1)
  if (onClosed !== undefined) closings.set(id, onClosed)
  set([...toasts, { id, tone, title: TITLES[tone], text, action, open: true }])
  if (tone === 'success') {
    const timer: Timer = { handle: undefined, left: STAYS, since: 0 }
    timers.set(id, timer)
    run(id, timer)
  }
  return id
}

/** Says that something went well, for five seconds. Gives the toast's id. */
export const toastSuccess = (text: string, options?: ToastOptions) => show('success', text, options)

/** Says that something failed, until somebody dismisses it: the server's own text, else `fallback` of the catalogue. */
export function toastError(error: unknown, fallback: string): number {
  const isServerText =
    error instanceof Error && 'isServerText' in error && error.isServerText === true
  return show('error', isServerText ? error.message : fallback)
}

/** The toasts as a store for `useSyncExternalStore`. */
export const toastStore = {
  /** The one that is to be seen: the newest that is open. */
  visible: () => toasts.findLast(({ open }) => open),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
