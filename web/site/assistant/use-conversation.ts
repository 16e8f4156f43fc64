import { useSyncExternalStore } from 'react'
import { conversation } from './conversation.ts'

/** The conversation of this tab as it is now. */
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

/** Whether there is a connection, as far as the browser knows. */
export const useConnection = () => useSyncExternalStore(followConnection, isConnected)
