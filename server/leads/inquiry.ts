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

/** What somebody wrote into a form, whichever it was. */
export type Inquiry = Receipt['sent']

/** A form as it arrived. */
export interface ArrivedForm {
  readonly inquiry: Inquiry
  readonly spamCheck: SpamCheckValues
  readonly elapsedMs: number | undefined
}

/** @throws HttpError `validation_failed` with the fields that are wrong */
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

/** A request for a time of a meeting. */
export interface MeetingRequest {
  /** By what it is known when it is sent again, and for how long, milliseconds. */
  readonly key: string
  readonly life: number
  readonly name: string
  readonly email: string
  readonly about: string
  readonly message: string
  /** Event for its history. */
  readonly event: string
  /** The client's address. */
  readonly address: string
  /** True if the hidden field of its form was filled twice. */
  readonly isSuspected: boolean
  /** Called in the transaction that stores a new inquiry, with its id. */
  readonly stored: (transaction: Kysely<object>, leadId: string) => Promise<void>
}

/** A request for a time, as the contact form would have sent it. */
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
 * The name of a submission: its key where it has one, else its sender, and what was written. Who sends with the same key what they
 * have changed since has written something new, and it must not get lost.
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
