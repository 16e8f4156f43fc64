import { paths } from '../../paths.ts'
import type { SectionCopy } from '../page-copy.ts'
import type { PointsSection } from './shapes.ts'

/** What follows the contact form. */
interface ContactBelow {
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

export const contactBelow: ContactBelow = {
  after: {
    label: 'Next steps',
    heading: 'What happens next',
    steps: [
      {
        when: 'On arrival',
        text: 'You get a number and the time by which we answer. Our intake team reads your message.',
      },
      {
        when: 'Within 24 hours',
        text: 'Monday to Friday you get a reply from a named person: an answer, or one question we need to ask first.',
      },
      {
        when: 'Then, if you like',
        text: 'We meet for thirty minutes with the people who would do the work. You suggest the times; we confirm one by email.',
      },
      {
        when: 'Before any order',
        text: 'You get purpose, price, turnaround and limits in writing before you commit.',
      },
    ],
  },
  leave: {
    label: 'Privacy',
    heading: 'Please leave out for now',
    intro:
      'A first message needs none of these. We’ll ask for them later through a protected channel.',
    points: [
      {
        title: 'Names of candidates',
        text: 'How many people and which countries is enough for a quote.',
      },
      {
        title: 'Identity documents',
        text: 'If we need a passport, licence or certificate, we’ll ask the candidate and say why.',
      },
      {
        title: 'Earlier reports',
        text: 'Earlier reports may be confidential. Tell us that you have one, and we’ll say how to share it.',
      },
    ],
  },
  elsewhere: {
    label: 'More',
    heading: 'Other pages that may help',
    entries: [
      {
        title: 'What we offer',
        href: paths.whatWeOffer,
        text: 'All 23 services in four groups.',
      },
      {
        title: 'Screening careers and partnerships',
        href: paths.partners,
        text: 'Open positions, and the kinds of partnership.',
      },
      {
        title: 'Were you checked by us?',
        href: paths.privacyPolicy,
        text: 'How to see, correct or dispute what we hold about you.',
      },
    ],
  },
}
