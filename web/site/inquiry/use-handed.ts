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

/** Adds a conversation with the assistant to the message of the form, if the visitor has taken it over. Does not send the form. */
export function useHandedConversation(): void {
  useEffect(() => {
    take()
    // The storage event is dispatched if the visitor takes over a conversation while the form is on the page.
    window.addEventListener('storage', take)
    return () => window.removeEventListener('storage', take)
  }, [])
}
