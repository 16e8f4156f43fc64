import { toastSuccess } from '../toasts.ts'

interface Held {
  readonly ids: readonly string[]
  /** Does it at last. `leaving`: the page is being left, so the calls must outlive it. */
  readonly commit: (leaving: boolean) => Promise<void>
}

let held: readonly Held[] = []
let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function set(next: readonly Held[]): void {
  held = next
  ids = new Set(next.flatMap((one) => one.ids))
  for (const listener of listeners) listener()
}

const release = (one: Held) => set(held.filter((other) => other !== one))

const underway = new Set<Held>()

async function commit(one: Held, leaving = false): Promise<void> {
  if (underway.has(one) || !held.includes(one)) return
  underway.add(one)
  try {
    await one.commit(leaving)
  } finally {
    underway.delete(one)
    release(one)
  }
}

/** Does at once what is held back: the session or the page is about to end. */
export async function commitDeletions(leaving = false): Promise<void> {
  await Promise.allSettled(held.map((one) => commit(one, leaving)))
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => void commitDeletions(true))
}

/**
 * Hides articles and deletes them when the toast that says so closes; its Undo brings them back. `commit` shows its own
 * failures.
 */
export function holdDeletion(text: string, one: Held): void {
  set([...held, one])
  toastSuccess(text, {
    action: { label: 'Undo', run: () => release(one) },
    onClosed: () => void commit(one),
  })
}

/** The ids of what is about to be deleted, as a store for `useSyncExternalStore`. */
export const heldDeletions = {
  ids: () => ids,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
