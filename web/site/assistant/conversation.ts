import { greeting } from '#shared/company/assistant-words.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { logStorageFailure } from '#web/lib/log/log-later.ts'
import { keptConversation, settled, type KeptConversation, type Message } from './message.ts'

/** What the window shows. */
export interface Conversation extends KeptConversation {
  /** Who answers, as soon as it is known. */
  readonly answeredBy: 'site' | 'google' | undefined
  /** How many messages wait for their reply. */
  readonly waiting: number
  /** Why what was sent stands in the field again. */
  readonly returned: 'offline' | 'google' | undefined
  /** What was cleared a moment ago and can be brought back. */
  readonly cleared: readonly Message[] | undefined
}

/** Most messages that a tab keeps; the oldest go. */
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
    // Closed to the site, or not of its making.
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
    // The conversation then lasts as long as the document.
    logStorageFailure(key, error)
  }
}

/** The conversation of this tab; a store for `useSyncExternalStore`. */
export const conversation = {
  now: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Changes it, and keeps it at once: what is stored as a page is left may come too late for the next one. */
  change: (changes: Partial<Conversation>) => {
    state = { ...state, ...changes }
    keep()
    for (const listener of listeners) listener()
  },
}

/** Adds a message; an answer that nobody looks at is counted. */
export function add(message: Message): void {
  const { messages, view, unseen } = conversation.now()
  const isSeen = !message.isBot || view === 'open' || view === 'maximised'
  conversation.change({
    messages: [...messages, message].slice(-MOST),
    unseen: isSeen ? unseen : unseen + 1,
    cleared: message.isBot ? conversation.now().cleared : undefined,
  })
}

/** Greets, where nothing was said yet. */
export function greet(): void {
  const { messages, answeredBy = 'site' } = conversation.now()
  if (messages.length > 0) return
  const { text, quickReplies } = greeting
  add(settled({ text: text[answeredBy], quickReplies, sources: [] }))
}

/** Changes one message. */
export function amend(id: string, changes: Partial<Message>): void {
  conversation.change({
    messages: conversation
      .now()
      .messages.map((message) => (message.id === id ? { ...message, ...changes } : message)),
  })
}
