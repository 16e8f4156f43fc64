import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import type { CareersPage } from '../catalogue/page-copy.ts'

/** Careers page. The job openings are separate documents in the CMS. */
export const page: CareersPage = {
  slug: 'careers',
  meta: {
    title: 'Careers and open positions',
    description:
      'Open positions for analysts, engineers and data scientists, how we hire in six steps, and how we screen our own staff after an offer.',
    keywords: ['careers', 'jobs in background screening', 'analyst jobs', 'engineering jobs'],
  },
  heading: 'Careers at Certavia',
  lede: 'We hire analysts, engineers, data scientists and operations staff for four teams. You’ll fit in if you like to check things properly and write down why.',
  figure: {
    figure: site.employees,
    title: 'people',
    text: `since ${site.foundingYear}, working in four teams`,
  },
  openings: {
    label: 'Openings',
    heading: 'Open positions',
    none: {
      title: 'No position is open today',
      text: [
        'We list new positions here before we advertise them elsewhere. If you think you’d fit in anyway, ',
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
    intro:
      'You go through six steps from application to first day, and you hear from us after each one.',
    items: [
      {
        title: 'Application',
        text: 'Tell us on one page what you have done and what you’d like to do here, and leave out a photo.',
      },
      {
        title: 'Review',
        text: 'Two of us review your application separately, write down our reasons and then compare notes.',
      },
      {
        title: 'Interview',
        text: 'You spend an hour with the team, and we ask every applicant for the role the same questions.',
      },
      {
        title: 'Work sample',
        text: 'You do a short task with invented data, and we tell you in advance how we’ll assess it.',
      },
      {
        title: 'Offer',
        text: 'You get our offer in writing, with pay, place and hours, on condition that the check confirms your application.',
      },
      {
        title: 'Check',
        text: 'We check only what the position needs, and you sign first where the law or the source requires it.',
      },
    ],
  },
  own: {
    label: 'Our own checks',
    heading: 'How we screen our own staff',
    paragraphs: [
      'We screen our own staff with the checks their role needs, after an offer and in the same form our clients use.',
      'You see which sources we’ll ask and get the report first. If something is wrong, we correct it with the source, and if it’s right, we talk with you about whether it matters for the job.',
      [
        'We keep applications separate from client data, and ',
        { label: 'the privacy policy', href: paths.privacyPolicy },
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
        text: 'We hold back an answer that could be about two people, even when a deadline is close.',
      },
      {
        title: 'Written down',
        text: 'We write down each decision with a date and a name, so you can read why something is as it is.',
      },
      {
        title: 'Second reading',
        text: 'A colleague reads your reports, models, code and emails before they leave, and you read theirs.',
      },
      {
        title: 'Regular hours',
        text: `We work ${site.hours.days}, ${site.hours.opens} to ${site.hours.closes}, and we expect messages from you only within those hours.`,
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Applying: common questions',
    items: [
      {
        question: 'Do I need a background in screening or compliance?',
        answer:
          'You can start without one, because we teach you to read the answers. Archivists, nurses, court clerks and translators make good analysts, because they know how records come about.',
      },
      {
        question: 'Will a gap in my CV or an old conviction end my application?',
        answer:
          'Gaps are common, and neither one ends your application by itself. If the law lets us ask about a record, we look at its age and the job, and you can explain it before we decide.',
      },
      {
        question: 'Do you use software to sort or score applications?',
        answer:
          'We read every application ourselves. Ranking models help our clients with large numbers of applicants, and ours are few enough to read.',
      },
      {
        question: 'Can I work from home or from another country?',
        answer:
          'Each opening names its place of work. If it says remote, ask us about your country first, because some records we handle must stay where they are.',
      },
    ],
  },
  closing: 'Tell us which team you’d like to join. We reply even if no position fits today.',
}
