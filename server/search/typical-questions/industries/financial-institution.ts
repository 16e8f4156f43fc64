import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/financial-institution`. */
export const financialInstitutionQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/financial-institution#are-fit-and-proper-checks-lighter-for-a-fintech-than-for-a-bank',
    answer:
      'Your list of people is shorter, and the expectation is the same. A supervisor reads the file of a payment firm with six staff as closely as that of a bank.',
    asked: [
      'fit and proper for a small payment firm',
      'is a fintech assessed less strictly',
      'e-money founders and the regulator',
    ],
  },
  {
    passage:
      '/industries/financial-institution#can-you-screen-thousands-of-payment-agents-and-keep-them-current',
    answer:
      'Yes, you send them as one file. Each score shows its reasons, so your team starts with the agents that raise most questions.',
    asked: [
      'network of remittance agents',
      'check 5,000 agents of a money transfer firm',
      'keep agent files up to date',
    ],
  },
  {
    passage: '/industries/financial-institution#do-you-decide-that-a-person-is-fit-and-proper',
    answer:
      'The decision is yours, as the regulated firm. We report what regulators, courts and employers answer, and your supervisor will look for your own written assessment.',
    asked: [
      'who approves senior managers',
      'FCA suitability decision',
      'do you certify directors as suitable',
    ],
  },
  {
    passage: '/industries/financial-institution#how-do-you-detect-a-cloned-licence-before-we-pay',
    answer:
      'We compare name, number, address, domain and phone with the public register, and call the firm through the register’s details. One difference is enough to pause the payment.',
    asked: [
      'fake investment firm copying a real licence',
      'clone firms',
      'is this broker really authorised',
    ],
  },
]
