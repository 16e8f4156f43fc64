import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'data-migration',
  meta: {
    title: 'Data migration, reconciled to the record',
    description:
      'We move records between systems and reconcile them by count, sum and sample, with a rehearsed rollback and a signed list of all that stayed behind.',
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
    {
      label: 'Moved',
      value: 'Databases, files, audit trails',
    },
    {
      label: 'Proved by',
      value: 'Counts, sums, samples, owners',
    },
    {
      label: 'Needed',
      value: 'Both systems, data owners, a calendar',
    },
    {
      label: 'Handed over',
      value: 'Ledger, mappings, scripts',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What a reconciliation ledger shows',
    intro:
      'You can follow every record in the ledger: the difference is zero, or we explain it line by line.',
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
            title: 'Left behind on purpose',
            text: 'We leave behind what must be erased. The privacy officer signed that list.',
          },
        },
        {
          label: 'Difference',
          value: '0',
          kind: 'result',
          note: {
            title: 'Closes at zero',
            text: 'Arrived, merged and not moved add up to what left, or we stop the cutover.',
          },
        },
        {
          label: 'Sums',
          value: 'Leave balances equal to the hour',
        },
        {
          label: 'Sample',
          value: '200 files read by HR, two remarks',
          note: {
            title: 'Checked by owners',
            text: 'Owners compare old and new screens. We fix remarks by rule and sample again.',
          },
        },
        {
          label: 'Point of return',
          value: 'Open until 2026-07-05 18:00 UTC',
          kind: 'time',
        },
        {
          label: 'Old system',
          value: 'Read only; erased after sign-off',
          note: {
            title: 'Old copies erased',
            text: 'We also erase backups and exports of the old system.',
          },
        },
      ],
      foot: ['Scripts at revision 2c2c2c2', 'Specimen: firm and files invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs a reconciled migration',
    points: [
      {
        title: 'HR and case systems',
        text: 'You need histories, attachments and access logs moved with the current data.',
      },
      {
        title: 'Merging companies',
        text: 'You have two customer databases with overlapping people and conflicting data.',
      },
      {
        title: 'Archives under retention rules',
        text: 'You must retire old software but keep its records readable for years.',
      },
      {
        title: 'Teams leaving a supplier',
        text: 'You have an export from the old supplier and need to know if it is complete.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we migrate your data',
    steps: [
      {
        title: 'Inventory',
        text: 'We list tables, files, owners and age, and who still reads them.',
      },
      {
        title: 'Profiling',
        text: 'We count gaps, duplicates and odd dates, and you see the list.',
      },
      {
        title: 'Mapping',
        text: 'You decide for every field: moved, changed by rule, or left behind.',
      },
      {
        title: 'Rehearsal',
        text: 'We rehearse full runs on masked data, with times and a ledger.',
      },
      {
        title: 'Cutover',
        text: 'We follow a plan by the minute, and you can stop at each gate.',
      },
      {
        title: 'Closing',
        text: 'You sign the ledger, and we remove access and erase the source.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a migration can’t promise',
    points: [
      {
        title: 'Better data by itself',
        text: 'Wrong data arrives wrong; we can clean it, but as a separate task with rules you approve.',
      },
      {
        title: 'The meaning of forgotten codes',
        text: 'A code “7” in a field from 1998 may stay unexplained. We carry it over as it is and mark it for you.',
      },
      {
        title: 'A cutover free of risk',
        text: 'Something may fail during the cutover, so gates and the rollback plan keep your old system ready until you sign.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Approval gates and rollback',
    table: {
      columns: ['Gate', 'Passed when', 'Signed by', 'Rollback'],
      rows: [
        ['Mapping closed', 'Every field is decided', 'Data owners', 'Nothing has moved'],
        ['Rehearsal clean', 'Ledger at zero, within the window', 'Project lead', 'Rehearse again'],
        ['Go', 'Backup restored, people present', 'Business owner', 'Old system resumes'],
        [
          'Settled',
          'Samples read, first period closed',
          'Owners, privacy officer',
          'After this, repairs in the new system',
        ],
      ],
      note: 'We set the length of the cutover window from the rehearsals.',
    },
    price: 'number of records, source systems, rules to agree and rehearsals',
  },
  law: {
    label: 'Law',
    heading: 'Migration law: retention, GDPR, evidence',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'Retention and erasure',
        text: 'A move is the time to ask whether a record may still exist. The GDPR limits storage, while tax, labour and litigation rules may require you to keep a record, so you decide the conflicts before the mapping closes.',
      },
      {
        title: 'Staging copies',
        text: 'Staging copies count as storage, so we keep them encrypted in the agreed region under the processing agreement, with a date of destruction and a record of it.',
      },
      {
        title: 'Evidence for courts and auditors',
        text: 'Timestamps, signatures and audit trails lose value if they are rewritten, so we seal originals by hash and record each conversion.',
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
          'Plan for as long as the last rehearsal took, plus the rollback. If that is too long, we copy changes continuously and only the last ones wait.',
      },
      {
        question: 'Must we use real data in rehearsals?',
        answer:
          'Masked data finds most faults, but the final rehearsal often needs real records, which we run under production rules.',
      },
      {
        question: 'What if the cutover fails at midnight?',
        answer:
          'The plan names who says stop and by which minute, and we rehearse the rollback as often as the move.',
      },
      {
        question: 'Can we recover deleted records?',
        answer:
          'You can until the point of return, and afterwards you have what your retention policy keeps, which is the purpose of erasure.',
      },
      {
        question: 'Do we keep the scripts?',
        answer:
          'Yes, with mappings and ledger, so you can explain ten years later why a value looks as it does.',
      },
      {
        question: 'Who decides on doubtful duplicates?',
        answer:
          'The owner of the data decides from a list, because similar names alone are too weak a reason to merge two people.',
      },
    ],
  },
  related: {
    heading: 'Services to plan with a migration',
    services: [
      {
        slug: 'system-integration',
        reason: 'Lets the old and the new system exchange data while both are in use.',
      },
      {
        slug: 'document-intelligence',
        reason: 'Turns paper and scans into fields that you can move with the rest.',
      },
      {
        slug: 'cloud-infrastructure',
        reason: 'Prepares the environment in which you keep the records after the move.',
      },
    ],
    industries: ['healthcare-medical', 'government-public', 'banking-financial'],
  },
  closing: 'Name the old system and the new one. We’ll plan the first rehearsal.',
}
