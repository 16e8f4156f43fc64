import type { Specimen } from './catalogue/page-copy.ts'

/** Report on the home page. */
export const homeSpecimen: Specimen = {
  kind: 'Verification report',
  title: 'Employment check',
  number: 'No. 0001-SPECIMEN',
  fields: [
    {
      label: 'Subject',
      value: 'Specimen, B.',
      detail: 'Spelt as in the contract of employment',
      note: {
        title: 'One person',
        text: 'Every report is about one subject, under each name that an employer may have filed them by.',
      },
    },
    { label: 'Claim', value: 'Store manager, March 2021 to August 2025' },
    {
      label: 'Source',
      value: 'HR department of the employer',
      detail: 'Reached through the published company number',
      note: {
        title: 'The employer itself',
        text: 'We confirm dates with HR or payroll, because a friendly reference is easy to arrange.',
      },
    },
    { label: 'Asked', value: '2026-04-14 08:20 UTC', kind: 'time' },
    {
      label: 'Answered',
      value: '2026-04-14 15:05 UTC',
      kind: 'time',
      note: {
        title: 'When we asked',
        text: 'You and your auditor can see how long each answer took.',
      },
    },
    {
      label: 'Result',
      value: 'Job title and dates match',
      kind: 'result',
      note: {
        title: 'Claim and answer',
        text: 'If they differ, we show you both and ask the candidate to explain.',
      },
    },
    {
      label: 'Limits',
      value: 'Reason for leaving not disclosed',
      note: {
        title: 'What is missing',
        text: 'If the employer declines a question, we list it as unanswered.',
      },
    },
    {
      label: 'Authorisation',
      value: 'Signed before we contacted the employer',
      note: {
        title: 'Permission first',
        text: 'For employment checks we contact the employer only after the candidate has signed.',
      },
    },
  ],
  foot: ['Reviewed by an analyst before release', 'Specimen: no such person, no such employer'],
}
