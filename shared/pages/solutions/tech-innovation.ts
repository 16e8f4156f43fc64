import { controlsFact } from '#shared/company/controls-claim.ts'
import type { SolutionPage } from '../catalogue/page-copy.ts'

export const page: SolutionPage = {
  slug: 'tech-innovation',
  meta: {
    title: 'Technology and innovation solutions',
    description:
      'Cloud, software, migration and integration for organisations with sensitive records. You accept each release, can roll it back, and own the code.',
    keywords: [
      'technology services',
      'cloud and software engineering',
      'legacy modernisation',
      'acceptance and rollback',
      'data residency',
    ],
  },
  heading: 'Technology services you can take over',
  lede: 'We build, move and connect systems for sensitive records. You can roll back until you accept, and you can run everything without us afterwards.',
  facts: [
    {
      label: 'Accepted',
      value: 'In steps, against your criteria',
    },
    {
      label: 'Reversible',
      value: 'Rollback tested before go-live',
    },
    {
      label: 'Owned',
      value: 'Code, keys and accounts by you',
    },
    controlsFact,
  ],
  flow: {
    label: 'How it works',
    heading: 'How we replace a system safely',
    intro:
      'This is how we would plan the replacement of one ageing system; a smaller order uses a part of it.',
    columns: [
      {
        title: 'Survey',
        stations: [
          {
            id: 'map',
            title: 'Map',
            text: 'Systems, data, owners, dependencies',
          },
          {
            id: 'criteria',
            title: 'Criteria',
            text: 'What you will accept, in sentences',
          },
        ],
      },
      {
        title: 'Environment',
        stations: [
          {
            id: 'cloud',
            title: 'Environment',
            text: 'Region, keys and policy in code',
            service: 'cloud-infrastructure',
          },
        ],
      },
      {
        title: 'Build',
        stations: [
          {
            id: 'software',
            title: 'Application',
            text: 'Small steps, each accepted',
            service: 'custom-software',
          },
          {
            id: 'joins',
            title: 'Connections',
            text: 'Contracts, simulators, traces',
            service: 'system-integration',
          },
          {
            id: 'records',
            title: 'Records',
            text: 'Rehearsed until every record is accounted for',
            service: 'data-migration',
          },
        ],
      },
      {
        title: 'Cutover',
        stations: [
          {
            id: 'gate',
            title: 'Gate',
            text: 'Owners say go, or the old system stays',
          },
          {
            id: 'return',
            title: 'Rollback',
            text: 'Timed and already rehearsed',
          },
        ],
      },
      {
        title: 'Handover',
        stations: [
          {
            id: 'handover',
            title: 'Handover',
            text: 'Your team releases and restores alone',
          },
        ],
      },
    ],
    links: [
      {
        from: 'map',
        to: 'cloud',
      },
      {
        from: 'criteria',
        to: 'cloud',
      },
      {
        from: 'cloud',
        to: 'software',
      },
      {
        from: 'cloud',
        to: 'joins',
      },
      {
        from: 'cloud',
        to: 'records',
      },
      {
        from: 'software',
        to: 'gate',
      },
      {
        from: 'joins',
        to: 'gate',
      },
      {
        from: 'records',
        to: 'gate',
      },
      {
        from: 'records',
        to: 'return',
      },
      {
        from: 'gate',
        to: 'handover',
      },
    ],
    description:
      'A map of your systems and a set of acceptance criteria come first and shape the environment. On it we prepare the application, the connections and the records side by side. All three must be ready at the gate, where owners decide; the records also define the rollback. After the gate we hand over everything to your team and stay until it runs the system.',
  },
  parts: {
    label: 'Services',
    heading: 'The four technology services',
    items: [
      {
        slug: 'cloud-infrastructure',
        text: 'We prepare environments in code, in the region you choose, and rehearse recovery.',
      },
      {
        slug: 'custom-software',
        text: 'We build the application that the market lacks, in steps that your product owner accepts.',
      },
      {
        slug: 'data-migration',
        text: 'We move your records and account for each of them in a ledger.',
      },
      {
        slug: 'system-integration',
        text: 'We connect the systems around it, and you can trace every message.',
      },
    ],
  },
  situations: {
    label: 'When to order',
    heading: 'When clients replace a system',
    points: [
      {
        title: 'The vendor has set an end date',
        text: 'Support stops, but your records must stay, and since you know the date we plan backwards from it.',
      },
      {
        title: 'A customer sends a security questionnaire',
        text: 'You fail too many of its questions, so we fix the gaps in order of risk and give you evidence.',
      },
      {
        title: 'Two companies become one',
        text: 'Your staff need one directory by the first day and one case system by the first year, with both histories kept.',
      },
    ],
  },
  received: {
    label: 'What you receive',
    heading: 'What you keep at the end of a project',
    table: {
      columns: ['Item', 'Shows', 'Kept by'],
      rows: [
        ['Repository with history', 'Who changed what, and why', 'Your organisation’s account'],
        ['Acceptance records', 'Each criterion was met', 'Product owner'],
        ['Rollback and recovery results', 'The rollback works', 'Operations'],
        ['Bill of materials', 'Licences, known weaknesses', 'Security'],
        ['Data register', 'Where records are, until when', 'Privacy officer'],
        ['Run book', 'How a newcomer operates it', 'Your team on call'],
      ],
    },
  },
  limits: {
    label: 'Limits',
    heading: 'What a technology project can’t promise',
    points: [
      {
        title: 'Innovation on schedule',
        text: 'Trials can fail, so we cap what one may cost and agree with you what would count as an answer.',
      },
      {
        title: 'Speed without your people',
        text: 'You need owners who can decide, and where they are missing, we pause the work and show you why.',
      },
      {
        title: 'Security and compliance by technology alone',
        text: 'We lower risk, test, log and rehearse, and our controls help you meet DORA, NIS2 or the GDPR, but the conduct stays with you.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Technology projects: common questions',
    items: [
      {
        question: 'Who owns the intellectual property?',
        answer:
          'You do, once a step is paid for, and we list anything we bring along beforehand, with a licence that outlives the contract.',
      },
      {
        question: 'Can your engineers work inside our network?',
        answer:
          'Yes, with your devices, your accounts and your logging, and we can have them screened to your policy before they begin.',
      },
      {
        question: 'Where is our data during the project?',
        answer:
          'We keep it in the regions named in the processing agreement, test copies included, and we list our sub-processors and announce changes.',
      },
      {
        question: 'Fixed price or time and materials?',
        answer:
          'We price clear scope as a whole and unclear scope step by step with a cap. The offer says which is which, and what counts as accepted.',
      },
      {
        question: 'Can we try an idea first?',
        answer:
          'Yes, we build a narrow, working version for real users, so that you can throw it away or let it grow.',
      },
      {
        question: 'What if we want to change supplier?',
        answer:
          'We keep the documents above up to date from the first step, so a new supplier can take over.',
      },
      {
        question: 'Who supports the system after go-live?',
        answer:
          'Your team can, with the run book, or we can under a support contract with agreed hours.',
      },
    ],
  },
  related: {
    heading: 'Industries with records to protect',
    industries: ['tech-saas-cybersecurity', 'government-public', 'energy-utilities'],
  },
  closing: 'Which system can’t you afford to break? We’ll plan its replacement.',
}
