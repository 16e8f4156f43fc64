import { useSyncExternalStore } from 'react'
import type { LayoutProps } from 'sanity'
import {
  connectionState,
  followConnectionState,
  type ConnectionState,
} from '../connection/connection-state.ts'

/** Message for the user if there is no connection: what to do, then the reason. Undefined with a connection. */
function sentenceFor(state: ConnectionState, pageOrigin: string): string | undefined {
  if (state.kind !== 'none') return undefined
  switch (state.problem) {
    case 'origin':
      return `Ask an administrator to correct the site’s address. ORIGIN is ${state.siteOrigin ?? 'another one'}, but this page is at ${pageOrigin}, so the Studio can’t load or save documents.`
    case 'no-upgrade':
    case 'no-stream':
      return 'Ask an administrator to let the proxy pass WebSockets or event streams. Until then the Studio can’t load or save documents.'
    case 'tabs':
      return 'Close other tabs of the Studio or the staff area. They use all connections the proxy allows for this browser.'
    case 'signed-out':
    case 'forbidden':
      return 'Sign in again to continue. Your session has ended.'
    case 'away':
      return 'Check your connection. The Studio can’t reach the site, and keeps trying.'
    default:
      return state.problem satisfies never
  }
}

/** Layout of the Studio. A message above it says if the Studio has no connection to its content. */
export function ConnectionLayout(props: LayoutProps) {
  const state = useSyncExternalStore(followConnectionState, connectionState)
  const sentence = sentenceFor(state, location.origin)
  return (
    <div className="connection-frame">
      <div role="alert" className="connection-sentence" hidden={sentence === undefined}>
        {sentence}
      </div>
      {props.renderDefault(props)}
    </div>
  )
}
