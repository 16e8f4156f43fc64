import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'employment-verification',
  meta: {
    title: 'Employment history verification',
    description:
      'Former employers confirm post, dates and reason for leaving from personnel or payroll records. Gaps and overlaps are set out for the candidate to explain.',
    keywords: [
      'employment verification',
      'work history check',
      'employment dates confirmation',
      'CV gap check',
      'payroll record',
    ],
  },
  heading: 'Employment verification',
  lede: 'Post, dates and terms, confirmed by the office that paid the person, and laid against the CV month by month.',
  facts: [
    { label: 'Turnaround', value: '24-hour where records are online' },
    { label: 'Period', value: 'Three, five or ten years, as you set' },
    { label: 'Needed', value: 'CV, signed authority, employers’ names' },
    { label: 'Delivered', value: 'A timeline with its gaps named' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'A working life, month by month',
    intro:
      'One employer is shown. A full report repeats this sheet for each and adds the calendar that joins them.',
    specimen: {
      kind: 'Employment confirmation',
      title: 'Work history, employer 2 of 3',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'Employee', value: 'Specimen, C.' },
        {
          label: 'Employer',
          value: 'Specimen Logistics Ltd',
          detail: 'In the company register from 2009, since merged',
          note: {
            title: 'The firm existed',
            text: 'We look it up for the years claimed, and follow mergers to whoever holds the files now.',
          },
        },
        {
          label: 'Post',
          value: 'Shift planner',
          detail: 'CV says: operations manager',
          note: {
            title: 'Title as recorded',
            text: 'Titles drift on paper. Payroll’s wording is given exactly, without an opinion on it.',
          },
        },
        {
          label: 'Dates',
          value: '2018-04-01 to 2021-11-30',
          kind: 'time',
          note: {
            title: 'First and last day',
            text: 'Asked to the day. Some employers give months only, and then so do we.',
          },
        },
        { label: 'Terms', value: 'Full time, permanent' },
        {
          label: 'Left because',
          value: 'Not disclosed by policy',
          note: {
            title: 'Silence is not a sign',
            text: 'Many firms confirm dates and nothing more. A refusal is never shown as a bad mark.',
          },
        },
        { label: 'Answered by', value: 'Payroll department, by recorded e-mail' },
        {
          label: 'Agreement',
          value: 'Dates agree, title differs',
          kind: 'result',
          note: {
            title: 'What to ask next',
            text: 'Differences are listed so that the interview can begin with them.',
          },
        },
      ],
      foot: ['Current employer not approached', 'Specimen: no real firm or person'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who relies on past employment',
    points: [
      {
        title: 'Regulated firms',
        text: 'Banks, insurers, aviation and security firms are often told how many years of history to hold, and that gaps must be explained.',
      },
      {
        title: 'Firms hiring experience',
        text: 'When pay follows years in the trade, the years are worth confirming.',
      },
      {
        title: 'Employers of remote staff',
        text: 'Two full-time posts at once are easier to hold from home. Overlaps appear in the calendar.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How a history is put together',
    steps: [
      { title: 'Authority', text: 'The candidate permits contact, firm by firm.' },
      { title: 'Calendar', text: 'Claimed posts are laid out and gaps marked.' },
      { title: 'Tracing', text: 'Closed firms are followed to successors or archives.' },
      { title: 'Contact', text: 'Personnel is reached through the firm’s own exchange.' },
      { title: 'Evidence', text: 'Where nobody answers, payslips or tax records serve.' },
      { title: 'Timeline', text: 'Confirmed, documented and unproved months are shown.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What payroll never wrote down',
    points: [
      {
        title: 'How well the work was done.',
        text: 'Personnel files seldom say, and employers seldom share it. Ask a referee whose standing has been checked.',
      },
      {
        title: 'Undeclared work.',
        text: 'Posts left off a CV leave a trace only where a public register, a filing or an overlap gives one away.',
      },
      {
        title: 'Self-employment to the same standard.',
        text: 'There is no employer to ask. Registrations, invoices and clients stand in, and the sheet calls them documents, not confirmation.',
      },
      {
        title: 'The real reason for a departure.',
        text: 'Settlement agreements bind both sides. “Resigned” may be all that anyone is free to say.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Who holds the file, and how soon it speaks',
    table: {
      columns: ['Employer', 'Record used', 'Ask for', 'Turnaround'],
      rows: [
        [
          'Large firm with a data service',
          'Payroll database',
          'Authority, staff number',
          '24-hour',
        ],
        [
          'Firm with a personnel office',
          'Personnel file',
          'Authority, dates, manager',
          'The office’s own; we chase it',
        ],
        [
          'Closed or merged firm',
          'Successor, insolvency office, tax record',
          'Contract, payslips',
          'Open until traced; state shown throughout',
        ],
        [
          'Current employer',
          'None until you release it',
          'Candidate’s separate permission',
          'After the offer is accepted',
        ],
      ],
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'Questions an employer may be asked',
    points: [
      {
        title: 'FCRA',
        text: 'A history compiled by us for a hiring decision is a consumer report in the United States. Disclosure and authorisation come before it, the two notices of adverse action after it, and the candidate can dispute any line.',
      },
      {
        title: 'Pay is often a closed subject',
        text: 'Many American states and cities, and now rules in the European Union on pay transparency, stop employers from asking what a candidate earned. We leave pay out unless your counsel has cleared it.',
      },
      {
        title: 'GDPR and fairness to the present job',
        text: 'Asking a current employer can cost somebody that job. It needs its own permission and a moment when it can no longer do harm.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'What hiring teams want to know',
    items: [
      {
        question: 'Will the present employer find out?',
        answer:
          'Not from us, until the candidate releases that contact. The sheet then reads “not approached”, with the date of the instruction.',
      },
      {
        question: 'What counts as a gap?',
        answer:
          'You set the length; one to three months are common rules. Study, care, illness or travel may explain it, and no medical detail is recorded.',
      },
      {
        question: 'Can a payslip stand in for a reply?',
        answer:
          'Yes, marked as a document supplied by the candidate. It is a lesser kind of proof, and you see which months rest on it.',
      },
      {
        question: 'Can you use tax or social insurance histories?',
        answer:
          'Where the candidate may draw such an extract and agrees to share it. It shows who paid and when, but rarely the post.',
      },
      {
        question: 'How do you stop a friend posing as the employer?',
        answer:
          'Numbers given by the candidate are not used to confirm anything. We reach the firm through registers and its published switchboard.',
      },
      {
        question: 'Are internships and agency assignments covered?',
        answer:
          'They are. For agency work the payroll employer confirms dates; the place of assignment is named only if it replies as well.',
      },
    ],
  },
  related: {
    heading: 'To complete the history',
    services: [
      {
        slug: 'reference-validation',
        reason: 'Adds what a manager thought to what payroll recorded.',
      },
      {
        slug: 'education-verification',
        reason: 'Fills years of study that the calendar leaves empty.',
      },
      { slug: 'resume-ranking', reason: 'Ranking is worth more once the dates it reads are true.' },
    ],
    industries: ['banking-financial', 'transportation-logistics', 'it-software'],
  },
  closing: 'Give us a CV with a hole in it. We will tell you what can be filled.',
}
