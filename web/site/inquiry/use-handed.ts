import { useEffect } from 'react'
import { storageKeys } from '#shared/browser/storage-keys.ts'

const isHanded = () => {
  try {
    return sessionStorage.getItem(storageKeys.handedConversation) !== null
  } catch {
    // Storage is blocked, so no conversation can have been stored.
    return false
  }
}

const take = () => {
  if (isHanded()) {
    void import('./add-to-message.ts').then(({ addHandedConversation }) => addHandedConversation())
  }
}

/** Adds a conversation that was transferred from the assistant to the form's message. Does not send the form. */
export function useHandedConversation(): void {
  useEffect(() => {
    take()
    // Dispatched when a conversation is transferred while the form is on the page.
    window.addEventListener('storage', take)
    return () => window.removeEventListener('storage', take)
  }, [])
}
