import type { Kysely } from 'kysely'
import { hashOf } from '#server/http/guards/idempotency-key.ts'
import { parsePlain } from '#server/http/read-json.ts'
import type { SpamCheckValues } from '#server/http/guards/spam-check.ts'
import {
  contactInput,
  partnershipInput,
  type FormKind,
  type Receipt,
} from '#shared/contracts/forms/inquiries.ts'

/** Values that a visitor entered into a contact or partnership form. */
export type Inquiry = Receipt['sent']

/** A submitted form after validation. */
export interface ArrivedForm {
  readonly inquiry: Inquiry
  readonly spamCheck: SpamCheckValues
  readonly elapsedMs: number | undefined
}

/** Validates the body of a form. @throws HttpError `validation_failed` with the invalid fields */
export function readForm(kind: FormKind, input: unknown): ArrivedForm {
  if (kind === 'contact') {
    const {
      topic_detail: hidden,
      again,
      elapsed_ms: elapsedMs,
      answer_by: way,
      ...sent
    } = parsePlain(contactInput, input)
    const spamCheck = { topic_detail: hidden, again }
    return { inquiry: { ...sent, answer_way: way }, spamCheck, elapsedMs }
  }
  const form = parsePlain(partnershipInput, input)
  return {
    inquiry: {
      name: '',
      company: form.company,
      email: form.email,
      phone: '',
      about: form.partnership_type,
      countries: '',
      volume: '',
      message: form.goals,
      answer_way: 'email',
    },
    spamCheck: form,
    elapsedMs: form.elapsed_ms,
  }
}

/** A request for a meeting at a given time. */
export interface MeetingRequest {
  /** Deduplication key of the request, and its lifetime in milliseconds. */
  readonly key: string
  readonly life: number
  readonly name: string
  readonly email: string
  readonly about: string
  readonly message: string
  /** First entry in the history of the new lead. */
  readonly event: string
  /** IP address of the client. */
  readonly address: string
  /** True if the hidden field of the form was filled in twice. */
  readonly isSuspected: boolean
  /** Called with the lead's id, in the transaction that stores a new inquiry. */
  readonly stored: (transaction: Kysely<object>, leadId: string) => Promise<void>
}

/** Converts a meeting request to a contact form. */
export const formOfRequest = ({ name, email, about, message }: MeetingRequest): ArrivedForm => ({
  inquiry: {
    name,
    company: '',
    email,
    phone: '',
    about,
    countries: '',
    volume: '',
    message,
    answer_way: 'meeting',
  },
  spamCheck: { topic_detail: '', again: '' },
  elapsedMs: undefined,
})

/**
 * Deduplication key of a submission: a hash of its content and of its Idempotency-Key. If there is no Idempotency-Key, the sender is
 * hashed instead. The content is included, so that a changed form with the same Idempotency-Key is stored as a new inquiry.
 * @param sender see `senderOf`
 */
export const submissionKeyOf = (
  kind: FormKind,
  inquiry: Inquiry,
  idempotencyKey: string | undefined,
  sender: string,
): string =>
  idempotencyKey === undefined
    ? hashOf('inquiry-text', kind, sender, inquiry)
    : hashOf('inquiry', kind, idempotencyKey, inquiry)
