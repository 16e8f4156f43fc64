import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/banking-financial`. */
export const bankingFinancialQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/banking-financial#can-you-tell-us-whether-section-19-applies-to-a-candidate',
    answer:
      'We report the offence, the court, the date and the decision as the court gives them. Your lawyers decide whether an exception applies.',
    asked: [
      'FDIC section 19 conviction of bank staff',
      'can someone with a theft conviction work in a bank',
      'consent of the FDIC for a hire',
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
    ],
  },
]
