/** What waits to be told to the outside, or could not be, as administrators see it. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'
import { leadMessage, mailState } from '../leads.ts'

/** A message that waits or has failed. */
export const outgoingMessage = z.object({
  ...leadMessage.shape,
  /** Id of the inquiry that it tells of; null where that is erased. */
  subject_id: z.nullable(z.string()),
  /** Whom it goes to; empty for a webhook. */
  recipient: z.string(),
  created_at: z.string(),
})
export type OutgoingMessage = z.infer<typeof outgoingMessage>

/** `GET /api/mail/`: the oldest first, two hundred at most. */
export const mailAnswer = successAnswer(
  z.object({ ...mailState.shape, messages: z.array(outgoingMessage) }),
)
export type MailOutbox = z.infer<typeof mailAnswer>['data']

/** `POST /api/mail/{id}/retry/` and `POST /api/mail/{id}/give-up/` */
export const messageAnswer = successAnswer(outgoingMessage)
