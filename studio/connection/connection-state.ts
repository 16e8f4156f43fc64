import type { LinkProblem } from '#shared/link/link.ts'

/** State of the Studio's connection to the lake. */
export type ConnectionState =
  | { readonly kind: 'fine' }
  /** Connected by server-sent events, because a proxy or the browser blocks WebSockets. */
  | { readonly kind: 'events' }
  | {
      readonly kind: 'none'
      readonly problem: LinkProblem
      /** Public origin that the server is configured with. Set only for the problem `origin`. */
      readonly siteOrigin: string | undefined
    }

let state: ConnectionState = { kind: 'fine' }
const listeners = new Set<() => void>()

/** Sets the state and notifies listeners. */
export function setConnectionState(next: ConnectionState): void {
  // The problem `origin` remains until the page is reloaded, because a page's origin does not change.
  if (state.kind === 'none' && state.problem === 'origin') return
  state = next
  for (const listener of listeners) listener()
}

/** Registers a listener for changes of the state. Returns a function that removes it. */
export function followConnectionState(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Current state of the connection. */
export const connectionState = (): ConnectionState => state
