import { greeting } from '#shared/company/assistant-words.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'
import { keptConversation, settled, type KeptConversation, type Message } from './message.ts'

/** State of the assistant's window and of its conversation. */
export interface Conversation extends KeptConversation {
  /** Service that answers questions. Undefined until it is known. */
  readonly answeredBy: 'site' | 'google' | undefined
  /** Number of the visitor's messages without a reply. */
  readonly waiting: number
  /** Reason why the last message was put back into the input: no connection, or the visitor must first be informed that Google answers. */
  readonly returned: 'offline' | 'google' | undefined
  /** Messages that were just cleared and can still be restored. */
  readonly cleared: readonly Message[] | undefined
}

/** Maximum number of messages in a tab. Above it, the oldest messages are dropped. */
const MOST = 100

const key = storageKeys.conversation

const fresh: Conversation = {
  view: 'closed',
  messages: [],
  draft: '',
  unseen: 0,
  answeredBy: undefined,
  waiting: 0,
  returned: undefined,
  cleared: undefined,
}

function stored(): KeptConversation | undefined {
  try {
    return keptConversation.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch (error) {
    // Storage is blocked, or contains a value that this code did not write.
    logStorageFailure(key, error)
    return undefined
  }
}

let state: Conversation = { ...fresh, ...stored() }
const listeners = new Set<() => void>()

function keep() {
  const { view, messages, draft, unseen } = state
  try {
    sessionStorage.setItem(key, JSON.stringify({ view, messages, draft, unseen }))
  } catch (error) {
    // The browser blocks storage, so the conversation is lost when the visitor leaves the page.
    logStorageFailure(key, error)
  }
}

/** Conversation of this tab, as a store for `useSyncExternalStore`. */
export const conversation = {
  now: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Updates the conversation and stores it at once. If it were stored on `pagehide`, the next page might read the storage before. */
  change: (changes: Partial<Conversation>) => {
    state = { ...state, ...changes }
    keep()
    for (const listener of listeners) listener()
  },
}

/** Adds a message. An answer counts as unread if the window is not open. */
export function add(message: Message): void {
  const { messages, view, unseen } = conversation.now()
  const isSeen = !message.isBot || view === 'open' || view === 'maximised'
  conversation.change({
    messages: [...messages, message].slice(-MOST),
    unseen: isSeen ? unseen : unseen + 1,
    cleared: message.isBot ? conversation.now().cleared : undefined,
  })
}

/** Adds the greeting if the conversation is empty. */
export function greet(): void {
  const { messages, answeredBy = 'site' } = conversation.now()
  if (messages.length > 0) return
  const { text, quickReplies } = greeting
  add(settled({ text: text[answeredBy], quickReplies, sources: [] }))
}

/** Updates one message. */
export function amend(id: string, changes: Partial<Message>): void {
  conversation.change({
    messages: conversation
      .now()
      .messages.map((message) => (message.id === id ? { ...message, ...changes } : message)),
  })
}
