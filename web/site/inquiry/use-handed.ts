import { useEffect } from 'react'
import { storageKeys } from '#shared/browser/storage-keys.ts'

const isHanded = () => {
  try {
    return sessionStorage.getItem(storageKeys.handedConversation) !== null
  } catch {
    // Closed to the site: nothing was left there.
    return false
  }
}

const take = () => {
  if (isHanded()) {
    void import('./add-to-message.ts').then(({ addHandedConversation }) => addHandedConversation())
  }
}

/** Fills a conversation that the visitor has brought from the assistant into the message of the form. Nothing is sent by it. */
export function useHandedConversation(): void {
  useEffect(() => {
    take()
    // Raised by whoever hands one over while the form is on the page.
    window.addEventListener('storage', take)
    return () => window.removeEventListener('storage', take)
  }, [])
}
