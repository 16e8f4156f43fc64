import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/legal-services`. */
export const legalServicesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/legal-services#do-you-search-every-former-name-of-a-lawyer-or-paralegal',
    answer:
      'We search each name the candidate gives us and any that a source reveals on the way. Your report lists which names we sent to which source, so you can see what was searched.',
    asked: [
      'lawyer changed her name, do you search the maiden name',
      'previous names of legal staff',
      'aliases of a solicitor',
    ],
  },
  {
    passage:
      '/industries/legal-services#can-you-check-the-other-side-in-a-dispute-or-a-transaction',
    answer:
      'We check companies in public registers and court records. For individuals we first need a lawful basis, we work openly, and we leave represented parties to your own correspondence.',
    asked: [
      'research the opposing party in a lawsuit',
      'background of a counterparty for a law firm',
      'investigate the defendant',
    ],
  },
  {
    passage:
      '/industries/legal-services#how-do-you-verify-that-a-lateral-hire-is-admitted-to-practise',
    answer:
      'We read the roll or the state bar’s record on the day and confirm status, date and published discipline. If a record is closed, we ask the body in writing and tell you when to expect a reply.',
    asked: [
      'is the new partner called to the bar',
      'bar admission of an attorney we hire',
      'verify a solicitor on the roll',
    ],
  },
  {
    passage: '/industries/legal-services#which-client-due-diligence-can-we-hand-to-you',
    answer:
      'You can hand us identity, ownership, sanctions searches and evidence for the source of funds. Your firm keeps the risk assessment and the decision to act.',
    asked: [
      'law firm outsourcing of client checks',
      'which AML tasks can solicitors give away',
      'source of wealth evidence for law firm clients',
    ],
  },
]
