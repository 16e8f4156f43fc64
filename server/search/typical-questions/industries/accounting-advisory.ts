import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/accounting-advisory`. */
export const accountingAdvisoryQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/accounting-advisory#checks-by-role',
    answer:
      'Trainees and new qualifiers. Checks: Education, membership, criminal where lawful. Repeat: On qualification. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for trainee accountants'],
  },
  {
    passage: '/industries/accounting-advisory#checks-by-role~1',
    answer:
      'Audit managers and partners. Checks: Employment, register, reference, watchlist. Repeat: With the annual independence return. Turnaround: Up to 15 working days (issuing body).',
    asked: ['checks for audit partners'],
  },
  {
    passage: '/industries/accounting-advisory#checks-by-role~2',
    answer:
      'Payroll and client-money teams. Checks: Criminal, employment, reference. Repeat: When access is widened. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for payroll staff', 'client money team'],
  },
  {
    passage: '/industries/accounting-advisory#checks-by-role~3',
    answer:
      'New and continuing clients. Checks: KYC, owners, watchlist, risk score. Repeat: At each re-acceptance. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['client acceptance checks of an accounting firm', 'take on a new audit client'],
  },
  {
    passage:
      '/industries/accounting-advisory#can-you-see-the-disciplinary-findings-of-a-professional-institute',
    answer:
      'Yes, if the institute publishes them, and we give the date on which we read them. Complaints under inquiry are usually confidential, so we tell you when a body declines to comment.',
    asked: [
      'was an accountant disciplined by the institute',
      'disciplinary record of auditors',
      'sanctions by a professional accounting body',
    ],
  },
  {
    passage:
      '/industries/accounting-advisory#can-you-see-the-disciplinary-findings-of-a-professional-institute',
    answer: 'Yes, if the institute publishes them, and we give the date on which we read them.',
    asked: ['disciplinary record of an accountant', 'was the accountant disciplined'],
  },
  {
    passage: '/industries/accounting-advisory#does-one-client-check-cover-our-duty-to-monitor',
    answer:
      'A check shows the situation at one date, so monitoring continues. We can repeat it at intervals or when the registry changes, and we compare the new result with the earlier one.',
    asked: [
      'must an accountant keep monitoring a client',
      'one-off client check in an accounting practice',
      'ongoing duty of accountants',
      'client monitoring for accountants',
    ],
  },
  {
    passage: '/industries/accounting-advisory#do-trainees-in-their-first-job-need-a-criminal-check',
    answer:
      'Many firms start with education and identity, then add a criminal check only for trainees who will handle client money, because local law more often accepts that as proportionate.',
    asked: [
      'criminal record for junior accountants',
      'check school leavers who join an audit firm',
      'graduate trainee in accounting, which check',
      'criminal check for accounting trainees',
    ],
  },
  {
    passage:
      '/industries/accounting-advisory#how-do-you-verify-that-a-new-hire-is-a-current-cpa-acca-or-aca-member',
    answer:
      'We look the member up in the public register and ask the body where the register leaves a question open. You see the status, the date and any published restriction.',
    asked: [
      'confirm that an accountant is chartered',
      'is this person really a CPA',
      'membership of ACCA verified',
      'is he really a CPA',
      'ACCA membership check',
      'chartered accountant verification',
    ],
  },
]
