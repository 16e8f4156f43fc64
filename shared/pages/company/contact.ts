import type { spamCheckFields } from '#shared/contracts/forms/spam-check.ts'
import type { AnswerWay, ContactInput, Volume } from '#shared/contracts/forms/inquiries.ts'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { zoneCity } from '#shared/time/zone-city.ts'
import { volumeWords } from '../inquiry-words.ts'
import type { PageMeta, Point } from '../catalogue/page-copy.ts'
import type { FormCopy } from './form-copy.ts'

/** Names of the visible fields of the contact form. */
export type ContactField = Exclude<keyof ContactInput, keyof typeof spamCheckFields>

/** Texts of the contact form. The text next to it is in `contact-words.ts`, because hydration does not need that text. */
export interface ContactPage {
  readonly meta: PageMeta
  readonly sheet: FormCopy<ContactField> & {
    /** Label of the list of subjects while none is selected. */
    readonly noSubject: string
    /** Hint of the subject field if a link has preselected the subject. */
    readonly chosenSubject: string
    readonly volumes: Readonly<Record<Volume, string>>
    readonly answers: Readonly<Record<AnswerWay, Point>>
  }
}

export const page: ContactPage = {
  meta: {
    title: 'Contact us for a background check quote',
    description: `Ask a question, request a quote or book a 30-minute meeting. We reply within 24 hours, Monday to Friday, 09:00 to 17:00, ${zoneCity(identity.timeZone)} time.`,
    keywords: ['contact Certavia', 'request a quote', 'background check inquiry'],
  },
  sheet: {
    kind: 'Inquiry',
    title: 'Your inquiry',
    number: 'Takes two minutes',
    fields: {
      name: { label: 'Name', hint: 'Your own name. Please don’t name anyone to be checked.' },
      email: { label: 'Work email', hint: 'We’ll reply to this address.' },
      company: { label: 'Company', hint: 'Company name and country.' },
      phone: { label: 'Phone', hint: 'With the country code. Needed only if we should call you.' },
      about: { label: 'What it is about' },
      countries: { label: 'Countries', hint: 'Where the people or companies are.' },
      volume: { label: 'Checks a year', hint: 'A rough range helps us to quote.' },
      message: {
        label: 'What you need',
        hint: 'The roles or companies to check, how many, and by when.',
      },
      answer_by: { label: 'How should we answer?' },
    },
    noSubject: 'Choose a subject',
    chosenSubject: 'Chosen because you came from that page. You can change it.',
    volumes: volumeWords,
    answers: {
      email: { title: 'By email', text: 'To the address above' },
      phone: { title: 'By phone', text: 'Please enter your number' },
      meeting: { title: 'In a meeting', text: '30 minutes. Suggest two or three times' },
    },
    send: 'Send message',
    sending: 'Sending your message…',
    foot: [
      'We use what you send to answer you and for nothing else. ',
      { label: 'How we keep it', href: paths.privacyPolicy },
      '.',
    ],
    received: { kind: 'Receipt', title: 'We have your inquiry' },
  },
}
