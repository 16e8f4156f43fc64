import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/system-integration`. */
export const systemIntegrationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/system-integration',
    answer:
      'We connect your HR, case, finance and identity systems. You can trace every message and see that it arrived once.',
    asked: ['what is system integration', 'connect our systems', 'API'],
  },
  {
    passage: '/system-integration~1',
    answer:
      'Joins: HR, applicant, case, finance, identity. By: Interfaces you have, files, single sign-on. Needed: Test access and an owner on each side. Handed over: Contract, tests, monitors, code.',
    asked: ['what do you need for an integration'],
  },
  {
    passage: '/system-integration#specimen~2',
    answer: 'The same key makes one order, however often the sender tries.',
    asked: ['same order twice', 'duplicate orders', 'the order was sent twice by accident'],
  },
  {
    passage: '/system-integration#specimen~4',
    answer: 'We trace the reply as well. A missing reply raises an alarm.',
    asked: ['what if no reply comes back'],
  },
  {
    passage: '/system-integration#how-it-works~3',
    answer: 'We send late, double and wrong messages on purpose to test both sides.',
    asked: ['do you test failures'],
  },
  {
    passage: '/system-integration#limits',
    answer:
      'Our queues keep what can’t be delivered yet, but a supplier’s interface has to answer in the end.',
    asked: ['supplier interface is down'],
  },
  {
    passage: '/system-integration#limits~1',
    answer:
      '“Start date” may be the contract, the first shift or payroll. Your owners have to agree first, and we record what they decide.',
    asked: ['different meanings of a field'],
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
    passage: '/system-integration#stages~1',
    answer:
      'Single sign-on. Accepted when: Leaver loses access on the day. We need: Directory, role list. Rollback: Local sign-in, kept sealed.',
    asked: ['single sign-on setup'],
  },
  {
    passage: '/system-integration#stages~3',
    answer:
      'Nightly file. Accepted when: Totals match, late file raises alarm. We need: Secure transfer account. Rollback: Previous file stays valid.',
    asked: ['nightly file transfer'],
  },
  {
    passage: '/system-integration#law',
    answer:
      'An automatic rejection could bypass the pre-adverse action notice that the FCRA requires. We end such a connection in a task for a person.',
    asked: [
      'automatic rejection of US applicants by a workflow',
      'automatic rejection through an interface',
    ],
  },
  {
    passage: '/system-integration#do-you-offer-ready-made-connections-to-our-system',
    answer:
      'We build each connection for your system, over the interfaces it already has, such as file transfer (SFTP) and single sign-on (SAML, OpenID Connect). You receive it with its tests.',
    asked: [
      'standard connectors available?',
      'is there a ready integration for SAP',
      'do you have plug-ins',
      'ready connector for Workday',
      'plug-in for SuccessFactors',
      'do you have a connector',
      'SFTP or SAML',
      'prebuilt integrations',
      'we use Workday, is there something ready',
    ],
  },
  {
    passage: '/system-integration#do-we-need-an-integration-platform',
    answer:
      'It helps if you have many connections; for a handful, adapters in a repository are simpler to test, and we work with what you have.',
    asked: [
      'should we buy middleware',
      'is an iPaaS needed',
      'integration hub or direct links',
      'do we need middleware',
      'iPaaS',
    ],
  },
  {
    passage: '/system-integration#what-happens-during-an-outage',
    answer:
      'Messages wait in order and are sent afterwards, and if waiting would harm people, your team switches to a manual form that we reconcile later.',
    asked: [
      'the other system is down, are messages lost',
      'interface fails for an hour',
      'queueing when a partner is offline',
      'system is down',
      'integration outage',
      'the line is dead, are orders lost',
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
      'API keys',
      'credentials of a connection',
      'what if a key is stolen',
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
      'API versioning',
      'change the interface',
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
      'who do we call when the interface breaks',
      'whom do we ring when nothing arrives',
    ],
  },
  {
    passage: '/system-integration#specimen',
    answer: 'This trace shows whether an order arrived, when, and what happened to it.',
    asked: ['what is in a message trace'],
  },
  {
    passage: '/system-integration#specimen~1',
    answer: 'Both sides agree fields, formats and meanings in a file and test against it.',
    asked: ['what do both sides agree on for an interface'],
  },
  {
    passage: '/system-integration#specimen~3',
    answer: 'We drop fields outside the contract before they are stored.',
    asked: ['do you copy more data than necessary'],
  },
  {
    passage: '/system-integration#specimen~5',
    answer: 'Understood means that the right order exists in the other system.',
    asked: ['did the order really arrive'],
  },
  {
    passage: '/system-integration#who-it-is-for~1',
    answer: 'You must join two directories and two payrolls by a fixed date.',
    asked: ['two payrolls after a takeover'],
  },
  {
    passage: '/system-integration#how-it-works~2',
    answer: 'We build against a simulator first, then connect both systems with retries.',
    asked: ['do you test against a simulator'],
  },
  {
    passage: '/system-integration#how-it-works~4',
    answer: 'You get monitors, named owners and a drill for working by hand.',
    asked: ['who watches the interface'],
  },
]
