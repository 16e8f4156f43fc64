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
      'Open positions at Certavia, how hiring runs from letter to first day, and the check that we ask of ourselves, with the report in your own hands first.',
    keywords: ['careers', 'jobs in background screening', 'analyst jobs', 'engineering jobs'],
  },
  heading: 'Work for people who like to know how it is known',
  lede: 'Analysts, engineers, data scientists and the people who keep a company in order. The common trait is a dislike of sentences that begin with “apparently”.',
  figure: {
    figure: site.employees,
    title: 'people',
    text: `since ${site.foundingYear}, at desks that check each other’s work`,
  },
  openings: {
    label: 'Openings',
    heading: 'The register of open positions',
    columns: { team: 'Team', place: 'Place', kind: 'Employment', closes: 'Closes' },
    noEnd: 'When it is filled',
    more: 'Read the position',
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
        'New ones are entered here first. If your work belongs here all the same, ',
        { label: 'write to us', href: paths.contact },
        ' and say which desk you would take.',
      ],
    },
    away: {
      title: 'The register cannot be read at the moment',
      text: [
        'The rest of this page holds. Come back in a few minutes, or ',
        { label: 'write to us', href: paths.contact },
        ' and ask what is open.',
      ],
    },
  },
  steps: {
    label: 'Hiring',
    heading: 'From letter to first day',
    intro:
      'Six steps, as for a candidate of any client. You hear from us after each, with a reason.',
    items: [
      {
        title: 'Letter',
        text: 'What you have done and what you would do here. A page is enough; a photograph is not wanted.',
      },
      {
        title: 'Reading',
        text: 'Two people read it apart from each other and write down why before they compare.',
      },
      {
        title: 'Conversation',
        text: 'An hour with the desk you would join. The questions are the same for everyone who comes.',
      },
      {
        title: 'Work sample',
        text: 'A task from the real work with invented names in it. We say beforehand how it will be judged.',
      },
      {
        title: 'Offer',
        text: 'In writing, with pay, place and hours, on the condition that the check bears out the letter.',
      },
      { title: 'Check', text: 'Only now, with your consent, and only what the position needs.' },
    ],
  },
  own: {
    label: 'We screen ourselves',
    heading: 'The check that we ask of ourselves',
    paragraphs: [
      'Whoever reads other people’s records has to have had their own read. Everyone who works here, the founders and the board included, has been through the screening that we sell, ordered in the same form and reported in the same words.',
      'You sign the consent yourself, you see which sources will be asked, and the report goes to you before it goes to anyone else. If something in it is wrong, it is put right with the source first. If something in it is true, it is a subject for a conversation, not an answer to one: what matters is whether it bears on the position.',
      [
        'Applications are kept apart from everything that clients send. ',
        { label: 'The privacy policy', href: paths.privacyPolicy },
        ' says for how long.',
      ],
    ],
    facts: [
      { label: 'When', value: 'After the offer' },
      { label: 'Asked', value: 'Identity, education, last employers' },
      { label: 'Not asked', value: 'Credit, health, social media' },
      { label: 'Seen first by', value: 'You' },
    ],
  },
  work: {
    label: 'The work',
    heading: 'What it is like',
    points: [
      {
        title: 'Slow where it counts',
        text: 'An answer that could be about two people is not released. Nobody is praised for finishing it anyway.',
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
        title: 'Hours that end',
        text: `The company keeps ${site.hours.days}, ${site.hours.opens} to ${site.hours.closes}. Sources sleep too, and so should those who ask them.`,
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Asked by those who applied',
    items: [
      {
        question: 'Do I need a background in screening?',
        answer:
          'No. Archivists, nurses, court clerks, translators and people who ran payroll make good analysts, because they know how records come about. The reading of answers is taught here.',
      },
      {
        question: 'Will a gap or an old conviction end my application?',
        answer:
          'Not by itself. Gaps are common and mostly dull. A record is weighed for the position, its age and what the law of your place allows us to ask at all, and you speak to it before anyone decides.',
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
  closing: 'Nothing here for you, and still a reason to write? We read those letters too.',
}
