import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/system-integration`. */
export const systemIntegrationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/system-integration#do-you-offer-ready-made-connections-to-our-system',
    answer:
      'We build each connection for your system, over the interfaces it already has, such as file transfer (SFTP) and single sign-on (SAML, OpenID Connect). You receive it with its tests.',
    asked: [
      'standard connectors available?',
      'is there a ready integration for SAP',
      'do you have plug-ins',
    ],
  },
  {
    passage: '/system-integration#do-we-need-an-integration-platform',
    answer:
      'It helps if you have many connections; for a handful, adapters in a repository are simpler to test, and we work with what you have.',
    asked: ['should we buy middleware', 'is an iPaaS needed', 'integration hub or direct links'],
  },
  {
    passage: '/system-integration#what-happens-during-an-outage',
    answer:
      'Messages wait in order and are sent afterwards, and if waiting would harm people, your team switches to a manual form that we reconcile later.',
    asked: [
      'the other system is down, are messages lost',
      'interface fails for an hour',
      'queueing when a partner is offline',
    ],
  },
  {
    passage: '/system-integration#how-do-you-limit-secrets-and-access',
    answer:
      'We use one credential for each connection, with the fewest rights, rotated and kept in your vault, so a leaked key opens only that one.',
    asked: [
      'security of interface credentials',
      'limited access for each interface',
      'what if a password of an integration leaks',
    ],
  },
  {
    passage: '/system-integration#can-you-change-an-interface-while-it-runs',
    answer:
      'We may add fields within a version; anything else makes a new one, which we run beside the old until both owners agree to its end.',
    asked: [
      'new version of an API without interruption',
      'changing fields in a live interface',
      'compatibility of interface versions',
    ],
  },
  {
    passage: '/system-integration#who-is-called-when-it-stops',
    answer:
      'We call the owner whose contract test fails, as the monitor shows. Faults in between are ours while we operate it, and yours with a run book afterwards.',
    asked: [
      'who gets an alert if data stops flowing',
      'responsibility for interface errors',
      'on-call for integrations',
    ],
  },
  {
    passage: '/system-integration#limits~2',
    answer:
      'If a product offers a nightly file or nothing, we tell you. We use screen automation last, because it breaks easily.',
    asked: ['legacy program without API'],
  },
  {
    passage: '/system-integration#limits~3',
    answer:
      'Vendors retire versions, but our contract tests warn you early, so you can plan the change.',
    asked: ['vendor changes its API version'],
  },
  {
    passage: '/system-integration#law',
    answer:
      'An automatic rejection could bypass the pre-adverse action notice that the FCRA requires. We end such a connection in a task for a person.',
    asked: ['automatic rejection of US applicants by a workflow'],
  },
]
