import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds } from '../range-references.ts'

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
      'payroll database verification',
    ],
  },
  heading: 'Employment verification',
  lede: 'We confirm job title, dates and terms with each employer’s HR or payroll team and compare them with the CV, month by month.',
  facts: [
    {
      label: 'Turnaround',
      value: serviceTurnarounds['employment-verification'],
    },
    {
      label: 'Period',
      value: 'Three, five or ten years, as you set',
    },
    {
      label: 'Needed',
      value: 'CV, signed authority, employers’ names',
    },
    {
      label: 'Delivered',
      value: 'A timeline with its gaps named',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your work history report shows',
    intro:
      'This sample shows one employer; your report repeats the sheet for each one and adds a calendar of them all.',
    specimen: {
      kind: 'Employment confirmation',
      title: 'Work history, employer 2 of 3',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Employee',
          value: 'Specimen, C.',
        },
        {
          label: 'Employer',
          value: 'Specimen Logistics Ltd',
          detail: 'In the company register from 2009, since merged',
          note: {
            title: 'Company checked',
            text: 'We look up the company for the years claimed and follow mergers to its successor.',
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
            text: 'We ask for exact days. If the employer gives only months, we report months.',
          },
        },
        {
          label: 'Terms',
          value: 'Full time, permanent',
        },
        {
          label: 'Left because',
          value: 'Not disclosed by policy',
          note: {
            title: 'No answer, no inference',
            text: 'Many employers confirm dates only. We don’t report that as a negative.',
          },
        },
        {
          label: 'Answered by',
          value: 'Payroll department, by email',
        },
        {
          label: 'Agreement',
          value: 'Dates agree, title differs',
          kind: 'result',
          note: {
            title: 'What to ask next',
            text: 'We list the differences, so you can raise them at the interview.',
          },
        },
      ],
      foot: ['Current employer not approached', 'Specimen: no real firm or person'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs employment verification',
    points: [
      {
        title: 'Regulated firms',
        text: 'Banks, insurers, airlines and security firms must often keep several years of history and explain gaps, so we follow the period your regulator sets.',
      },
      {
        title: 'Firms hiring experience',
        text: 'You pay for experience, so you want to know that it is real.',
      },
      {
        title: 'Employers of remote staff',
        text: 'You see in the calendar whether someone held two full-time jobs at once.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we verify past employment',
    steps: [
      {
        title: 'Authority',
        text: 'The candidate gives us written permission to contact each former employer.',
      },
      {
        title: 'Calendar',
        text: 'We lay out the claimed jobs and mark the gaps and overlaps.',
      },
      {
        title: 'Contact',
        text: 'We reach HR teams through published numbers and trace closed companies.',
      },
      {
        title: 'Evidence',
        text: 'We use payslips or tax records where an employer fails to reply.',
      },
      {
        title: 'Timeline',
        text: 'You see which months are confirmed by employers, documented or unproved.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What employment verification can’t tell you',
    points: [
      {
        title: 'How well the work was done',
        text: 'HR files rarely say and employers rarely share it, so ask a referee whose role we have confirmed.',
      },
      {
        title: 'Undeclared work',
        text: 'We find jobs left off a CV only through public registers, filings or overlaps.',
      },
      {
        title: 'Self-employment to the same standard',
        text: 'With no employer to ask, we use registrations, invoices and client contracts, and mark them as documents.',
      },
      {
        title: 'The full reason for leaving',
        text: 'A settlement agreement may allow both sides to say only “resigned”, so ask the candidate at the interview.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of employer',
    table: {
      columns: ['Employer', 'Record used', 'We need', 'Turnaround'],
      rows: [
        [
          'Large employer with a data service',
          'Licensed payroll database',
          'Authority, staff number',
          rangeRef('employment-online'),
        ],
        [
          'Employer with an HR department',
          'HR file',
          'Authority, dates, manager',
          `${rangeRef('employment-hr')}; we follow up`,
        ],
        [
          'Closed or merged company',
          'Successor, insolvency office, tax record',
          'Contract, payslips',
          'Until traced; you see the status',
        ],
        [
          'Current employer',
          'None until the candidate agrees',
          'Separate permission',
          'After the offer is accepted',
        ],
      ],
    },
    price: 'number of employers, years of history, countries and database fees',
  },
  law: {
    label: 'Law',
    heading: 'Employment record law: FCRA, pay and GDPR',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: FCRA and pay history',
        text: 'A work history compiled for a hiring decision is a consumer report. You give the disclosure and obtain written authorisation first, and adverse action takes two notices. California, New York and other states forbid questions about past pay, so we leave pay out.',
      },
      {
        title: 'United Kingdom: references and UK GDPR',
        text: 'Most employers have no duty to give a reference, so a reply may confirm dates only. For certified and senior roles in finance, FCA and PRA rules require regulatory references that cover six years. Your lawful basis is usually legitimate interests or a legal obligation.',
      },
      {
        title: 'European Union: GDPR and pay transparency',
        text: 'You need a lawful basis for each item, and the candidate must be told. Directive (EU) 2023/970 bars questions about past pay and was due in national law by 7 June 2026, so check whether your country has transposed it.',
      },
      {
        title: 'The current employer',
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
          'We contact them only after your candidate agrees to that contact in writing. Until then your report says “not approached” and gives the date of the instruction.',
      },
      {
        question: 'What counts as a gap?',
        answer:
          'You set the length, and one to three months is a common rule. Study, care, illness or travel may explain a gap, and we leave medical details out.',
      },
      {
        question: 'Do you use payroll databases such as those of large verifiers?',
        answer:
          'Where an employer has outsourced verification, yes, and we name the database as the source. We ask the employer if the data are disputed.',
      },
      {
        question: 'Can a payslip stand in for a reply?',
        answer:
          'Yes, and we mark it as a document supplied by the candidate. You see which months rest on documents and which the employer confirmed.',
      },
      {
        question: 'Can you use tax or social insurance histories?',
        answer:
          'Yes, where the candidate may obtain the record and agrees to share it. It shows who paid and when, but rarely the job title.',
      },
      {
        question: 'How do you stop a friend posing as the employer?',
        answer:
          'We look up each employer in registers and call its published number, and we set aside any number that comes from the candidate.',
      },
      {
        question: 'Are internships and agency assignments covered?',
        answer:
          'Yes. For agency work the payroll employer confirms the dates, and we name the place of assignment if it replies as well.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with employment verification',
    services: [
      {
        slug: 'reference-validation',
        reason: 'Adds a manager’s view of the work to the dates that payroll recorded.',
      },
      {
        slug: 'education-verification',
        reason: 'Explains the years of study that the work calendar leaves empty.',
      },
      {
        slug: 'resume-ranking',
        reason: 'Ranking works better once you know that the dates it reads are true.',
      },
    ],
    industries: ['banking-financial', 'transportation-logistics', 'it-software'],
  },
  closing: 'How many years of history do you need? We’ll plan them by employer.',
}
