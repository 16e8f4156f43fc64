import type { spamCheckFields } from '#shared/contracts/forms/spam-check.ts'
import type { PartnershipInput } from '#shared/contracts/forms/inquiries.ts'
import { paths } from '#shared/paths/paths.ts'
import type { FormCopy } from './form-copy.ts'

/** Names of the visible fields of the partnership form. */
export type PartnershipField = Exclude<keyof PartnershipInput, keyof typeof spamCheckFields>

/** Texts of the partnership form. */
export const partnershipSheet: FormCopy<PartnershipField> = {
  kind: 'Partnership',
  title: 'Proposal',
  number: 'Takes two minutes',
  fields: {
    company: { label: 'Company name', hint: 'Registered name and country.' },
    partnership_type: { label: 'Partnership type' },
    email: { label: 'Contact email', hint: 'Email of the person we should reply to.' },
    goals: {
      label: 'Partnership goals',
      hint: 'What you bring, what you look for, by when, and in which places.',
    },
  },
  send: 'Send proposal',
  sending: 'Sending your proposal…',
  foot: [
    'We use what you send to answer you and for nothing else. ',
    { label: 'How we keep it', href: paths.privacyPolicy },
    '.',
  ],
  received: { kind: 'Receipt', title: 'We have your proposal' },
}
