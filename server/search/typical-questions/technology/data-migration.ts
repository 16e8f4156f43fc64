import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/data-migration`. */
export const dataMigrationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/data-migration#how-long-will-we-be-down',
    answer:
      'Plan for as long as the last rehearsal took, plus the rollback. If that is too long, we copy changes continuously and only the last ones wait.',
    asked: [
      'how many hours offline during the switch',
      'outage when data is moved',
      'can we keep working during migration',
    ],
  },
  {
    passage: '/data-migration#must-we-use-real-data-in-rehearsals',
    answer:
      'Masked data finds most faults, but the final rehearsal often needs real records, which we run under production rules.',
    asked: [
      'are test runs done with live customer data',
      'anonymised data for trial migrations',
      'is masked data enough for a rehearsal',
    ],
  },
  {
    passage: '/data-migration#what-if-the-cutover-fails-at-midnight',
    answer:
      'The plan names who says stop and by which minute, and we rehearse the rollback as often as the move.',
    asked: [
      'what if the migration goes wrong on the night',
      'plan B for a failed switch-over',
      'rollback of a data move',
    ],
  },
  {
    passage: '/data-migration#can-we-recover-deleted-records',
    answer:
      'You can until the point of return, and afterwards you have what your retention policy keeps, which is the purpose of erasure.',
    asked: [
      'restore data after the old system is off',
      'we deleted something before moving',
      'get back lost records after migration',
    ],
  },
  {
    passage: '/data-migration#do-we-keep-the-scripts',
    answer:
      'Yes, with mappings and ledger, so you can explain ten years later why a value looks as it does.',
    asked: [
      'do the migration programs belong to us',
      'documentation of data mappings',
      'can we reuse the conversion scripts',
    ],
  },
  {
    passage: '/data-migration#who-decides-on-doubtful-duplicates',
    answer:
      'The owner of the data decides from a list, because similar names alone are too weak a reason to merge two people.',
    asked: [
      'duplicate customers in the old database',
      'who decides if two records are the same',
      'merging doubles during migration',
    ],
  },
  {
    passage: '/data-migration#limits',
    answer:
      'Wrong data arrives wrong; we can clean it, but as a separate task with rules you approve.',
    asked: ['will you clean our data'],
  },
  {
    passage: '/data-migration#limits~2',
    answer:
      'Something may fail during the cutover, so gates and the rollback plan keep your old system ready until you sign.',
    asked: ['no risk switchover'],
  },
  {
    passage: '/data-migration#law',
    answer:
      'A move is the time to ask whether a record may still exist. The GDPR limits storage, while tax, labour and litigation rules may require you to keep a record, so you decide the conflicts before the mapping closes.',
    asked: ['old records that should be deleted'],
  },
  {
    passage: '/data-migration#law~1',
    answer:
      'Staging copies count as storage, so we keep them encrypted in the agreed region under the processing agreement, with a date of destruction and a record of it.',
    asked: ['copies of our data on test machines'],
  },
]
