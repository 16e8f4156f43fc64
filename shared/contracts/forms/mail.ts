/** Outgoing messages that wait to be sent or have failed, as administrators see them. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'
import { leadMessage, mailState } from '../leads.ts'

/** Message that waits to be sent or has failed. */
export const outgoingMessage = z.object({
  ...leadMessage.shape,
  /** Id of the inquiry that the message is about. Null if the inquiry was erased. */
  subject_id: z.nullable(z.string()),
  /** Recipient. Empty for a webhook. */
  recipient: z.string(),
  created_at: z.string(),
})
export type OutgoingMessage = z.infer<typeof outgoingMessage>

/** `GET /api/mail/`: the messages, oldest first, at most two hundred. */
export const mailAnswer = successAnswer(
  z.object({ ...mailState.shape, messages: z.array(outgoingMessage) }),
)
export type MailOutbox = z.infer<typeof mailAnswer>['data']

/** Response of `POST /api/mail/{id}/retry/` and `POST /api/mail/{id}/give-up/`. */
export const messageAnswer = successAnswer(outgoingMessage)
