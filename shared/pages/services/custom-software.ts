import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'custom-software',
  meta: {
    title: 'Custom software you own outright',
    description:
      'Software for checking, casework and records, built in small accepted steps. You own the code, can roll back any release, and can dismiss us without losing it.',
    keywords: [
      'custom software development',
      'case management software',
      'code ownership',
      'acceptance testing',
      'software handover',
    ],
  },
  heading: 'Custom software',
  lede: 'We build the software you can’t buy, in small steps that you accept one by one. You own the code from the first day.',
  facts: [
    { label: 'Ownership', value: 'Code and designs are yours' },
    { label: 'Shown', value: 'Working software at each step' },
    { label: 'Needed', value: 'One product owner with authority' },
    { label: 'Handed over', value: 'Repository, tests, run book' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What an acceptance record shows',
    intro: 'Each release comes with a paper that a person outside the project can check.',
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
            text: 'Acceptance criteria are sentences a non-programmer wrote and can test.',
          },
        },
        {
          label: 'Shown by',
          value: 'Eleven examples, three invented by testers',
          note: {
            title: 'Rules become tests',
            text: 'Each example runs by machine at every change and stays after we leave.',
          },
        },
        { label: 'Revision', value: '1b1b1b1, tagged and signed' },
        {
          label: 'Third-party code',
          value: '212 packages, licences compatible',
          note: {
            title: 'List of parts',
            text: 'A bill of materials names each package, its licence and known weaknesses.',
          },
        },
        { label: 'Accessibility', value: 'WCAG 2.2 AA, keyboard and screen reader' },
        {
          label: 'Security',
          value: 'Two findings, both mended and retested',
        },
        {
          label: 'Rolled back',
          value: 'Tried on staging, 3 minutes, no data lost',
          note: {
            title: 'Going back, rehearsed',
            text: 'Database changes are made so that the prior release still runs on them.',
          },
        },
        {
          label: 'Accepted',
          value: 'By the product owner, with one wish noted',
          kind: 'result',
          note: {
            title: 'Yes or no',
            text: 'Nothing counts as finished until the product owner has tried it and signed.',
          },
        },
        { label: 'Released', value: '2026-06-02 07:30 UTC', kind: 'time' },
      ],
      foot: ['Release notes in plain language', 'Specimen: product and figures invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs custom software',
    points: [
      {
        title: 'Casework teams',
        text: 'Screening, claims, admissions: many hands on one file, with deadlines and rights of access.',
      },
      {
        title: 'Firms with a method of their own',
        text: 'Standard software would remove what makes your method different.',
      },
      {
        title: 'Owners of an abandoned application',
        text: 'Your supplier is gone. We read, test and take over the code.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build and hand over',
    steps: [
      { title: 'Watching', text: 'We sit with the people who do the work.' },
      { title: 'Slice', text: 'The smallest useful part is cut out first.' },
      { title: 'Criteria', text: 'Done is described before coding begins.' },
      { title: 'Building', text: 'Pairs review; tests and docs grow with the code.' },
      { title: 'Acceptance', text: 'You try it on real cases and sign or refuse.' },
      { title: 'Taking over', text: 'Your developers ship a release while we watch.' },
    ],
  },
  limits: {
    label: 'What it cannot promise',
    heading: 'When you should not build',
    points: [
      {
        title: 'A product may be enough.',
        text: 'If most of the need can be bought, buy it. We say so early, and help to choose.',
      },
      {
        title: 'A fixed price for an open question.',
        text: 'What is understood can be priced. The rest is priced per step, with a right to stop after any of them.',
      },
      {
        title: 'Freedom from defects.',
        text: 'No one can give that. You get tests, a way back, and mending in the warranty period of the contract.',
      },
      {
        title: 'Change without an owner.',
        text: 'If nobody may decide, software only records the dispute. We wait until someone is named.',
      },
    ],
  },
  turnaround: {
    label: 'Acceptance',
    heading: 'Deliveries, sign-off and refusal',
    table: {
      columns: ['Delivery', 'Contains', 'Accepted by', 'If refused'],
      rows: [
        [
          'Discovery',
          'Map of work, first slice, price range',
          'Sponsor',
          'You keep the map; nothing further',
        ],
        ['Each step', 'Release and acceptance record', 'Product owner', 'Mended or withdrawn'],
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
          'We stay until it is accepted',
        ],
      ],
    },
  },
  law: {
    label: 'Rights and duties',
    heading: 'Ownership, privacy and product law',
    points: [
      {
        title: 'Code and licences',
        text: 'The contract assigns our work to you on payment. Components that existed before are licensed without end, and open-source licences are listed so that none surprises you.',
      },
      {
        title: 'Privacy in the design',
        text: 'Roles, retention and deletion are features with tests of their own, as Article 25 of the GDPR expects. Test data is made up, or masked under the processing agreement.',
      },
      {
        title: 'Product rules in the EU',
        text: 'Accessibility duties apply to many consumer services since June 2025, and security duties for products with digital elements are phased in under the Cyber Resilience Act. Whether they reach yours is settled with counsel during discovery.',
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
          'After any step, with its notice period. The repository has been yours throughout, so there is nothing to release.',
      },
      {
        question: 'Which languages and frameworks?',
        answer:
          'Ones that your market can hire for and that will be kept up. We write down why each was chosen and what would replace it.',
      },
      {
        question: 'Do you write code with AI assistants?',
        answer:
          'Only where your contract allows it. A person reviews every change and answers for it, and your code trains nobody’s model.',
      },
      {
        question: 'Who supports it at night?',
        answer:
          'Hours and response are a contract of their own. You may also take it over; the run book is written for a stranger.',
      },
      {
        question: 'How is progress reported?',
        answer: 'By accepted steps, with open risks and their owners on the same page.',
      },
    ],
  },
  related: {
    heading: 'Services to add to custom software',
    services: [
      { slug: 'system-integration', reason: 'A new application has old neighbours to talk to.' },
      { slug: 'data-migration', reason: 'Users will ask where their old cases are.' },
      { slug: 'cloud-infrastructure', reason: 'Releases need somewhere that can be rebuilt.' },
    ],
    industries: ['startups-tech', 'non-profit', 'insurance'],
  },
  closing: 'Describe the spreadsheet you can’t lose. We’ll scope its replacement.',
}
