import type { LinkProblem } from '#shared/link/link.ts'

/** State of the Studio's connection to the lake. */
export type ConnectionState =
  | { readonly kind: 'fine' }
  /** Connected by an event stream, because WebSockets do not get through. */
  | { readonly kind: 'events' }
  | {
      readonly kind: 'none'
      readonly problem: LinkProblem
      /** Origin that the server is set to; with the problem `origin` only. */
      readonly siteOrigin: string | undefined
    }

let state: ConnectionState = { kind: 'fine' }
const listeners = new Set<() => void>()

/** Notes the state of the connection. */
export function setConnectionState(next: ConnectionState): void {
  // The origin of a page does not change: what is wrong with it stays wrong until the page is loaded again.
  if (state.kind === 'none' && state.problem === 'origin') return
  state = next
  for (const listener of listeners) listener()
}

/** Calls back when the state has changed. Returns the function that stops it. */
export function followConnectionState(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** State of the connection. */
export const connectionState = (): ConnectionState => state
