import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'custom-software',
  meta: {
    title: 'Custom software you own outright',
    description:
      'We build software for checking, casework and records in small steps you accept. You own the code, can roll back a release and can change supplier.',
    keywords: [
      'custom software development',
      'case management software',
      'code ownership',
      'acceptance testing',
      'software handover',
    ],
  },
  heading: 'Custom software',
  lede: 'We build the software you can’t buy, in small steps that you accept one by one. You own the code of each step you have paid for.',
  facts: [
    {
      label: 'Ownership',
      value: 'Code and designs are yours',
    },
    {
      label: 'Shown',
      value: 'Working software at each step',
    },
    {
      label: 'Needed',
      value: 'One product owner with authority',
    },
    {
      label: 'Handed over',
      value: 'Repository, tests, run book',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What an acceptance record shows',
    intro:
      'You get a record like this with each release, written so that a person outside the project can check it.',
    specimen: {
      kind: 'Acceptance record',
      title: 'Release 14, case assignment',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Agreed',
          value: 'A case is never assigned to a relative',
          detail: 'Written by the product owner',
          note: {
            title: 'In your words',
            text: 'Your product owner writes the acceptance criteria and can test each one.',
          },
        },
        {
          label: 'Shown by',
          value: 'Eleven examples, three invented by testers',
          note: {
            title: 'Rules become tests',
            text: 'We run each example at every change, and you keep the tests.',
          },
        },
        {
          label: 'Revision',
          value: '1b1b1b1, tagged and signed',
        },
        {
          label: 'Third-party code',
          value: '212 packages, licences compatible',
          note: {
            title: 'List of parts',
            text: 'You get a list of each package, its licence and its known weaknesses.',
          },
        },
        {
          label: 'Accessibility',
          value: 'WCAG 2.2 AA, keyboard and screen reader',
        },
        {
          label: 'Security',
          value: 'Two findings, both fixed and retested',
        },
        {
          label: 'Rolled back',
          value: 'Tried on staging, 3 minutes, no data lost',
          note: {
            title: 'Rollback rehearsed',
            text: 'We change the database so that the prior release still runs on it.',
          },
        },
        {
          label: 'Accepted',
          value: 'By the product owner, with one wish noted',
          kind: 'result',
          note: {
            title: 'Accepted or refused',
            text: 'A step is finished once your product owner has tried it and signed.',
          },
        },
        {
          label: 'Released',
          value: '2026-06-02 07:30 UTC',
          kind: 'time',
        },
      ],
      foot: ['Release notes in plain language', 'Specimen: product and figures invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs custom software',
    points: [
      {
        title: 'Casework teams',
        text: 'Your people share cases in screening, claims or admissions, with deadlines and access rights.',
      },
      {
        title: 'Companies with a method of their own',
        text: 'You would lose what makes your method different in standard software.',
      },
      {
        title: 'Owners of an abandoned application',
        text: 'You have lost your supplier, so we read, test and take over the code.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build and hand over',
    steps: [
      {
        title: 'Discovery',
        text: 'We sit with the people who do the work and map what they do.',
      },
      {
        title: 'First part',
        text: 'You choose the smallest useful part, and we agree when it is done.',
      },
      {
        title: 'Building',
        text: 'We review each other’s code, and tests and documents grow with it.',
      },
      {
        title: 'Acceptance',
        text: 'You try each step on real cases and then accept or refuse it.',
      },
      {
        title: 'Handover',
        text: 'Your developers publish a release of their own while we watch.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'When you should not build',
    points: [
      {
        title: 'If you can buy a product',
        text: 'If most of what you need can be bought, buy it; we tell you early and help you choose.',
      },
      {
        title: 'If you need a fixed price for an open question',
        text: 'We price what both of us understand and charge the rest by step, and you may stop after any of them.',
      },
      {
        title: 'If nobody may decide',
        text: 'We wait until you have named an owner, since software can’t settle a dispute between departments.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Deliveries, sign-off and refusal',
    table: {
      columns: ['Delivery', 'Contains', 'Accepted by', 'If refused'],
      rows: [
        [
          'Discovery',
          'Map of work, first part, price range',
          'Sponsor',
          'You keep the map and stop there',
        ],
        ['Each step', 'Release and acceptance record', 'Product owner', 'We fix or withdraw it'],
        [
          'Go-live',
          'Data loaded, rollback tried',
          'Head of the department',
          'Prior release stays in use',
        ],
        [
          'Handover',
          'Repository, keys, run book',
          'Your technical lead',
          'We stay until you accept it',
        ],
      ],
    },
    price: 'number of steps, systems to connect, security level and support hours',
  },
  law: {
    label: 'Law',
    heading: 'Ownership, privacy and product law',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'Code and licences',
        text: 'The contract assigns our work to you step by step, as you pay for each. You also get a permanent licence for components that existed before, and a list of all open-source licences.',
      },
      {
        title: 'GDPR: privacy by design',
        text: 'We treat roles, retention and deletion as features with tests of their own, as Article 25 of the GDPR expects. We make up test data or mask them under the processing agreement.',
      },
      {
        title: 'EU product rules',
        text: 'Accessibility duties have applied to many consumer services since June 2025. Under the Cyber Resilience Act, reporting duties apply from 11 September 2026 and the main duties from 11 December 2027. We settle during discovery which of them reach your product.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Custom software: common questions',
    items: [
      {
        question: 'Can we end the work midway?',
        answer:
          'Yes, after any step and with its notice period, because the repository has been yours throughout.',
      },
      {
        question: 'Which programming languages and frameworks do you use, and why those?',
        answer:
          'We use ones that your market can hire for and that will be maintained. We write down why we chose each and what would replace it.',
      },
      {
        question: 'Do you write code with AI assistants?',
        answer:
          'Only where your contract allows it; a person reviews every change and is responsible for it, and we keep your code out of model training.',
      },
      {
        question: 'Will the software be free of defects?',
        answer:
          'You should expect some, so you get tests, a rollback for each release, and repairs during the warranty period of the contract.',
      },
      {
        question: 'Who supports it at night?',
        answer:
          'Support hours and response times are a contract of their own. You may also take support over, with a run book written for newcomers.',
      },
      {
        question: 'How do you report progress?',
        answer: 'You see the accepted steps, with open risks and their owners on the same page.',
      },
    ],
  },
  related: {
    heading: 'Services to add to custom software',
    services: [
      {
        slug: 'system-integration',
        reason: 'Connects your new application to the systems that it has to work with.',
      },
      {
        slug: 'data-migration',
        reason: 'Moves the old cases that your users will ask for on the first day.',
      },
      {
        slug: 'cloud-infrastructure',
        reason: 'Gives your releases an environment that your own team can rebuild.',
      },
    ],
    industries: ['startups-tech', 'non-profit', 'insurance'],
  },
  closing: 'Describe the spreadsheet you can’t lose. We’ll scope its replacement.',
}
