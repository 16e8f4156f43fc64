import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '../log/log-later.ts'

const key = storageKeys.handedConversation

/** Leaves a conversation in the tab for the contact form. Nothing is sent by it. */
export function handConversation(text: string): void {
  try {
    sessionStorage.setItem(key, text)
    // Browsers tell only other tabs of it, and a contact form may be on this very page.
    window.dispatchEvent(new StorageEvent('storage', { key }))
  } catch (error) {
    // The visitor comes to an empty form.
    logStorageFailure(key, error)
  }
}

/** Takes the conversation that was left, if there is one; the next one who asks finds none. */
export function takeConversation(): string | undefined {
  try {
    const text = sessionStorage.getItem(key) ?? undefined
    sessionStorage.removeItem(key)
    return text
  } catch {
    // Closed to the site: nothing was left there.
    return undefined
  }
}
