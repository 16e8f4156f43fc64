import { useSyncExternalStore } from 'react'
import { conversation } from './conversation.ts'

/** Current conversation of this tab. */
export const useConversation = () => useSyncExternalStore(conversation.subscribe, conversation.now)

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
