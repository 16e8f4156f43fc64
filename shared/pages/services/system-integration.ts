import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'system-integration',
  meta: {
    title: 'System integration with a message trail',
    description:
      'We connect HR, case, finance and identity systems by tested interfaces. You can trace each message, and each side has an owner and a version.',
    keywords: [
      'system integration',
      'HR system integration',
      'single sign-on set-up',
      'webhooks',
      'message tracing',
    ],
  },
  heading: 'System integration',
  lede: 'We connect your HR, case, finance and identity systems. You can trace every message and see that it arrived once.',
  facts: [
    {
      label: 'Joins',
      value: 'HR, applicant, case, finance, identity',
    },
    {
      label: 'By',
      value: 'Interfaces you have, files, single sign-on',
    },
    {
      label: 'Needed',
      value: 'Test access and an owner on each side',
    },
    {
      label: 'Handed over',
      value: 'Contract, tests, monitors, code',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What a message trace shows',
    intro: 'This trace shows whether an order arrived, when, and what happened to it.',
    specimen: {
      kind: 'Message trace',
      title: 'Order from the HR system',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Message',
          value: 'screening.ordered, contract version 3',
          note: {
            title: 'A written contract',
            text: 'Both sides agree fields, formats and meanings in a file and test against it.',
          },
        },
        {
          label: 'Sent',
          value: '2026-02-11 14:02:07 UTC',
          kind: 'time',
        },
        {
          label: 'Key',
          value: 'order-000-specimen, first use',
          note: {
            title: 'Once only',
            text: 'The same key makes one order, however often the sender tries.',
          },
        },
        {
          label: 'Try 1',
          value: 'Refused: receiver under maintenance',
          detail: 'Kept in the queue',
        },
        {
          label: 'Try 2',
          value: 'Accepted 14:07:10 UTC',
        },
        {
          label: 'Carried',
          value: 'Name, role, country; no salary',
          note: {
            title: 'No more than needed',
            text: 'We drop fields outside the contract before they are stored.',
          },
        },
        {
          label: 'Answered',
          value: 'Order opened; status returned to HR',
          note: {
            title: 'Both directions',
            text: 'We trace the reply as well. A missing reply raises an alarm.',
          },
        },
        {
          label: 'Outcome',
          value: 'Delivered once, understood',
          kind: 'result',
          note: {
            title: 'Delivered and understood',
            text: 'Understood means that the right order exists in the other system.',
          },
        },
      ],
      foot: ['Content masked, kept as agreed', 'Specimen: systems and order invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs system integration',
    points: [
      {
        title: 'HR and compliance teams',
        text: 'You accept an offer in one system and five others need to know, while alerts and decisions are kept in separate places.',
      },
      {
        title: 'IT after a purchase',
        text: 'You must join two directories and two payrolls by a fixed date.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build an integration',
    steps: [
      {
        title: 'Event map',
        text: 'You tell us what happens, who needs to know it, and how soon.',
      },
      {
        title: 'Contract',
        text: 'We write fields, errors and versions into a file that both sides test.',
      },
      {
        title: 'Connection',
        text: 'We build against a simulator first, then connect both systems with retries.',
      },
      {
        title: 'Fault tests',
        text: 'We send late, double and wrong messages on purpose to test both sides.',
      },
      {
        title: 'Operation',
        text: 'You get monitors, named owners and a drill for working by hand.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What an integration can’t promise',
    points: [
      {
        title: 'Uptime of other people’s systems',
        text: 'Our queues keep what can’t be delivered yet, but a supplier’s interface has to answer in the end.',
      },
      {
        title: 'One meaning for every word',
        text: '“Start date” may be the contract, the first shift or payroll. Your owners have to agree first, and we record what they decide.',
      },
      {
        title: 'Interfaces that don’t exist',
        text: 'If a product offers a nightly file or nothing, we tell you. We use screen automation last, because it breaks easily.',
      },
      {
        title: 'An interface that stays the same',
        text: 'Vendors retire versions, but our contract tests warn you early, so you can plan the change.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Acceptance tests by type of integration',
    table: {
      columns: ['Connection', 'Accepted when', 'We need', 'Rollback'],
      rows: [
        [
          'Screening order and status',
          'Trace complete in both systems',
          'Sandbox, test candidates',
          'Orders by portal, data kept',
        ],
        [
          'Single sign-on',
          'Leaver loses access on the day',
          'Directory, role list',
          'Local sign-in, kept sealed',
        ],
        ['Event stream', 'Fault tests passed', 'Event owner', 'Replay from the stored offset'],
        [
          'Nightly file',
          'Totals match, late file raises alarm',
          'Secure transfer account',
          'Previous file stays valid',
        ],
      ],
      note: 'Test access and owners decide the time, and the plan shows what it is waiting for.',
    },
    price: 'number of connections, directions, message volume and support hours',
  },
  law: {
    label: 'Law',
    heading: 'Integration law: FCRA steps and GDPR roles',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: FCRA steps stay separate',
        text: 'An automatic rejection could bypass the pre-adverse action notice that the FCRA requires. We end such a connection in a task for a person.',
      },
      {
        title: 'United Kingdom and European Union: GDPR roles',
        text: 'The contract file records who is controller and who is processor, the basis of each field and its retention. Processing agreements name every service in between, and Article 22 calls for a person where a message could refuse someone.',
      },
      {
        title: 'Transfers across borders',
        text: 'We run our part in the agreed region, and if an endpoint is elsewhere, the contract names the transfer and attaches its safeguard.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'System integration: common questions',
    items: [
      {
        question: 'Do you offer ready-made connections to our system?',
        answer:
          'We build each connection for your system, over the interfaces it already has, such as file transfer (SFTP) and single sign-on (SAML, OpenID Connect). You receive it with its tests.',
      },
      {
        question: 'Do we need an integration platform?',
        answer:
          'It helps if you have many connections; for a handful, adapters in a repository are simpler to test, and we work with what you have.',
      },
      {
        question: 'What happens during an outage?',
        answer:
          'Messages wait in order and are sent afterwards, and if waiting would harm people, your team switches to a manual form that we reconcile later.',
      },
      {
        question: 'How do you limit secrets and access?',
        answer:
          'We use one credential for each connection, with the fewest rights, rotated and kept in your vault, so a leaked key opens only that one.',
      },
      {
        question: 'Can you change an interface while it runs?',
        answer:
          'We may add fields within a version; anything else makes a new one, which we run beside the old until both owners agree to its end.',
      },
      {
        question: 'Who is called when it stops?',
        answer:
          'We call the owner whose contract test fails, as the monitor shows. Faults in between are ours while we operate it, and yours with a run book afterwards.',
      },
    ],
  },
  related: {
    heading: 'Services worth connecting',
    services: [
      {
        slug: 'background-screening',
        reason: 'Sends orders from your HR system and returns the status of each report.',
      },
      {
        slug: 'interactive-dashboards',
        reason: 'Needs the complete and fresh messages that your connections deliver each day.',
      },
      {
        slug: 'custom-software',
        reason: 'Adds the step for which both of your systems lack a place.',
      },
    ],
    industries: ['recruitment-agencies', 'it-software', 'telecommunications'],
  },
  closing: 'Name the two systems and what gets lost. We’ll scope the connection.',
}
