import type { CaseKind, CasePlace } from '#shared/company/case-law.ts'
import type { CaseInput, CaseState } from '../../contracts/cases.ts'
import type { spamCheckFields } from '#shared/contracts/forms/spam-check.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { casePlaceWords } from '../case-words.ts'
import type { Point } from '../catalogue/page-copy.ts'
import type { FormCopy } from './form-copy.ts'
import type { Prose } from './shapes.ts'

/** Fields of the candidates' forms. */
export type CaseField = Exclude<keyof CaseInput, keyof typeof spamCheckFields | 'kind'>

/** Texts of a form's page. */
export interface CaseFormPage {
  readonly meta: { readonly title: string; readonly description: string }
  readonly name: string
  readonly paragraphs: readonly string[]
  readonly sheet: FormCopy<CaseField>
  /** Fields of the form, in the order of its rows. */
  readonly rows: readonly CaseField[]
}

const fields: Readonly<Record<CaseField, { readonly label: string; readonly hint?: string }>> = {
  place: { label: 'Where is the job?', hint: 'The law that sets our deadline depends on this.' },
  employer: { label: 'Employer', hint: 'The company that asked for the check.' },
  month: { label: 'Month of the check', hint: 'Roughly is enough, such as October 2026.' },
  line: {
    label: 'Which line',
    hint: 'Copy the line’s title from your report. If you have no report, write “I don’t know”.',
  },
  message: { label: 'What is wrong', hint: 'What the report says, and what it should say.' },
  name: { label: 'Your name' },
  email: { label: 'Your email', hint: 'We’ll send the reference number here.' },
}

const foot = (use: string): Prose => [
  `${use} `,
  { label: 'How long we keep it', href: `${paths.privacyPolicy}#cases` },
]

const noDocuments =
  'Please don’t send identity documents. If we need one, we’ll tell you how to send it safely.'

/** Texts of the forms, by type of request. */
export const caseForms: Readonly<Record<CaseKind, CaseFormPage>> = {
  report: {
    meta: {
      title: 'See my background check report',
      description:
        'Ask for a copy of everything we sent to the employer. It is free, and you get a reference number and a date by which we answer.',
    },
    name: 'See my report',
    paragraphs: [
      'You get a copy of everything we sent to the employer, free of charge. We use a protected channel, because ordinary email is not secure.',
      noDocuments,
    ],
    rows: ['place', 'employer', 'month', 'name', 'email'],
    sheet: {
      kind: 'For candidates',
      title: 'Which report?',
      number: 'About two minutes',
      fields,
      send: 'Ask for my report',
      sending: 'Sending your request…',
      foot: foot('We use this only to find your report and send it.'),
      received: { kind: 'Receipt', title: 'Copy of your report' },
    },
  },
  correction: {
    meta: {
      title: 'Correct an error in a background check',
      description:
        'Tell us which line of your report is wrong. We ask the source again, free of charge, and tell you by when we answer under the FCRA or the GDPR.',
    },
    name: 'Correct an error',
    paragraphs: [
      'We ask the source again, free of charge. If the line is wrong, we send the corrected report to you and to the employer.',
      noDocuments,
    ],
    rows: ['place', 'employer', 'month', 'line', 'message', 'name', 'email'],
    sheet: {
      kind: 'For candidates',
      title: 'What is wrong?',
      number: 'About three minutes',
      fields,
      send: 'Send the correction',
      sending: 'Sending your correction…',
      foot: foot('We use this only to correct your report.'),
      received: { kind: 'Receipt', title: 'Correction of an error' },
    },
  },
  complaint: {
    meta: {
      title: 'Complain about a background check',
      description:
        'Complain about us, the employer’s request or how we used your data. We acknowledge UK complaints within 30 days.',
    },
    name: 'Complain',
    paragraphs: [
      'Tell us what went wrong: with us, with the employer’s request or with how we used your data. A person reads every complaint.',
      'You can also go to an authority first. “Your rights” on the page Help for candidates names it.',
      noDocuments,
    ],
    rows: ['place', 'employer', 'message', 'name', 'email'],
    sheet: {
      kind: 'For candidates',
      title: 'What went wrong?',
      number: 'About three minutes',
      fields: {
        ...fields,
        message: {
          label: 'What went wrong',
          hint: 'What happened and when, and what you would like us to do.',
        },
      },
      send: 'Send the complaint',
      sending: 'Sending your complaint…',
      foot: foot('We use this only to deal with your complaint.'),
      received: { kind: 'Receipt', title: 'Complaint' },
    },
  },
}

/** Texts that the forms and the confirmations share. */
export const caseTexts = {
  demonstration: 'This is a demonstration site: no real case is handled, and no one answers.',
  deadline: 'Our deadline',
  choose: 'Choose where the job is. We’ll show you by when we answer.',
  longer: 'If we need more time, we tell you before then, and why.',
  status: 'Check the status',
  print: 'Print this receipt',
  keep: 'Keep the reference number. With it and your email address you can see the status at any time.',
} as const

/** Titles of confirmation pages, by type of request. */
export const receivedTitles: Readonly<Record<CaseKind, string>> = {
  report: 'We have your request',
  correction: 'We have your correction',
  complaint: 'We have your complaint',
}

/** Supervisory authorities by country. */
const authorities: Readonly<Record<CasePlace, { readonly label: string; readonly href?: string }>> =
  {
    uk: {
      label: 'Information Commissioner’s Office',
      href: 'https://ico.org.uk/make-a-complaint/',
    },
    eu: {
      label: 'data protection authority where you live or work',
      href: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
    },
    us: {
      label: 'Consumer Financial Protection Bureau',
      href: 'https://www.consumerfinance.gov/complaint/',
    },
    other: { label: 'authority of your country' },
  }

/** Steps that follow a request, shown on its confirmation page. The first step is already done. */
export function stepsAfter(
  kind: CaseKind,
  place: CasePlace,
): readonly { readonly title: string; readonly text: Prose }[] {
  const { label, href } = authorities[place]
  const authority = href === undefined ? label : { label, href }
  const steps: Readonly<Record<CaseKind, readonly (Point & { readonly text: string })[]>> = {
    report: [
      {
        title: 'We find your report',
        text: 'Next. We may ask you one question to find the right one.',
      },
      {
        title: 'You get your copy',
        text: 'By a protected channel. We tell you by email how to open it.',
      },
    ],
    correction: [
      { title: 'We ask the source', text: 'Next. We contact the source of that line again.' },
      {
        title: 'We tell you the result',
        text: 'By email. If the line changes, the employer gets the corrected report too.',
      },
    ],
    complaint: [
      {
        title: place === 'uk' ? 'We acknowledge it' : 'We look into it',
        text: 'Next. A person who was not involved reads your complaint.',
      },
      { title: 'We tell you the outcome', text: 'By email, with what we change if you are right.' },
    ],
  }
  const [first, second] = {
    report: [
      'Something is missing?',
      'You can ask us to correct the report, complain to us, or go to the ',
    ],
    correction: [
      'You still disagree?',
      'You can add a statement to the report, complain to us, or go to the ',
    ],
    complaint: ['You still disagree?', 'You can go to the '],
  }[kind]
  return [...steps[kind], { title: first ?? '', text: [second ?? '', authority, '.'] }]
}

/** Names of the states of a case, for candidates. */
export const stateWords: Readonly<Record<CaseState, string>> = {
  received: 'Received',
  in_progress: 'In progress',
  closed: 'Closed',
}

/** Texts of the page on which candidates look up the state of a case. */
export const statusPage = {
  meta: {
    title: 'Status of your request',
    description:
      'Look up a request, a correction or a complaint that you sent us, with its reference number and your email address.',
  },
  name: 'Check the status',
  paragraphs: [
    'The reference number is on your receipt and in the email that we sent you. It looks like C-7KQ4-M2XD.',
    'This page shows the state and the dates, and nothing of what you wrote.',
    `You have ten tries an hour. If you have lost the number, write to ${site.contactEmail}.`,
  ],
  sheet: {
    kind: 'For candidates',
    title: 'Which case?',
    number: 'State and dates',
    fields: {
      number: { label: 'Reference number', hint: 'Capital letters and dashes don’t matter.' },
      email: { label: 'Your email', hint: 'The address that you entered in the form.' },
    },
    send: 'Show the status',
    sending: 'Looking it up…',
    unsent: 'No status was looked up.',
    foot: 'We don’t store what you enter here.',
  },
  found: { kind: 'Status', title: 'State of your case', again: 'Look up another case' },
} as const

/** Labels of the countries in the form. */
export const placeChoices = (['uk', 'eu', 'us', 'other'] as const).map((value) => ({
  value,
  title: casePlaceWords[value],
  text: '',
}))
