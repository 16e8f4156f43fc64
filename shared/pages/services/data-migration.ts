import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'data-migration',
  meta: {
    title: 'Data migration, reconciled to the record',
    description:
      'Records moved between systems and reconciled count by count, sum by sum and sample by sample, with a rehearsed return and a signed list of all that stayed.',
    keywords: [
      'data migration',
      'data reconciliation',
      'cutover rehearsal',
      'legacy system retirement',
      'data quality',
      'migration rollback',
    ],
  },
  heading: 'Data migration',
  lede: 'We move your records and account for each one: arrived, changed by a rule you approved, or left behind with your signature.',
  facts: [
    { label: 'Moved', value: 'Databases, files, audit trails' },
    { label: 'Proved by', value: 'Counts, sums, samples, owners' },
    { label: 'Needed', value: 'Both systems, data owners, a calendar' },
    { label: 'Handed over', value: 'Ledger, mappings, scripts' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What a reconciliation ledger shows',
    intro:
      'Migration is bookkeeping. The ledger closes at zero, or the difference is explained line by line.',
    specimen: {
      kind: 'Reconciliation ledger',
      title: 'Personnel files, cutover run',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Left source',
          value: '18,240 files',
          detail: 'Figures in this specimen are invented',
        },
        {
          label: 'Arrived',
          value: '17,902 files',
        },
        {
          label: 'Merged',
          value: '211, same person entered twice',
          note: {
            title: 'By approved rule',
            text: 'Rule 8 needs two identifiers. Pairs with only one went to HR as a list.',
          },
        },
        {
          label: 'Not moved',
          value: '127, past their retention period',
          note: {
            title: 'Left on purpose',
            text: 'What must be erased is not carried along. The privacy officer signed that list.',
          },
        },
        {
          label: 'Difference',
          value: '0',
          kind: 'result',
          note: {
            title: 'Closes at zero',
            text: 'Arrived, merged and not moved add up to what left. Otherwise there is no cutover.',
          },
        },
        { label: 'Sums', value: 'Leave balances equal to the hour' },
        {
          label: 'Sample',
          value: '200 files read by HR, two remarks',
          note: {
            title: 'Eyes as well',
            text: 'Owners compare old screen and new. Remarks are mended by rule, then sampled again.',
          },
        },
        { label: 'Point of return', value: 'Open until 2026-07-05 18:00 UTC', kind: 'time' },
        {
          label: 'Old system',
          value: 'Read only; erased after sign-off',
          note: {
            title: 'No forgotten copy',
            text: 'Backups and exports of the old system are on the erasure list too.',
          },
        },
      ],
      foot: ['Scripts at revision 2c2c2c2', 'Specimen: firm and files invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs a reconciled migration',
    points: [
      {
        title: 'HR and case systems',
        text: 'You need histories, attachments and access logs moved.',
      },
      {
        title: 'Merging firms',
        text: 'You have two customer databases with overlapping people and conflicting data.',
      },
      {
        title: 'Archives under law',
        text: 'You must retire old software but keep its records readable.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we migrate your data',
    steps: [
      { title: 'Inventory', text: 'Tables, files, owners, age, and who still reads it.' },
      { title: 'Profiling', text: 'Gaps, duplicates and odd dates are counted.' },
      { title: 'Mapping', text: 'Every field: moved, changed how, or dropped.' },
      { title: 'Rehearsal', text: 'Full runs on masked data, timed and reconciled.' },
      { title: 'Cutover', text: 'By minute plan, with a stop at each gate.' },
      { title: 'Closing', text: 'Ledger signed, access removed, source erased.' },
    ],
  },
  limits: {
    label: 'What it cannot promise',
    heading: 'What a migration can’t promise',
    points: [
      {
        title: 'Better data by itself.',
        text: 'Wrong data arrives wrong. We can clean it, but as a separate task with rules you approve.',
      },
      {
        title: 'Meaning nobody remembers.',
        text: 'Code “7” in a field from 1998 may stay a riddle. It is carried as it is and marked unexplained.',
      },
      {
        title: 'A moment without risk.',
        text: 'Cutover has a window in which something may fail. Gates and the return plan make it survivable.',
      },
      {
        title: 'Identical screens.',
        text: 'The new system shows things differently. Equality is proved on data, and training covers the rest.',
      },
    ],
  },
  turnaround: {
    label: 'Gates',
    heading: 'Approval gates and rollback',
    table: {
      columns: ['Gate', 'Passed when', 'Signed by', 'Return'],
      rows: [
        ['Mapping closed', 'No field without a decision', 'Data owners', 'Nothing has moved'],
        ['Rehearsal clean', 'Ledger zero, within the window', 'Project lead', 'Rehearse again'],
        ['Go', 'Backup restored, people present', 'Business owner', 'Old system resumes'],
        [
          'Settled',
          'Samples read, first period closed',
          'Owners, privacy officer',
          'After this, forward repair only',
        ],
      ],
      note: 'The length of the window comes out of the rehearsals and is not estimated beforehand.',
    },
  },
  law: {
    label: 'Records and law',
    heading: 'Migration law: retention, GDPR, evidence',
    points: [
      {
        title: 'Retention and erasure',
        text: 'A move is the time to ask whether a record may still exist. The GDPR’s storage limitation forbids hoarding; tax, labour and litigation holds forbid haste. Counsel rules on conflicts before mapping closes.',
      },
      {
        title: 'Where it passes through',
        text: 'Staging copies count as storage. They live in the agreed region, encrypted, under the processing agreement, with a date of destruction and a protocol of it.',
      },
      {
        title: 'Evidence in court and audit',
        text: 'Timestamps, signatures and trails lose force if rewritten. Originals are sealed by hash, and conversions are recorded as conversions.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Data migration: common questions',
    items: [
      {
        question: 'How long will we be down?',
        answer:
          'As long as the last rehearsal took, plus the return. If that is too long, changes are copied continuously and only the last ones wait.',
      },
      {
        question: 'Must we use real data in rehearsals?',
        answer:
          'Masked data finds most faults. The final rehearsal often needs real records, and runs under production rules.',
      },
      {
        question: 'What if cutover fails at midnight?',
        answer:
          'The plan names who says stop and by which minute. Return is rehearsed as often as the move itself.',
      },
      {
        question: 'Can deleted records be found again?',
        answer:
          'Until the point of return, yes. Afterwards only what your retention policy keeps, which is the purpose of erasure.',
      },
      {
        question: 'Do we keep the scripts?',
        answer:
          'Yes, with mappings and ledger. They explain ten years later why a value looks as it does.',
      },
      {
        question: 'Who decides on doubtful duplicates?',
        answer:
          'The owner of the data, from a list. No rule merges two people on a likeness of names.',
      },
    ],
  },
  related: {
    heading: 'Services to plan with a migration',
    services: [
      { slug: 'system-integration', reason: 'Old and new must talk while both are alive.' },
      { slug: 'document-intelligence', reason: 'Paper and scans become fields fit to be moved.' },
      { slug: 'cloud-infrastructure', reason: 'Prepares the ground on which records will stand.' },
    ],
    industries: ['healthcare-medical', 'government-public', 'banking-financial'],
  },
  closing: 'Tell us the old system and the new one. We’ll plan the first rehearsal.',
}
