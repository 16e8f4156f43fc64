import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/data-migration`. */
export const dataMigrationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/data-migration',
    answer:
      'We move your records and account for each one: arrived, changed by a rule you approved, or left behind with your signature.',
    asked: ['what is data migration', 'move our data'],
  },
  {
    passage: '/data-migration~1',
    answer:
      'Moved: Databases, files, audit trails. Proved by: Counts, sums, samples, owners. Needed: Both systems, data owners, a calendar. Handed over: Ledger, mappings, scripts.',
    asked: ['what do you need for a migration'],
  },
  {
    passage: '/data-migration#specimen~5',
    answer: 'We also erase backups and exports of the old system.',
    asked: ['are old copies deleted'],
  },
  {
    passage: '/data-migration#who-it-is-for~1',
    answer: 'You have two customer databases with overlapping people and conflicting data.',
    asked: ['merge two customer databases'],
  },
  {
    passage: '/data-migration#who-it-is-for~2',
    answer: 'You must retire old software but keep its records readable for years.',
    asked: ['retire old software'],
  },
  {
    passage: '/data-migration#how-it-works~3',
    answer: 'We rehearse full runs on masked data, with times and a ledger.',
    asked: ['test migration'],
  },
  {
    passage: '/data-migration#how-it-works~4',
    answer: 'We follow a plan by the minute, and you can stop at each gate.',
    asked: ['can we stop during the cutover'],
  },
  {
    passage: '/data-migration#limits',
    answer:
      'Wrong data arrives wrong; we can clean it, but as a separate task with rules you approve.',
    asked: ['will you clean our data', 'clean up bad data', 'our addresses are full of mistakes'],
  },
  {
    passage: '/data-migration#limits~1',
    answer:
      'A code “7” in a field from 1998 may stay unexplained. We carry it over as it is and mark it for you.',
    asked: ['unknown codes in old data'],
  },
  {
    passage: '/data-migration#limits~2',
    answer:
      'Something may fail during the cutover, so gates and the rollback plan keep your old system ready until you sign.',
    asked: ['no risk switchover', 'risk of a migration', 'what can go wrong on the day'],
  },
  {
    passage: '/data-migration#stages~4',
    answer: 'We set the length of the cutover window from the rehearsals.',
    asked: ['length of the cutover window'],
  },
  {
    passage: '/data-migration#law',
    answer:
      'A move is the time to ask whether a record may still exist. The GDPR limits storage, while tax, labour and litigation rules may require you to keep a record, so you decide the conflicts before the mapping closes.',
    asked: ['old records that should be deleted', 'delete old records before the move'],
  },
  {
    passage: '/data-migration#law~1',
    answer:
      'Staging copies count as storage, so we keep them encrypted in the agreed region under the processing agreement, with a date of destruction and a record of it.',
    asked: ['copies of our data on test machines', 'staging copies encrypted'],
  },
  {
    passage: '/data-migration#law~2',
    answer:
      'Timestamps, signatures and audit trails lose value if they are rewritten, so we seal originals by hash and record each conversion.',
    asked: ['are audit trails kept in a migration'],
  },
  {
    passage: '/data-migration#how-long-will-we-be-down',
    answer:
      'Plan for as long as the last rehearsal took, plus the rollback. If that is too long, we copy changes continuously and only the last ones wait.',
    asked: [
      'how many hours offline during the switch',
      'outage when data is moved',
      'can we keep working during migration',
      'downtime',
      'how long is the system offline',
      'outage during the move',
      'how many hours will nobody be able to work',
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
      'real data in tests',
      'do you practise with real names',
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
      'cutover fails',
      'rollback at night',
      'it goes wrong in the night',
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
      'recover deleted records',
      'somebody erased it by accident',
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
      'do we keep the migration scripts',
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
      'duplicates',
      'merge two people',
      'two people with nearly the same name',
    ],
  },
  {
    passage: '/data-migration#specimen',
    answer:
      'You can follow every record in the ledger: the difference is zero, or we explain it line by line.',
    asked: ['what is in a ledger'],
  },
  {
    passage: '/data-migration#specimen~1',
    answer: 'Rule 8 needs two identifiers. Pairs with only one went to HR as a list.',
    asked: ['duplicates merged wrongly'],
  },
  {
    passage: '/data-migration#specimen~2',
    answer: 'We leave behind what must be erased. The privacy officer signed that list.',
    asked: ['which records are left behind'],
  },
  {
    passage: '/data-migration#specimen~3',
    answer: 'Arrived, merged and not moved add up to what left, or we stop the cutover.',
    asked: ['numbers do not add up'],
  },
  {
    passage: '/data-migration#specimen~4',
    answer: 'Owners compare old and new screens. We fix remarks by rule and sample again.',
    asked: ['who checks the moved records'],
  },
  {
    passage: '/data-migration#who-it-is-for~3',
    answer: 'You have an export from the old supplier and need to know if it is complete.',
    asked: ["supplier's export may be incomplete"],
  },
  {
    passage: '/data-migration#how-it-works~2',
    answer: 'You decide for every field: moved, changed by rule, or left behind.',
    asked: ['who decides about each field'],
  },
  {
    passage: '/data-migration#how-it-works~5',
    answer: 'You sign the ledger, and we remove access and erase the source.',
    asked: ['when is the old data erased'],
  },
  {
    passage: '/data-migration#stages~2',
    answer:
      'Go. Passed when: Backup restored, people present. Signed by: Business owner. Rollback: Old system resumes.',
    asked: ['when do you switch over'],
  },
]
