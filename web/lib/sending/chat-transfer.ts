import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '../log/log-later.ts'

const key = storageKeys.handedConversation

/** Stores a conversation in this tab for the contact form, without sending it. */
export function handConversation(text: string): void {
  try {
    sessionStorage.setItem(key, text)
    // Dispatches the storage event, because this page may contain a contact form. The browser itself dispatches the event only in other
    // tabs.
    window.dispatchEvent(new StorageEvent('storage', { key }))
  } catch (error) {
    // If the browser blocks storage, the contact form stays empty.
    logStorageFailure(key, error)
  }
}

/** Returns the stored conversation and removes it, or undefined if there is none. */
export function takeConversation(): string | undefined {
  try {
    const text = sessionStorage.getItem(key) ?? undefined
    sessionStorage.removeItem(key)
    return text
  } catch {
    // The browser blocks storage, so nothing was stored.
    return undefined
  }
}
