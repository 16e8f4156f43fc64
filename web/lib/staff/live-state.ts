import { useSyncExternalStore } from 'react'
import type { LinkProblem } from '#shared/link/link.ts'

/** State of the tab's live connection. */
export type LiveState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open'; readonly transport: 'socket' | 'events' }
  | {
      readonly kind: 'closed'
      readonly problem: LinkProblem
      /** Origin configured on the server. Set only for the problem `origin`. */
      readonly siteOrigin: string | undefined
      /** Number of consecutive attempts to connect that failed. */
      readonly tries: number
    }

let state: LiveState = { kind: 'connecting' }
const listeners = new Set<() => void>()

/** Sets the state of the connection and notifies the components that use it. */
export function setLiveState(next: LiveState): void {
  state = next
  for (const listener of listeners) listener()
}

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const CONNECTING: LiveState = { kind: 'connecting' }

/** State of the tab's live connection. */
export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    follow,
    () => state,
    () => CONNECTING,
  )
