import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import type { Point, Question, SectionCopy } from '../page-copy.ts'
import type { LetterField } from './letter.ts'
import type { CompanyHead, Denomination, PointsSection, Prose } from './shapes.ts'

/** The careers page. The openings themselves are content and come from the CMS. */
export interface CareersPage extends CompanyHead {
  readonly figure: Denomination
  readonly openings: SectionCopy & {
    /** Column heads of the register of openings. */
    readonly columns: {
      readonly team: string
      readonly place: string
      readonly kind: string
      readonly closes: string
    }
    /** What stands where an opening never closes. */
    readonly noEnd: string
    readonly more: string
    readonly apply: string
    /** Of the message that the link opens; the title of the position follows. */
    readonly subject: string
    readonly letter: readonly LetterField[]
    readonly none: { readonly title: string; readonly text: Prose }
    /** When neither the CMS nor its copy can be had. */
    readonly away: { readonly title: string; readonly text: Prose }
  }
  readonly steps: SectionCopy & { readonly items: readonly Point[] }
  readonly own: SectionCopy & {
    readonly paragraphs: readonly Prose[]
    readonly facts: readonly { readonly label: string; readonly value: string }[]
  }
  readonly work: PointsSection
  readonly questions: SectionCopy & { readonly items: readonly Question[] }
  readonly closing: string
}

export const page: CareersPage = {
  meta: {
    title: 'Careers and open positions',
    description:
      'Open positions for analysts, engineers and data scientists, how we hire in six steps, and how we screen our own staff after an offer.',
    keywords: ['careers', 'jobs in background screening', 'analyst jobs', 'engineering jobs'],
  },
  heading: 'Careers at Certavia',
  lede: 'We hire analysts, engineers, data scientists and operations staff. You’ll fit in if you like to check things properly.',
  figure: {
    figure: site.employees,
    title: 'people',
    text: `since ${site.foundingYear}, working in four teams`,
  },
  openings: {
    label: 'Openings',
    heading: 'Open positions',
    columns: { team: 'Team', place: 'Place', kind: 'Employment', closes: 'Closes' },
    noEnd: 'Open until filled',
    more: 'Read more',
    apply: 'Apply by email',
    subject: 'Application',
    letter: [
      { label: 'Name' },
      { label: 'What you have done' },
      { label: 'What you would do here' },
      { label: 'From when' },
    ],
    none: {
      title: 'No position is open today',
      text: [
        'We list new positions here first. If you think you’d fit in anyway, ',
        { label: 'write to us', href: paths.contact },
        ' and tell us which team you’d join.',
      ],
    },
    away: {
      title: 'Positions can’t be loaded right now',
      text: [
        'Try again in a few minutes, or ',
        { label: 'write to us', href: paths.contact },
        ' and ask what is open.',
      ],
    },
  },
  steps: {
    label: 'Hiring',
    heading: 'How we hire',
    intro: 'Six steps from application to first day. You hear from us after each one.',
    items: [
      {
        title: 'Application',
        text: 'Tell us what you have done and what you’d like to do here. One page is enough; please leave out a photo.',
      },
      {
        title: 'Review',
        text: 'Two people review your application separately, then compare notes.',
      },
      {
        title: 'Interview',
        text: 'You spend an hour with the team. Everyone gets the same questions.',
      },
      {
        title: 'Work sample',
        text: 'You do a short task with invented data. We tell you in advance how we’ll assess it.',
      },
      {
        title: 'Offer',
        text: 'In writing, with pay, place and hours, on the condition that the check bears out the letter.',
      },
      { title: 'Check', text: 'Only now, with your consent, and only what the position needs.' },
    ],
  },
  own: {
    label: 'Our own checks',
    heading: 'How we screen our own staff',
    paragraphs: [
      'We screen our own staff with the checks their role needs, after an offer and in the same form our clients use.',
      'You see which sources we’ll ask and get the report first. If something is wrong, we correct it with the source. If it’s right, we talk with you about whether it matters for the job.',
      [
        'We keep applications separate from client data. ',
        { label: 'The privacy policy', href: paths.privacyPolicy },
        ' says for how long.',
      ],
    ],
    facts: [
      { label: 'When', value: 'After the offer' },
      { label: 'Asked', value: 'Identity, education, last employers' },
      { label: 'Not asked', value: 'Credit, health, social media' },
      { label: 'Who sees it first', value: 'You' },
    ],
  },
  work: {
    label: 'The work',
    heading: 'How we work',
    points: [
      {
        title: 'Accuracy first',
        text: 'We don’t release an answer that could be about two people, even when a deadline is close.',
      },
      {
        title: 'Written down',
        text: 'Decisions are notes with a date and a name. You can read why a thing is as it is, and change it the same way.',
      },
      {
        title: 'Read by a second person',
        text: 'Reports, models, code and letters. Being corrected is a normal part of a normal day.',
      },
      {
        title: 'Regular hours',
        text: `We work ${site.hours.days}, ${site.hours.opens} to ${site.hours.closes}, and we don’t expect messages outside those hours.`,
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Applying: common questions',
    items: [
      {
        question: 'Do I need a background in screening?',
        answer:
          'No. Archivists, nurses, court clerks, translators and people who ran payroll make good analysts, because they know how records come about. The reading of answers is taught here.',
      },
      {
        question: 'Will a gap or an old conviction end my application?',
        answer:
          'Not by itself. Gaps are common. If the law lets us ask about a record, we look at its age and the job, and you can explain it before we decide.',
      },
      {
        question: 'Do you use software to sort applications?',
        answer:
          'People read them. We build ranking models for clients and know what they are for: large numbers and a human reader behind them. The numbers here are not large.',
      },
      {
        question: 'Can I work from elsewhere?',
        answer:
          'Each opening names its place. Where it says remote, the country still matters, because the records we handle may not leave some of them.',
      },
    ],
  },
  closing: 'Nothing that fits today? Email us and tell us which team you’d join.',
}
