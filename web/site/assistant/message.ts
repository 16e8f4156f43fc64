import * as z from 'zod/mini'
import { assistantReply, chatMessage } from '#shared/contracts/assistant.ts'
import type { SettledMessage } from '#shared/company/assistant-words.ts'

/** A message of the conversation, as the tab keeps it. */
const message = z.object({
  ...chatMessage.shape,
  /** The visitor's: whether it is a quick reply, which has words of its own. */
  isQuick: z.optional(z.boolean()),
  sources: z.optional(assistantReply.shape.sources),
  parts: assistantReply.shape.parts,
  /** What the server made of the question; what was settled beforehand has none. */
  outcome: z.optional(assistantReply.shape.outcome),
  /** What it answers. */
  question: z.optional(z.string()),
  /** Whether the visitor has said that it did not help. */
  isUnhelpful: z.optional(z.boolean()),
})
export type Message = z.infer<typeof message>

/** How the window shows. */
const view = z.enum(['closed', 'open', 'minimised', 'maximised'])
export type View = z.infer<typeof view>

/** What outlives a page. */
export const keptConversation = z.object({
  view,
  messages: z.array(message),
  /** What stands in the field and was not sent. */
  draft: z.string(),
  /** Answers that came while nobody looked. */
  unseen: z.number(),
})
export type KeptConversation = z.infer<typeof keptConversation>

/** Only over HTTPS do browsers make UUIDs themselves. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const now = () => new Date().toISOString()

/** What the visitor says. */
export const fromVisitor = (text: string, isQuick: boolean): Message => ({
  id: newId(),
  text,
  isBot: false,
  timestamp: now(),
  isQuick,
})

/** What the assistant says in settled words. */
export const settled = ({ text, quickReplies, sources }: SettledMessage): Message => ({
  id: newId(),
  text,
  isBot: true,
  timestamp: now(),
  quickReplies: [...quickReplies],
  sources: [...sources],
})

/** `text` without the markers of bold type. */
export const withoutMarkers = (text: string) => text.replaceAll('**', '')
