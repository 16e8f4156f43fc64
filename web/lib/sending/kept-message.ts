import type { RefObject } from 'react'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import type { Message } from './message.ts'

const keyOf = (form: string) => storageKeys.inquiryToSend.replace('*', form)

/** Keeps a message in this tab until there is a connection. False when the storage is closed to the site. */
export function keepMessage(name: string, message: Message): boolean {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(message))
    return true
  } catch {
    return false
  }
}

/** Removes what was kept: it was sent, or is to be changed. */
export function dropMessage(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Closed to the site: nothing was kept there.
  }
}

/** Fills the form with the message that this tab has kept, if it has one that is still meant, and gives it. */
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
