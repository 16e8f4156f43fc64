import type { SolutionPage } from '../page-copy.ts'

export const page: SolutionPage = {
  slug: 'tech-innovation',
  meta: {
    title: 'Technology and innovation solutions',
    description:
      'Cloud, software, migration and integration for firms that keep sensitive records. Each release is accepted, reversible, and handed over with the code you own.',
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
    { label: 'Accepted', value: 'In steps, against your criteria' },
    { label: 'Reversible', value: 'Rollback tried before go-live' },
    { label: 'Owned', value: 'Code, keys and accounts by you' },
    { label: 'Controls', value: 'SOC 2 Type II' },
  ],
  flow: {
    label: 'The flow of a change',
    heading: 'How we replace a system safely',
    intro:
      'One replacement of an ageing system, drawn as we would plan it. Smaller orders use a part of the picture.',
    columns: [
      {
        title: 'Survey',
        stations: [
          { id: 'map', title: 'Map', text: 'Systems, data, owners, dependencies' },
          { id: 'criteria', title: 'Criteria', text: 'What accepted will mean, in sentences' },
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
            text: 'Small slices, each signed',
            service: 'custom-software',
          },
          {
            id: 'joins',
            title: 'Joins',
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
          { id: 'gate', title: 'Gate', text: 'Owners say go, or the old system stays' },
          { id: 'return', title: 'Return', text: 'A timed way back, already rehearsed' },
        ],
      },
      {
        title: 'Handover',
        stations: [
          { id: 'handover', title: 'Handover', text: 'Your team ships and restores alone' },
        ],
      },
    ],
    links: [
      { from: 'map', to: 'cloud' },
      { from: 'criteria', to: 'cloud' },
      { from: 'cloud', to: 'software' },
      { from: 'cloud', to: 'joins' },
      { from: 'cloud', to: 'records' },
      { from: 'software', to: 'gate' },
      { from: 'joins', to: 'gate' },
      { from: 'records', to: 'gate' },
      { from: 'records', to: 'return' },
      { from: 'gate', to: 'handover' },
    ],
    description:
      'A map of systems and a set of acceptance criteria come first and shape the environment. On it, application, joins and records are prepared side by side. All three must be ready at the gate, where owners decide; the records also define the way of return. After the gate comes handover to your team.',
  },
  parts: {
    label: 'The parts',
    heading: 'The four technology services',
    items: [
      {
        slug: 'cloud-infrastructure',
        text: 'Prepares environments that are written down, fenced to a region and restored in rehearsal.',
      },
      {
        slug: 'custom-software',
        text: 'Makes the application that cannot be bought, in steps that a product owner signs.',
      },
      { slug: 'data-migration', text: 'Brings the records across and accounts for each of them.' },
      {
        slug: 'system-integration',
        text: 'Connects the neighbours and keeps a trace of every message.',
      },
    ],
  },
  situations: {
    label: 'When it is ordered',
    heading: 'When clients replace a system',
    points: [
      {
        title: 'The vendor has set an end date',
        text: 'Support stops, records must stay. Time is known, so the plan is drawn backwards from it.',
      },
      {
        title: 'A customer sends a security questionnaire',
        text: 'You have to answer no too often. We fix the gaps in order of risk and give you evidence.',
      },
      {
        title: 'Two firms become one',
        text: 'Staff need one directory by the first day, one case system by the first year, and neither history lost.',
      },
      {
        title: 'An idea needs a trial',
        text: 'A narrow, working version in front of real users, built so that it can be thrown away or grown.',
      },
    ],
  },
  received: {
    label: 'What you receive',
    heading: 'What you keep at the end of a project',
    table: {
      columns: ['Item', 'Proves', 'Kept by'],
      rows: [
        ['Repository with history', 'Who changed what, and why', 'Your organisation’s account'],
        ['Acceptance records', 'Each criterion was met', 'Product owner'],
        ['Rollback and recovery results', 'The way back works', 'Operations'],
        ['Bill of materials', 'Licences, known weaknesses', 'Security'],
        ['Data register', 'Where records live, until when', 'Privacy officer'],
        ['Run book', 'A stranger could operate it', 'Whoever is on call'],
      ],
    },
  },
  limits: {
    label: 'What it cannot promise',
    heading: 'What a technology project can’t promise',
    points: [
      {
        title: 'Innovation on schedule.',
        text: 'Trials can fail. We cap what one may cost and define what would count as an answer.',
      },
      {
        title: 'Speed without your people.',
        text: 'Owners who can decide are the scarcest part of any plan. Where they are missing, work pauses visibly.',
      },
      {
        title: 'Perfect security.',
        text: 'We lower risk, test, log and rehearse. A statement that nothing can happen would be false.',
      },
      {
        title: 'Compliance by technology.',
        text: 'Controls help to meet DORA, NIS2 or the GDPR. Meeting them is a matter of conduct, and stays with you.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Technology projects: common questions',
    items: [
      {
        question: 'Who holds intellectual property?',
        answer:
          'You do, once a step is paid for. Anything we bring along is listed beforehand with a licence that outlives the contract.',
      },
      {
        question: 'Can your engineers work inside our network?',
        answer:
          'Yes: your devices, your accounts, your logging. They can be screened to your policy before they begin.',
      },
      {
        question: 'Where is our data during the project?',
        answer:
          'In the regions named in the processing agreement, test copies included. Our sub-processors are listed, and changes are announced.',
      },
      {
        question: 'Fixed price or time and materials?',
        answer:
          'Clear scope can be priced as a whole, unclear scope step by step with a cap. The offer says which is which, and what counts as accepted.',
      },
      {
        question: 'What if we want to change supplier?',
        answer:
          'We keep the documents above up to date from the first step, so a new supplier can take over.',
      },
    ],
  },
  related: {
    heading: 'Industries with records to protect',
    industries: ['tech-saas-cybersecurity', 'government-public', 'energy-utilities'],
  },
  closing: 'Tell us which system you can’t afford to break. We’ll plan its replacement.',
}
