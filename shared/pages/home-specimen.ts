import type { Specimen } from './catalogue/page-copy.ts'

/** Annotated specimen of a report on the home page. */
export const homeSpecimen: Specimen = {
  kind: 'Verification report',
  title: 'Employment check',
  number: 'No. 0001-SPECIMEN',
  fields: [
    {
      label: 'Subject',
      value: 'Specimen, B.',
    },
    { label: 'Claim', value: 'Store manager, March 2021 to August 2025' },
    {
      label: 'Source',
      value: 'HR department of the employer',
    },
    { label: 'Asked', value: '2026-04-14 08:20 UTC', kind: 'time' },
    {
      label: 'Answered',
      value: '2026-04-14 15:05 UTC',
      kind: 'time',
    },
    {
      label: 'Result',
      value: 'Job title and dates match',
      kind: 'result',
    },
    {
      label: 'Limits',
      value: 'Reason for leaving not disclosed',
    },
  ],
  foot: ['Reviewed by an analyst before release', 'Specimen: no such person, no such employer'],
}
