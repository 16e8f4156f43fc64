import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/cloud-infrastructure`. */
export const cloudInfrastructureQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/cloud-infrastructure#whose-account-is-it',
    answer:
      'You own it from the first day, and we work with roles that you grant for a time and can withdraw within the minute.',
    asked: [
      'who is the owner of the cloud subscription',
      'is the Azure account ours',
      'in whose name is the hosting contract',
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
    ],
  },
  {
    passage: '/cloud-infrastructure#limits~1',
    answer:
      'Your data may be at home while the provider’s parent answers to another state. Keys that you hold reduce that risk; ask your lawyers how far.',
    asked: ['US cloud act and our data'],
  },
  {
    passage: '/cloud-infrastructure#limits~2',
    answer:
      'Servers copied as they are often cost more, and you save later, when we switch things off and redesign them.',
    asked: ['will moving to the cloud save money'],
  },
  {
    passage: '/cloud-infrastructure#limits~3',
    answer:
      'A secure environment can’t fix a flawed application, so plan tests and repairs in the code itself.',
    asked: ['is our app safe after the move'],
  },
  {
    passage: '/cloud-infrastructure#law~2',
    answer:
      'The EU Data Act gives you rights to switch providers and take your data along, so we write and rehearse your exit plan at the start.',
    asked: ['right to switch cloud under the Data Act'],
  },
]
