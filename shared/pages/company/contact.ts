import type { AnswerWay, ContactInput, Volume } from '../../contracts/inquiries.ts'
import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import { zoneCity } from '../../zone-city.ts'
import { volumeWords } from '../inquiry-words.ts'
import type { Point } from '../page-copy.ts'
import type { FormCopy } from './form-copy.ts'
import type { CompanyHead } from './shapes.ts'

/** The fields of the contact form that people fill in. */
export type ContactField = Exclude<keyof ContactInput, 'website' | 'elapsed_ms'>

/** The contact page: hours, promise and how to meet on the left, the form as a sheet on the right. */
export interface ContactPage extends CompanyHead {
  readonly record: readonly { readonly label: string; readonly value: string }[]
  /** How to ask for a meeting; `#meeting` leads here. */
  readonly meeting: Point
  readonly sheet: FormCopy<ContactField> & {
    /** Where the list of subjects stands on nothing yet. */
    readonly noSubject: string
    /** The hint of the subject where a link has chosen it. */
    readonly chosenSubject: string
    readonly volumes: Readonly<Record<Volume, string>>
    readonly answers: Readonly<Record<AnswerWay, Point>>
  }
}

const { hours, replyPromise } = site

export const page: ContactPage = {
  meta: {
    title: 'Contact us for a background check quote',
    description: `Ask a question, request a quote or book a 30-minute meeting. We reply within 24 hours, Monday to Friday, 09:00 to 17:00, ${zoneCity(site.timeZone)} time.`,
    keywords: ['contact Certavia', 'request a quote', 'background check inquiry'],
  },
  heading: 'Ask a question or get a quote',
  lede: 'Tell us what you need to check, how many people or companies, and in which countries. We reply with the checks, times, prices and limits.',
  record: [
    { label: 'Reply', value: `${replyPromise.replace('w', 'W')}, Monday to Friday` },
    { label: 'Hours', value: `${hours.days}, ${hours.opens} to ${hours.closes}` },
    { label: 'Time zone', value: zoneCity(site.timeZone) },
    { label: 'Coverage', value: site.coverage },
    { label: 'Email', value: site.contactEmail },
  ],
  meeting: {
    title: 'Would you rather talk?',
    text: 'Choose a free time in our calendar. If none suits you, choose “In a meeting” in the form and suggest two or three times.',
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
