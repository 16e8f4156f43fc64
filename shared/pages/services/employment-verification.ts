import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'employment-verification',
  meta: {
    title: 'Employment history verification',
    description:
      'We confirm job title and dates with former employers, and the reason for leaving where they share it. You see gaps and overlaps month by month.',
    keywords: [
      'employment verification',
      'work history check',
      'employment dates confirmation',
      'CV gap check',
      'payroll record',
    ],
  },
  heading: 'Employment verification',
  lede: 'We confirm job title, dates and terms with each employer’s HR or payroll team and compare them with the CV, month by month.',
  facts: [
    { label: 'Turnaround', value: '24 hours where records are online' },
    { label: 'Period', value: 'Three, five or ten years, as you set' },
    { label: 'Needed', value: 'CV, signed authority, employers’ names' },
    { label: 'Delivered', value: 'A timeline with its gaps named' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What your work history report shows',
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
          label: 'Job title',
          value: 'Shift planner',
          detail: 'CV says: operations manager',
          note: {
            title: 'Title as recorded',
            text: 'We give payroll’s wording exactly, next to the title on the CV.',
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
            title: 'No answer, no inference',
            text: 'Many employers confirm dates only. We don’t report that as a negative.',
          },
        },
        { label: 'Answered by', value: 'Payroll department, by email' },
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
    heading: 'Who needs employment verification',
    points: [
      {
        title: 'Regulated firms',
        text: 'Your regulator tells you how many years of history to keep and to explain gaps: banks, insurers, aviation, security.',
      },
      {
        title: 'Firms hiring experience',
        text: 'You pay for experience, so you want to know it is real.',
      },
      {
        title: 'Employers of remote staff',
        text: 'You see in the calendar whether someone held two full-time jobs at once.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we verify past employment',
    steps: [
      { title: 'Authority', text: 'The candidate permits contact, firm by firm.' },
      { title: 'Calendar', text: 'Claimed posts are laid out and gaps marked.' },
      { title: 'Tracing', text: 'Closed firms are followed to successors or archives.' },
      { title: 'Contact', text: 'We reach HR through the company’s published number.' },
      { title: 'Evidence', text: 'If an employer doesn’t reply, we use payslips or tax records.' },
      { title: 'Timeline', text: 'Confirmed, documented and unproved months are shown.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What employment verification can’t tell you',
    points: [
      {
        title: 'How well the work was done.',
        text: 'Personnel files seldom say, and employers seldom share it. Ask a referee whose standing has been checked.',
      },
      {
        title: 'Undeclared work.',
        text: 'We find jobs left off a CV only through public registers, filings or overlaps.',
      },
      {
        title: 'Self-employment to the same standard.',
        text: 'There is no employer to ask. Registrations, invoices and clients stand in, and the sheet calls them documents, not confirmation.',
      },
      {
        title: 'The real reason for a departure.',
        text: 'A settlement agreement may allow both sides to say only “resigned”.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of employer',
    table: {
      columns: ['Employer', 'Record used', 'Ask for', 'Turnaround'],
      rows: [
        [
          'Large firm with a data service',
          'Payroll database',
          'Authority, staff number',
          '24 hours',
        ],
        [
          'Employer with an HR department',
          'Personnel file',
          'Authority, dates, manager',
          'Days to weeks; we follow up',
        ],
        [
          'Closed or merged firm',
          'Successor, insolvency office, tax record',
          'Contract, payslips',
          'Until traced; you see the status',
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
    heading: 'Employment record law: FCRA, pay and GDPR',
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
        text: 'We contact a current employer only with separate permission, usually after the offer is accepted.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Employment verification: common questions',
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
    heading: 'Checks to order with employment verification',
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
  closing: 'Tell us how many years of history you need. We’ll plan it by employer.',
}
