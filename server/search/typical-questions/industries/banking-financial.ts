import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/banking-financial`. */
export const bankingFinancialQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/banking-financial#checks-by-role',
    answer:
      'Branch and call-centre staff. Checks: Criminal, education, employment, address. Repeat: On change of role. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for bank tellers', 'branch staff screening', 'call centre staff of a bank'],
  },
  {
    passage: '/industries/banking-financial#checks-by-role~1',
    answer:
      'Traders and certified staff. Checks: The above, with watchlist and reference. Repeat: As your policy sets, often yearly. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for traders', 'certified staff of a bank', 'vetting a trader'],
  },
  {
    passage: '/industries/banking-financial#checks-by-role~2',
    answer:
      'Corporate customers. Checks: KYC, owners, watchlist, risk score. Repeat: On change of owner or mandate. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on corporate customers of a bank', 'KYC on business customers of a bank'],
  },
  {
    passage: '/industries/banking-financial#law-and-guidance',
    answer:
      'Section 19 of the Federal Deposit Insurance Act bars people with certain convictions, such as dishonesty or breach of trust, from working at an insured bank without the FDIC’s consent. The Fair Hiring in Banking Act has narrowed it, so the date and details of an offence matter.',
    asked: ['section 19 FDIC', 'felony and a bank job'],
  },
  {
    passage: '/industries/banking-financial#law-and-guidance~1',
    answer:
      'Firms must verify what an applicant states on Form U4. When we write a consumer report, the Fair Credit Reporting Act requires disclosure, written authorisation and notice before adverse action.',
    asked: ['Form U4', 'FINRA check', 'broker registration check'],
  },
  {
    passage: '/industries/banking-financial#law-and-guidance~2',
    answer:
      'Under the Senior Managers and Certification Regime, you must obtain regulatory references for certain roles, as a rule covering six years. Employers exchange them on a set form. We collect and chase them, and you judge the content.',
    asked: [
      'SM&CR regulatory references',
      'senior managers regime',
      'regulatory reference for a senior manager',
    ],
  },
  {
    passage:
      '/industries/banking-financial#can-you-tell-us-whether-section-19-applies-to-a-candidate',
    answer:
      'We report the offence, the court, the date and the decision as the court gives them. Your lawyers decide whether an exception applies.',
    asked: [
      'FDIC section 19 conviction of bank staff',
      'can someone with a theft conviction work in a bank',
      'consent of the FDIC for a hire',
      'does section 19 apply',
    ],
  },
  {
    passage: '/industries/banking-financial#do-you-screen-customers-and-staff-in-one-system',
    answer:
      'You place them as separate orders, each with its own purpose and lawful basis. You and your data protection officer decide whether one may be compared with the other.',
    asked: [
      'bank wants customer and employee screening together',
      'separate staff vetting from client vetting at a bank',
      'one platform for both customers and bankers',
      'staff and customers in one system',
    ],
  },
  {
    passage:
      '/industries/banking-financial#what-happens-if-a-former-employer-confirms-only-dates-and-a-job-title',
    answer:
      'The report says exactly that, and you decide whether it is enough. Tax or social security records may close the gap where the law permits their use, and we tell you when they can.',
    asked: [
      'old employer of a banker gives only dates',
      'neutral reference for bank staff',
      'limited answer of a previous bank',
      'former bank confirms only dates',
      'the other bank tells us nothing but the dates',
    ],
  },
  {
    passage:
      '/industries/banking-financial#how-long-does-a-background-check-take-for-a-new-bank-employee',
    answer:
      'Many sources answer within 24 hours if they are online. A court clerk, a foreign police certificate or a former employer can take longer, and you see each one’s progress.',
    asked: [
      'vetting time of a new banker',
      'days to screen a teller',
      'bank hire background check duration',
      'background check for a new bank employee time',
    ],
  },
  {
    passage:
      '/industries/banking-financial#can-you-check-who-owns-and-controls-a-corporate-borrower-abroad',
    answer:
      'Yes. We trace ownership through each register to a person, screen everyone on the way and tell you where a register keeps owners private.',
    asked: [
      'owner of a foreign company that wants a loan',
      'ownership of overseas borrowers',
      'lender needs UBO of a client abroad',
      'who owns a foreign corporate borrower',
    ],
  },
]
