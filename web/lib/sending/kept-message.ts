import type { RefObject } from 'react'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import type { Message } from './message.ts'

const keyOf = (form: string) => storageKeys.inquiryToSend.replace('*', form)

/** Stores a message in this tab until the connection is back. Returns false if the browser blocks storage. */
export function keepMessage(name: string, message: Message): boolean {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(message))
    return true
  } catch {
    return false
  }
}

/** Removes a stored message after it was sent, or when the user edits it again. */
export function dropMessage(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // The browser blocks storage, so nothing was stored.
  }
}

/** Fills the form with the message stored in this tab and returns the message. Returns undefined if no valid message is stored. */
export async function restoreMessage(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  isStillMeant: (values: Message['values']) => boolean,
): Promise<Message | undefined> {
  let text: string | null
  try {
    text = sessionStorage.getItem(keyOf(name))
  } catch {
    return undefined
  }
  if (text === null) return undefined
  const { fill, readMessage } = await import('./message.ts')
  const message = readMessage(text)
  if (message === undefined || form.current === null) return undefined
  if (!isStillMeant(message.values)) return undefined
  fill(form.current, message.values)
  return message
}
