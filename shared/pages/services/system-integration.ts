import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'system-integration',
  meta: {
    title: 'System integration with a message trail',
    description:
      'HR, case, finance and identity systems joined by tested interfaces: each message traced, retried or returned, with version rules and an owner on each side.',
    keywords: [
      'system integration',
      'API integration',
      'HR system connector',
      'webhooks',
      'message tracing',
    ],
  },
  heading: 'System integration',
  lede: 'We connect your HR, case, finance and identity systems. You can trace every message and see that it arrived once.',
  facts: [
    { label: 'Joins', value: 'HR, applicant, case, finance, identity' },
    { label: 'By', value: 'API, events, files, single sign-on' },
    { label: 'Needed', value: 'Test access and an owner on each side' },
    { label: 'Handed over', value: 'Contract, tests, monitors, code' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What a message trace shows',
    intro: 'This trace shows whether an order arrived, when, and what happened to it.',
    specimen: {
      kind: 'Message trace',
      title: 'Order from the HR system',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Message',
          value: 'screening.ordered, contract edition 3',
          note: {
            title: 'A written contract',
            text: 'Fields, formats and meanings are agreed in a file both sides test against.',
          },
        },
        { label: 'Sent', value: '2026-02-11 14:02:07 UTC', kind: 'time' },
        {
          label: 'Key',
          value: 'order-000-specimen, first use',
          note: {
            title: 'Once only',
            text: 'The same key twice makes no second order, however often the sender tries.',
          },
        },
        {
          label: 'Try 1',
          value: 'Refused: receiver under maintenance',
          detail: 'Kept in the queue',
        },
        { label: 'Try 2', value: 'Accepted 14:07:10 UTC' },
        {
          label: 'Carried',
          value: 'Name, role, country; no salary',
          note: {
            title: 'No more than needed',
            text: 'Fields outside the contract are dropped at the border, not stored and ignored.',
          },
        },
        {
          label: 'Answered',
          value: 'File opened; state returned to HR',
          note: {
            title: 'Both directions',
            text: 'The reply is traced as well. Silence after an order raises an alarm.',
          },
        },
        {
          label: 'Outcome',
          value: 'Delivered once, understood',
          kind: 'result',
          note: {
            title: 'Two different things',
            text: 'Delivered is technical. Understood means that the right file exists over there.',
          },
        },
      ],
      foot: ['Content masked, kept as agreed', 'Specimen: systems and order invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs system integration',
    points: [
      {
        title: 'HR operations',
        text: 'You accept an offer in one system, and five others need to know.',
      },
      {
        title: 'Compliance desks',
        text: 'Your alerts, files and decisions are in separate systems.',
      },
      {
        title: 'IT after a purchase',
        text: 'You must join two directories and two payrolls by a fixed date.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build an integration',
    steps: [
      { title: 'Event map', text: 'What happens, who must learn of it, how soon.' },
      { title: 'Contract', text: 'Fields, errors and versions in a testable file.' },
      { title: 'Simulator', text: 'Each side works against a stand-in first.' },
      { title: 'Adapter', text: 'Small, stateless where possible, with retries.' },
      { title: 'Fault trial', text: 'Late, double, wrong and missing messages.' },
      { title: 'Operation', text: 'Monitors, owners, and a return-to-manual drill.' },
    ],
  },
  limits: {
    label: 'What it cannot promise',
    heading: 'What an integration can’t promise',
    points: [
      {
        title: 'Uptime of other people’s systems.',
        text: 'Queues hold what cannot be delivered. They do not make a supplier’s interface answer.',
      },
      {
        title: 'Shared meaning by decree.',
        text: '“Start date” may be contract, first shift or payroll. Until owners agree, a mapping merely hides it.',
      },
      {
        title: 'Interfaces that do not exist.',
        text: 'Some products offer a nightly file or nothing. Screen automation breaks easily, so we use it last and tell you.',
      },
      {
        title: 'Permanence.',
        text: 'Vendors retire versions. Contract tests warn early, and somebody still has to do the work.',
      },
    ],
  },
  turnaround: {
    label: 'Acceptance',
    heading: 'Acceptance tests by type of integration',
    table: {
      columns: ['Join', 'Accepted when', 'From you', 'Rollback'],
      rows: [
        [
          'Screening order and state',
          'Trace complete in both systems',
          'Sandbox, test candidates',
          'Orders by portal, no data lost',
        ],
        [
          'Single sign-on',
          'Leaver loses access on the day',
          'Directory, role list',
          'Local sign-in, kept sealed',
        ],
        ['Event stream', 'Fault trial passed', 'Event owner', 'Replay from the stored offset'],
        [
          'Nightly file',
          'Totals match, late file alarms',
          'Secure transfer account',
          'Previous file stays valid',
        ],
      ],
      note: 'Time depends chiefly on test access and on owners; the plan shows where it is waiting.',
    },
  },
  law: {
    label: 'Data and law',
    heading: 'Integration law: FCRA steps and GDPR roles',
    points: [
      {
        title: 'Steps that law keeps apart',
        text: 'An automatic rejection fired by a screening state could run past the FCRA’s pre-adverse notice or the GDPR’s Article 22. Such links end in a task for a person, by design.',
      },
      {
        title: 'Two controllers, one stream',
        text: 'The contract file also records who is controller, who processor, the basis of each field and its retention. Processing agreements name every relay in between.',
      },
      {
        title: 'Across borders',
        text: 'Relays run in the agreed region. If an endpoint lies elsewhere, the transfer is named and its safeguard is attached.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'System integration: common questions',
    items: [
      {
        question: 'Do we need an integration platform?',
        answer:
          'Beyond a handful of joins it helps. Below that, adapters in a repository are simpler to test. We work with what you hold.',
      },
      {
        question: 'What happens during an outage?',
        answer:
          'Messages wait in order and go out afterwards. If waiting harms people, the drill returns you to a manual form, with later reconciliation.',
      },
      {
        question: 'How are secrets and access limited?',
        answer:
          'One credential for each join, with least rights, rotated, stored in your vault. A leaked key opens one door.',
      },
      {
        question: 'Can you change an interface without breaking us?',
        answer:
          'Fields may be added within an edition. Anything else makes a new edition, run beside the old until both owners agree to its end.',
      },
      {
        question: 'Who is called when it stops?',
        answer:
          'The owner whose contract test fails, shown on the monitor. “Somewhere in between” is ours while we operate it, and yours with a run book after handover.',
      },
    ],
  },
  related: {
    heading: 'Services worth connecting',
    services: [
      {
        slug: 'background-screening',
        reason: 'Orders and states flow between HR and the screening file.',
      },
      {
        slug: 'interactive-dashboards',
        reason: 'Fresh panels need messages that arrive complete.',
      },
      {
        slug: 'custom-software',
        reason: 'Fills the gap where neither system has a place for the step.',
      },
    ],
    industries: ['recruitment-agencies', 'it-software', 'telecommunications'],
  },
  closing: 'Name the two systems and what gets lost. We’ll scope the connection.',
}
