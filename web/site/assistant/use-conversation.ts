import { useSyncExternalStore } from 'react'
import { conversation, type Conversation } from './conversation.ts'

/**
 * One property of this tab's conversation. A component renders again only if this property changes, so that typing does not render the
 * entire window.
 */
export const useConversation = <Name extends keyof Conversation>(name: Name): Conversation[Name] =>
  useSyncExternalStore(conversation.subscribe, () => conversation.now()[name])

const followConnection = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const isConnected = () => navigator.onLine

/** True if the browser reports a connection. */
export const useConnection = () => useSyncExternalStore(followConnection, isConnected)
