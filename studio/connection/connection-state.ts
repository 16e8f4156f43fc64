import type { LinkProblem } from '#shared/link/link.ts'

/** State of the Studio's connection to the lake. */
export type ConnectionState =
  | { readonly kind: 'fine' }
  /** Connected by server-sent events, because WebSockets are blocked. */
  | { readonly kind: 'events' }
  | {
      readonly kind: 'none'
      readonly problem: LinkProblem
      /** Configured origin of the server. Only set with the problem `origin`. */
      readonly siteOrigin: string | undefined
    }

let state: ConnectionState = { kind: 'fine' }
const listeners = new Set<() => void>()

/** Sets the state of the connection. */
export function setConnectionState(next: ConnectionState): void {
  // The origin of a page does not change, so this problem persists until the page is reloaded.
  if (state.kind === 'none' && state.problem === 'origin') return
  state = next
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the state. Returns the unsubscribe function. */
export function followConnectionState(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Current state of the connection. */
export const connectionState = (): ConnectionState => state
