import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import type { SectionCopy } from '../page-copy.ts'
import type { LetterField } from './partners.ts'
import type { CompanyHead, PointsSection, Prose } from './shapes.ts'

/** The contact page: a sheet that says what to send, and a message that has its fields in it. */
export interface ContactPage extends CompanyHead {
  readonly record: readonly { readonly label: string; readonly value: string }[]
  readonly sheet: {
    readonly kind: string
    readonly title: string
    readonly number: string
    readonly fields: readonly LetterField[]
    readonly subject: string
    readonly action: string
    readonly orCopy: string
    readonly foot: Prose
  }
  readonly after: SectionCopy & {
    readonly steps: readonly { readonly when: string; readonly text: string }[]
  }
  readonly leave: PointsSection
  readonly elsewhere: SectionCopy & {
    readonly entries: readonly {
      readonly title: string
      readonly href: string
      readonly text: string
    }[]
  }
}

export const page: ContactPage = {
  meta: {
    title: 'Contact us',
    description:
      'What to put in a first inquiry, when you will hear from us and from whom. Every inquiry is answered within 24 hours. Mon to Fri, 09:00 to 17:00.',
    keywords: ['contact Certavia', 'request a quote', 'background check inquiry'],
  },
  heading: 'Ask us what has to be proved',
  lede: 'Tell us what you need to know, about whom or what, and where. We answer with what can be asked, how long it takes and what it cannot tell you.',
  record: [
    { label: 'Reply', value: site.replyPromise.replace('w', 'W') },
    { label: 'Hours', value: `${site.hours.days}, ${site.hours.opens} to ${site.hours.closes}` },
    { label: 'Coverage', value: site.coverage },
    { label: 'Address', value: site.contactEmail },
  ],
  sheet: {
    kind: 'Inquiry',
    title: 'What to send us',
    number: 'Sheet 1 of 1',
    fields: [
      { label: 'Name', hint: 'Yours, not the name of anyone to be checked' },
      { label: 'Company', hint: 'And the country it is registered in' },
      { label: 'Email', hint: 'Where the answer should go' },
      {
        label: 'Subject',
        hint: 'Background screening, due diligence, AI and data, technology, or something else',
      },
      {
        label: 'The decision',
        hint: 'What you have to decide, by when, and how many people or companies it concerns',
        lines: 2,
      },
      { label: 'Places', hint: 'Countries in which questions would have to be put' },
      {
        label: 'Meeting',
        hint: 'For thirty minutes with us, two or three times that suit you and your time zone',
      },
    ],
    subject: 'Inquiry',
    action: 'Write the inquiry',
    orCopy: 'Opens your own mail program with these fields in the message. Or write to',
    foot: [
      'What you send is used to answer you and for nothing else. ',
      { label: 'How we keep it', href: paths.privacyPolicy },
      '.',
    ],
  },
  after: {
    label: 'Afterwards',
    heading: 'What happens to an inquiry',
    steps: [
      {
        when: 'On arrival',
        text: 'Someone at the intake desk reads it. There is no ticket robot in between.',
      },
      {
        when: 'Within 24 hours',
        text: 'You hear from a person with a name: an answer, or the one question that stands in its way.',
      },
      {
        when: 'Then, if you like',
        text: 'Thirty minutes with whoever would do the work. Give us two or three times in your message; we confirm one of them by email.',
      },
      {
        when: 'Before any order',
        text: 'Purpose, price, turnaround and limits in writing. Until then nothing is owed by anyone.',
      },
    ],
  },
  leave: {
    label: 'Leave out',
    heading: 'What not to send yet',
    intro:
      'An ordinary message is open to whoever carries it. These belong in the order, through a closed channel.',
    points: [
      {
        title: 'Names of candidates',
        text: 'Nobody can be asked about before they have consented. Numbers and places are enough for a first answer.',
      },
      {
        title: 'Identity documents',
        text: 'Passports, licences and certificates are requested later, one by one, with the reason for each.',
      },
      {
        title: 'Findings of others',
        text: 'Earlier reports may be confidential to those who made them. Tell us that they exist.',
      },
    ],
  },
  elsewhere: {
    label: 'Elsewhere',
    heading: 'Perhaps you were looking for',
    entries: [
      {
        title: 'What we offer',
        href: paths.whatWeOffer,
        text: 'Every check and service, by line of work.',
      },
      {
        title: 'Careers and partners',
        href: paths.partners,
        text: 'Openings, and the kinds of partnership.',
      },
      {
        title: 'Your own record',
        href: paths.privacyPolicy,
        text: 'Whether we hold something about you, and how to see or correct it.',
      },
    ],
  },
}
