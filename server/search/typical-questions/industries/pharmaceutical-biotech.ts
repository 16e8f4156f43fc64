import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/pharmaceutical-biotech`. */
export const pharmaceuticalBiotechQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/pharmaceutical-biotech#checks-by-role',
    answer:
      'Investigators and site staff. Checks: Debarment and disqualification, licence, CV facts. Repeat: Before each study. Turnaround: Up to 15 working days (issuing body).',
    asked: ['clinical investigator checks', 'doctor who runs our trial'],
  },
  {
    passage: '/industries/pharmaceutical-biotech#checks-by-role~1',
    answer:
      'Laboratory and production staff. Checks: Degree, employment, training records. Repeat: When the role in the file changes. Turnaround: Up to 15 working days (education).',
    asked: ['lab staff checks', 'laboratory technician vetting'],
  },
  {
    passage: '/industries/pharmaceutical-biotech#checks-by-role~2',
    answer:
      'Qualified persons, quality heads. Checks: Degree, eligibility at the authority, experience. Repeat: On variation of the licence. Turnaround: Up to 15 working days (education).',
    asked: ['qualified person checks', 'vetting a QP'],
  },
  {
    passage: '/industries/pharmaceutical-biotech#checks-by-role~3',
    answer:
      'Vault and dispensing staff. Checks: Criminal and employment, in the prescribed form. Repeat: By your controlled-drug programme. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['dispensing staff checks', 'people who handle controlled drugs'],
  },
  {
    passage:
      '/industries/pharmaceutical-biotech#how-often-should-we-repeat-an-fda-debarment-list-check-for-our-staff',
    answer:
      'Check before a study, before a submission and at the intervals in your procedure. We keep each dated result, matched on more than a name.',
    asked: [
      'debarred persons in drug trials',
      'FDA list frequency',
      'pharma staff debarment',
      'FDA debarment list',
    ],
  },
  {
    passage:
      '/industries/pharmaceutical-biotech#can-software-search-our-gxp-training-records-for-an-answer',
    answer:
      'Yes. Our retrieval service answers from your own procedures and records and shows the page it used. Validation for GxP use is a separate project that we plan with you.',
    asked: [
      'ask questions to training records in a GMP plant',
      'AI search in validated environment',
      'find SOP answers by software',
    ],
  },
  {
    passage:
      '/industries/pharmaceutical-biotech#can-software-search-our-gxp-training-records-for-an-answer',
    answer:
      'Yes. Our retrieval service answers from your own procedures and records and shows the page it used.',
    asked: ['search GxP records', 'find an answer in validated documents'],
  },
  {
    passage:
      '/industries/pharmaceutical-biotech#do-you-audit-the-plants-of-our-suppliers-and-contract-manufacturers-on-site',
    answer:
      'The audit of the plant stays with your auditor. We confirm that the plant on the certificate is the one on the invoice, and who owns both.',
    asked: [
      'inspection of a CMO',
      'site audits at suppliers of drugs',
      'do you visit medicine factories',
      'factory audit',
      'on-site audit of a plant',
    ],
  },
  {
    passage:
      '/industries/pharmaceutical-biotech#how-do-you-check-a-clinical-investigator-before-we-choose-a-trial-site',
    answer:
      'We check debarment and disqualification lists, licence, past studies and inspection letters. You receive each finding with its source before site selection.',
    asked: [
      'vet a doctor who runs a study',
      'principal investigator due diligence',
      'trial site selection checks',
      'trial site investigator',
    ],
  },
  {
    passage:
      '/industries/pharmaceutical-biotech#which-checks-does-a-new-wholesale-customer-for-our-medicines-need',
    answer:
      'We confirm the licence with the authority, the address, the owners and sanctions status. You repeat the check at requalification or when the customer’s licence changes.',
    asked: [
      'pharmacy wants to buy from us, what to verify',
      'GDP customer qualification',
      'new buyer of prescription drugs',
      'new wholesale customer of medicines',
    ],
  },
]
