import * as z from 'zod/mini'
import { assistantReply, chatMessage } from '#shared/contracts/assistant.ts'
import type { SettledMessage } from '#shared/company/assistant-words.ts'

/** Message of the conversation in the form in which the tab stores it. */
const message = z.object({
  ...chatMessage.shape,
  /** True if the message is a quick reply of the visitor. Quick replies may have prepared answers, which need no request. */
  isQuick: z.optional(z.boolean()),
  sources: z.optional(assistantReply.shape.sources),
  parts: assistantReply.shape.parts,
  /** Outcome that the server reported for an answer. Absent for prepared answers. */
  outcome: z.optional(assistantReply.shape.outcome),
  /** Question of the visitor to which this message is the answer. */
  question: z.optional(z.string()),
  /** True if the visitor has marked this answer as not helpful. */
  isUnhelpful: z.optional(z.boolean()),
})
export type Message = z.infer<typeof message>

/** Display state of the window. */
const view = z.enum(['closed', 'open', 'minimised', 'maximised'])
export type View = z.infer<typeof view>

/** Part of the state that is stored, so that other pages of the tab can continue the conversation. */
export const keptConversation = z.object({
  view,
  messages: z.array(message),
  /** Text in the input that was not sent yet. */
  draft: z.string(),
  /** Number of answers that have arrived while the window was not visible. */
  unseen: z.number(),
})
export type KeptConversation = z.infer<typeof keptConversation>

/** Random id. `crypto.randomUUID` exists only over HTTPS, so it is not used. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const now = () => new Date().toISOString()

/** Creates a message of the visitor. */
export const fromVisitor = (text: string, isQuick: boolean): Message => ({
  id: newId(),
  text,
  isBot: false,
  timestamp: now(),
  isQuick,
})

/** Creates a message of the assistant with a predefined text. */
export const settled = ({ text, quickReplies, sources }: SettledMessage): Message => ({
  id: newId(),
  text,
  isBot: true,
  timestamp: now(),
  quickReplies: [...quickReplies],
  sources: [...sources],
})

/** Removes the markers `**` of bold text. */
export const withoutMarkers = (text: string) => text.replaceAll('**', '')
