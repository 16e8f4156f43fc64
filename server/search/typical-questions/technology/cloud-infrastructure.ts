import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/cloud-infrastructure`. */
export const cloudInfrastructureQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/cloud-infrastructure',
    answer:
      'We build cloud environments for sensitive records in the region you choose. You own the accounts and keys, and we rehearse recovery with you.',
    asked: ['what is cloud infrastructure service', 'move to the cloud'],
  },
  {
    passage: '/cloud-infrastructure~1',
    answer:
      'Built on: The provider you contract with. Region: You choose it; policy enforces it. Needed: Workloads, data classes, budget. Handed over: Code, keys, run books, costs.',
    asked: ['AWS or Azure', 'which cloud provider', 'what do you need for a cloud project'],
  },
  {
    passage: '/cloud-infrastructure#specimen~2',
    answer: 'Storage elsewhere is refused. We test the refusal and attach its log.',
    asked: ['data must stay in the country', 'region lock'],
  },
  {
    passage: '/cloud-infrastructure#how-it-works~4',
    answer: 'We rehearse the loss of a site, a restore, an attack and a cost spike.',
    asked: ['do you rehearse disasters', 'ransomware rehearsal'],
  },
  {
    passage: '/cloud-infrastructure#limits',
    answer:
      'Two sites reduce the harm of an outage, but a fault in the provider’s own control systems can reach both.',
    asked: ['what if the cloud provider fails'],
  },
  {
    passage: '/cloud-infrastructure#limits~1',
    answer:
      'Your data may be at home while the provider’s parent answers to another state. Keys that you hold reduce that risk; ask your lawyers how far.',
    asked: [
      'US cloud act and our data',
      'US cloud act',
      'foreign access to data',
      'can American authorities read it',
    ],
  },
  {
    passage: '/cloud-infrastructure#limits~2',
    answer:
      'Servers copied as they are often cost more, and you save later, when we switch things off and redesign them.',
    asked: [
      'will moving to the cloud save money',
      'will the cloud be cheaper',
      'will we save money in the cloud',
    ],
  },
  {
    passage: '/cloud-infrastructure#limits~3',
    answer:
      'A secure environment can’t fix a flawed application, so plan tests and repairs in the code itself.',
    asked: ['is our app safe after the move', 'does the cloud make our app secure'],
  },
  {
    passage: '/cloud-infrastructure#stages~4',
    answer:
      'You approve the dates in the plan. The contract sets the hours in which we answer incidents.',
    asked: ['incident hours in the cloud contract'],
  },
  {
    passage: '/cloud-infrastructure#law~1',
    answer:
      'EU financial entities have followed DORA since January 2025, with registers of providers, testing and exit plans, and others may fall under NIS2, so we lay out the certificate and the registers for both.',
    asked: ['DORA', 'NIS2'],
  },
  {
    passage: '/cloud-infrastructure#law~2',
    answer:
      'The EU Data Act gives you rights to switch providers and take your data along, so we write and rehearse your exit plan at the start.',
    asked: [
      'right to switch cloud under the Data Act',
      'exit from a cloud provider',
      'switch provider',
      'how do we get out of there again',
    ],
  },
  {
    passage: '/cloud-infrastructure#whose-account-is-it',
    answer:
      'You own it from the first day, and we work with roles that you grant for a time and can withdraw within the minute.',
    asked: [
      'who is the owner of the cloud subscription',
      'is the Azure account ours',
      'in whose name is the hosting contract',
      'who owns the cloud account',
      'in whose name is the account',
    ],
  },
  {
    passage: '/cloud-infrastructure#can-we-stay-independent-of-one-provider',
    answer:
      'Partly, if you give up some of your provider’s conveniences: we show you which services bind you and how to replace them.',
    asked: [
      'avoid lock-in with one cloud',
      'move from AWS to another host later',
      'multi cloud independence',
      'vendor lock-in',
      'we do not want to be stuck with one provider',
    ],
  },
  {
    passage: '/cloud-infrastructure#how-do-you-keep-secrets',
    answer:
      'We keep them in a key service with rotation and logs, and out of code and chat, and opening the sealed emergency access raises an alarm.',
    asked: [
      'where are passwords and keys stored',
      'management of credentials in the cloud',
      'rotation of API keys',
      'passwords and keys in the cloud',
      'secret management',
      'where are the passwords kept',
    ],
  },
  {
    passage: '/cloud-infrastructure#what-about-costs-that-creep-up',
    answer:
      'Each resource has an owner and a purpose, and you get an alert before a budget is spent.',
    asked: [
      'prevent surprise cloud bills',
      'budget alarm for hosting',
      'cloud spending gets out of hand',
      'cloud costs rise',
      'budget alert',
      'the bill gets bigger every month',
    ],
  },
  {
    passage: '/cloud-infrastructure#will-you-operate-it-afterwards',
    answer:
      'If you wish, by contract and with the same run books. You receive the full handover either way, so that staying is your choice.',
    asked: [
      'do you run the servers for us later',
      'managed operations after building the cloud',
      'who operates the platform',
      'managed service',
      'will you run it for us',
      'can you keep it running for us',
    ],
  },
  {
    passage: '/cloud-infrastructure#specimen',
    answer: 'We restore from backup in a rehearsal and give you this certificate each time.',
    asked: ['what is on a recovery certificate'],
  },
  {
    passage: '/cloud-infrastructure#specimen~4',
    answer: 'Time from alarm to the first correct answer, calls included.',
    asked: ['how long did recovery take'],
  },
  {
    passage: '/cloud-infrastructure#who-it-is-for',
    answer:
      'You work in finance, health or government and have to show your supervisor that you can recover and leave your provider.',
    asked: ['show the regulator that we can leave our provider'],
  },
  {
    passage: '/cloud-infrastructure#who-it-is-for~1',
    answer:
      'You run everything in one account, or on old hardware that two people know, and a customer has sent a security questionnaire.',
    asked: ['everything on old hardware'],
  },
  {
    passage: '/cloud-infrastructure#how-it-works~1',
    answer: 'We build accounts, identity, network and policies for you in code.',
    asked: ['accounts and network in code'],
  },
  {
    passage: '/cloud-infrastructure#how-it-works~2',
    answer: 'We review, plan, apply and log every change to your environment.',
    asked: ['who reviews changes'],
  },
  {
    passage: '/cloud-infrastructure#how-it-works~3',
    answer: 'We move one workload at a time, and each one can move back.',
    asked: ['can a workload move back'],
  },
  {
    passage: '/cloud-infrastructure#how-it-works~5',
    answer: 'Your team deploys and restores by itself while we watch and help.',
    asked: ['do you teach our team'],
  },
  {
    passage: '/cloud-infrastructure#stages',
    answer:
      'Landing zone. Delivered: Code and policy tests. Accepted by: Your security lead. Rollback: Delete; nothing runs there yet.',
    asked: ['what is the landing zone and who accepts it'],
  },
]
