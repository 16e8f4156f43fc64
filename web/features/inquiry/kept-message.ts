import type { RefObject } from 'react'
import type { FormKind } from '#shared/contracts/inquiries.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import type { Message } from './check.ts'

const keyOf = (kind: FormKind) => storageKeys.inquiryToSend.replace('*', kind)

/** Keeps a message in this tab until there is a connection. False when the storage is closed to the site. */
export function keepMessage(kind: FormKind, message: Message): boolean {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(message))
    return true
  } catch {
    return false
  }
}

/** Removes what was kept: it was sent, or is to be changed. */
export function dropMessage(kind: FormKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {
    // Closed to the site: nothing was kept there.
  }
}

/** Fills the form with the message that this tab has kept, if it has one, and gives it. */
export async function restoreMessage(
  kind: FormKind,
  form: RefObject<HTMLFormElement | null>,
): Promise<Message | undefined> {
  let text: string | null
  try {
    text = sessionStorage.getItem(keyOf(kind))
  } catch {
    return undefined
  }
  if (text === null) return undefined
  const { fill, readMessage } = await import('./check.ts')
  const message = readMessage(text)
  if (message === undefined || form.current === null) return undefined
  fill(form.current, message.values)
  return message
}
