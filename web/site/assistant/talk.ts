import { fallback, leadOf } from '#shared/company/assistant-words.ts'
import { ASSISTANT_LIMITS } from '#shared/contracts/assistant.ts'
import { answeredBy, ask } from './calls.ts'
import { add, conversation, type Conversation } from './conversation.ts'
import { leastWait } from './delays.ts'
import { fromVisitor, settled, withoutMarkers, type Message } from './message.ts'

/** Number of times that the conversation was cleared. A reply is discarded if the number has changed since its question. */
let era = 0

/** Promise of the last reply. Each reply waits for the one before, so that replies appear in the order of the messages. */
let line = Promise.resolve()

/** Requests which service answers questions. If the request fails, it is repeated with the next question of the visitor. */
export async function meet(): Promise<void> {
  if (conversation.now().answeredBy !== undefined) return
  try {
    conversation.change({ answeredBy: await answeredBy() })
  } catch {
    // Ignores the failure, because the visitor's next question repeats the request.
  }
}

/** Messages before `message`, oldest first, in the format of the API. */
function historyOf({ id }: Message) {
  const { messages } = conversation.now()
  const at = messages.findIndex((one) => one.id === id)
  return messages
    .filter(({ isBot }, index) => isBot || index < at)
    .slice(-ASSISTANT_LIMITS.history)
    .map(({ text, isBot }) => ({ text: text.slice(0, ASSISTANT_LIMITS.message), isBot }))
}

/**
 * Reason why a question is not sent: no connection (`offline`), or the visitor has not yet been informed that questions are sent to Google
 * (`google`).
 */
type Obstacle = NonNullable<Conversation['returned']>

/** Moves a question that was not sent back into the input. If the visitor has typed since, the question is put before the typed text. */
function takeBack({ id, text }: Message, returned: Obstacle) {
  const { messages, draft } = conversation.now()
  conversation.change({
    messages: messages.filter((message) => message.id !== id),
    draft: [text, draft]
      .filter((part) => part !== '')
      .join('\n')
      .slice(0, ASSISTANT_LIMITS.question),
    returned,
  })
}

/** Requests the reply to a message. Returns the reply, or the reason why the message was not sent. */
async function replyTo(message: Message): Promise<Message | Obstacle> {
  const lead = message.isQuick === true ? leadOf(message.text) : ({ kind: 'ask' } as const)
  if (lead.kind === 'say') return settled(lead.message)
  try {
    const known = conversation.now().answeredBy
    const who = known ?? (await answeredBy())
    if (known === undefined) conversation.change({ answeredBy: who })
    if (known === undefined && who === 'google') return 'google'
    const reply = await ask({ question: message.text, history: historyOf(message) })
    return {
      ...reply,
      text: withoutMarkers(reply.text),
      ...(reply.parts !== undefined && {
        parts: reply.parts.map((part) => ({ ...part, text: withoutMarkers(part.text) })),
      }),
      question: message.text,
    }
  } catch {
    return navigator.onLine ? { ...settled(fallback), outcome: 'fallback' } : 'offline'
  }
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Resolves after the next frame, which shows the message. In a hidden tab, which has no frames, it resolves after 100 ms. */
const frame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })

async function answer(message: Message): Promise<void> {
  const mine = era
  const least = wait(leastWait(message.isQuick === true, Math.random()))
  const before = line
  const { promise, resolve } = Promise.withResolvers<void>()
  line = promise
  conversation.change({ waiting: conversation.now().waiting + 1 })
  try {
    // Waits for the frame that shows the message, because preparing the request would delay it.
    await Promise.all([before, frame()])
    if (mine !== era) return
    const reply = await replyTo(message)
    if (typeof reply !== 'string') await least
    if (mine !== era) return
    if (typeof reply === 'string') takeBack(message, reply)
    else add(reply)
  } finally {
    if (mine === era) conversation.change({ waiting: conversation.now().waiting - 1 })
    resolve()
  }
}

/**
 * Sends a message to the assistant and shows the reply after a delay. An empty text is ignored. While the browser is offline, the text
 * returns to the input.
 */
export function say(text: string, isQuick = false): void {
  const words = text.trim().slice(0, ASSISTANT_LIMITS.question)
  if (words === '') return
  const needsServer = !isQuick || leadOf(words).kind === 'ask'
  if (needsServer && !navigator.onLine) {
    conversation.change({ draft: words })
    return
  }
  const message = fromVisitor(words, isQuick)
  conversation.change({ returned: undefined, ...(!isQuick && { draft: '' }) })
  add(message)
  void answer(message)
}

/** Continues the conversation after a reload: requests a reply to the last messages that have none yet. */
export function goOn(): void {
  const { messages, waiting } = conversation.now()
  if (waiting > 0) return
  const lastReply = messages.findLastIndex(({ isBot }) => isBot)
  for (const message of messages.slice(lastReply + 1)) void answer(message)
}

/** Clears the conversation in memory and in the tab's storage. */
export function clear(): void {
  era += 1
  line = Promise.resolve()
  const { messages } = conversation.now()
  conversation.change({
    messages: [],
    unseen: 0,
    waiting: 0,
    returned: undefined,
    cleared: messages,
  })
}

/** Restores the cleared conversation. */
export function undoClearing(): void {
  const { cleared } = conversation.now()
  if (cleared === undefined) return
  conversation.change({ messages: [...cleared], cleared: undefined })
  goOn()
}
