import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { lawNote } from '../law-note.ts'
import { rolesText } from '../legal-roles.ts'
import type { CandidatesPage } from '../catalogue/page-copy.ts'

const { contactEmail, retention } = site
const write = { label: contactEmail, href: `mailto:${contactEmail}` } as const

/** Page for candidates, the people who are checked. */
export const page: CandidatesPage = {
  slug: 'candidates',
  meta: {
    title: 'Background check help for candidates',
    description:
      'What happens in your background check, how to see your report, how to dispute an error free of charge, and whom to complain to in the US, the UK and the EU.',
    keywords: [
      'background check help',
      'dispute a background check',
      'see my background check report',
      'candidate rights',
    ],
  },
  heading: 'Help for candidates',
  lede: 'An employer has asked us to check details that you gave. Choose what you want to do, without an account.',
  actions: [
    {
      kind: 'report',
      title: 'See my report',
      text: 'Get a copy of everything we sent to the employer.',
      note: 'Free. We need the employer’s name.',
    },
    {
      kind: 'correction',
      title: 'Correct an error',
      text: 'Tell us which line is wrong. We ask the source again.',
      note: 'US: within 30 days. UK and EU: one month.',
    },
    {
      kind: 'complaint',
      title: 'Complain',
      text: 'About us, the employer’s request or how we used your data.',
      note: 'UK: we acknowledge within 30 days.',
    },
  ],
  sent: { question: 'Already sent something?', link: 'Check its status' },
  steps: {
    label: 'What happens',
    heading: 'Your background check in five steps',
    intro:
      'You can ask us about each step. Most of the time goes into waiting for sources, such as a court or a former employer.',
    steps: [
      {
        title: 'You are told',
        text: 'The employer tells you which checks it wants and why, and you get a separate notice where the law requires one.',
      },
      {
        title: 'You sign',
        text: 'Where the law or the source requires your signature, we collect it before we ask, and you can read the whole form first.',
      },
      {
        title: 'You give the details',
        text: 'We ask for the names, dates and places that the checks need, and for documents only where a source requires them.',
      },
      {
        title: 'We ask the sources',
        text: 'We contact the court, university, employer or register that has the record. We contact your present employer only if you have agreed.',
      },
      {
        title: 'The report is released',
        text: 'An analyst reviews the answers before the employer gets the report, and you can ask us for your copy.',
      },
    ],
  },
  reasons: {
    label: 'Why you',
    heading: 'Why an employer asks for a check',
    points: [
      {
        title: 'The role requires it',
        text: 'Some laws require a check before you start, for instance in banking, schools and health care.',
      },
      {
        title: 'The employer asks everyone',
        text: 'Everyone in the same role gets the same checks, so you were chosen by role alone.',
      },
      {
        title: 'A client of the employer asks',
        text: 'Your employer may send staff to sites or systems whose owner wants evidence of who has access.',
      },
    ],
  },
  report: {
    label: 'Your report',
    heading: 'How to see your report',
    paragraphs: [
      [
        'Use the form ',
        { label: 'See my report', href: paths.caseReport },
        ' and tell us the employer’s name and the month of the check. Please leave identity documents out of the form, because we rarely need one. If we have to confirm who you are, we’ll ask you through a protected channel and say why.',
      ],
      'You get a reference number and the last day on which we answer. The employer can also give you a copy. In the United States it must do so before it decides against you because of the report.',
    ],
  },
  dispute: {
    label: 'Correct it',
    heading: 'How to dispute your background check',
    paragraphs: [
      [
        'Use the form ',
        { label: 'Correct an error', href: paths.caseCorrection },
        ' to tell us which line is wrong and what it should say. We then ask the source again, free of charge for you. If you would rather write, our address is ',
        write,
        '.',
      ],
      'In the United States we complete this within 30 days, or 45 if you send us more information in that time. In the United Kingdom and the European Union you also have the rights to access and rectification within one month. For a complex request the law allows two further months, and we tell you the reason within the first one.',
      'If the source confirms its answer and you still disagree, you can add a short statement to your report. When a line has changed, we send the employer the corrected report.',
    ],
  },
  rights: {
    label: 'Your rights',
    heading: 'Your rights and whom to complain to',
    intro:
      'You can contact the authority at any time, with or without writing to us first. If you complain to us from the United Kingdom, we acknowledge it within 30 days and answer without undue delay.',
    table: {
      columns: ['Where', 'Your main rights', 'The law', 'Authority'],
      rows: [
        [
          'United States',
          'A copy of the report, a notice before the employer decides against you, a free dispute',
          'Fair Credit Reporting Act (FCRA) and state law',
          'Consumer Financial Protection Bureau (CFPB)',
        ],
        [
          'United Kingdom',
          'Access, rectification, erasure, restriction, objection and data portability',
          'UK GDPR, Data Protection Act 2018, Data (Use and Access) Act 2025',
          'Information Commissioner’s Office (ICO)',
        ],
        [
          'European Union',
          'Access, rectification, erasure, restriction, objection and data portability',
          'GDPR and the law of your country',
          'Data protection authority where you live or work',
        ],
        [
          'Another country',
          'As the law of your country says. You can still ask us for access and correction',
          'Your national law',
          'Your national authority',
        ],
      ],
      note: lawNote('2026-11-28'),
    },
  },
  questions: {
    label: 'Questions',
    heading: 'Your check: common questions',
    items: [
      {
        question: 'How can I find out how far my background check has got?',
        answer:
          'Ask the employer that ordered it, because the employer sees the state of each check. You can also email us, and we’ll tell you which sources have answered.',
      },
      {
        question: 'Is there a login where I can see my background check report?',
        answer:
          'There is no login for candidates yet. Ask for your copy with the form, and look up its state with the reference number and your email address.',
      },
      {
        question: 'How long does it take until my background check is complete?',
        answer: `Where a source answers online, you can expect a result within ${site.claims.turnaroundHours} hours of a complete request. A former employer, a court clerk or a university abroad can take days or weeks.`,
      },
      {
        question: 'What happens if I have lived or worked in another country?',
        answer:
          'We ask the sources in each country where you have lived. In some countries only you can apply for a certificate, and we’ll explain how.',
      },
      {
        question: 'Do you decide whether or not I get the job?',
        answer:
          'The employer decides, and we give it no advice on hiring you. Our report shows what the sources said and what they left open.',
      },
      {
        question: 'How long do you keep my report and my messages to you?',
        answer: `We keep your report for as long as our agreement with the employer says. We keep requests, corrections and complaints that you send with our forms for ${retention.cases} months after we have closed them, and we erase them earlier if you ask.`,
      },
      {
        question: 'Who is responsible for my data in a background check?',
        answer: rolesText,
      },
      {
        question: 'Will an old or spent conviction appear in my report?',
        answer:
          'That depends on the place and on the role you applied for. We leave out records that the law protects, such as spent convictions for most roles.',
      },
    ],
  },
  closing:
    'Tell us the employer and the month of your check, and you get a reference number and the date of our answer.',
}
