import type { Specimen } from './page-copy.ts'

/** The report that the home page shows. */
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
      label: 'Asked of',
      value: 'Personnel office of the employer',
      detail: 'Reached by a number we found ourselves',
      note: {
        title: 'An office, not a friend',
        text: 'A reference can be arranged. The file that wages were paid from cannot.',
      },
    },
    { label: 'Asked', value: '2026-04-14 08:20 UTC', kind: 'time' },
    {
      label: 'Answered',
      value: '2026-04-14 15:05 UTC',
      kind: 'time',
      note: {
        title: 'To the minute',
        text: 'You can count the hours yourself, and so can an auditor in five years.',
      },
    },
    {
      label: 'Result',
      value: 'Post and dates agree',
      kind: 'result',
      note: {
        title: 'Claim beside answer',
        text: 'Where the two differ, both are printed. We do not choose for you which one to believe.',
      },
    },
    {
      label: 'Limits',
      value: 'The reason for leaving is not given out',
      note: {
        title: 'What stays open',
        text: 'A question that the employer may not answer is listed as unanswered, never left off.',
      },
    },
    {
      label: 'Consent',
      value: 'On file, dated before the call',
      note: {
        title: 'The right to ask',
        text: 'Nobody picks up the telephone until the person concerned has said yes on paper.',
      },
    },
  ],
  foot: ['Released after a second reading', 'Specimen: no such person, no such employer'],
}
