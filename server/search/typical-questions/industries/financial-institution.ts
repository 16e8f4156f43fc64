import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/financial-institution`. */
export const financialInstitutionQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/financial-institution#checks-by-role',
    answer:
      'Directors and key function holders. Checks: Employment, education, criminal, regulator record. Repeat: With the yearly fitness assessment. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for fund directors', 'board member of a fund'],
  },
  {
    passage: '/industries/financial-institution#checks-by-role~1',
    answer:
      'Portfolio managers and promoters. Checks: Watchlist, disciplinary record, criminal. Repeat: Before each new offering. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for portfolio managers', 'fund manager vetting'],
  },
  {
    passage: '/industries/financial-institution#checks-by-role~3',
    answer:
      'Agents, introducers, distributors. Checks: Licence register, KYC, owners, risk score. Repeat: Rolling, highest score first. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on introducers and agents of a financial firm', 'introducing brokers'],
  },
  {
    passage: '/industries/financial-institution#law-and-guidance~1',
    answer:
      'The FIT part of the FCA Handbook looks at honesty, competence and financial soundness. Payment and e-money institutions have parallel tests for those who direct them and for significant holders.',
    asked: ['fit and proper UK rules', 'are directors fit and proper in Britain'],
  },
  {
    passage:
      '/industries/financial-institution#are-fit-and-proper-checks-lighter-for-a-fintech-than-for-a-bank',
    answer:
      'Your list of people is shorter, and the expectation is the same. A supervisor reads the file of a payment firm with six staff as closely as that of a bank.',
    asked: [
      'fit and proper for a small payment firm',
      'is a fintech assessed less strictly',
      'e-money founders and the regulator',
      'fintech fit and proper',
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
      'thousands of payment agents',
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
      'do you decide fit and proper',
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
      'cloned firm',
      'fake financial licence',
    ],
  },
]
