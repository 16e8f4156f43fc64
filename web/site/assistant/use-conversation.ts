import { useSyncExternalStore } from 'react'
import { conversation, type Conversation } from './conversation.ts'

/** Part of the conversation of this tab. A component renders only when its parts change: not all of the window for each letter of the draft. */
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
