import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'cloud-infrastructure',
  meta: {
    title: 'Cloud infrastructure for sensitive records',
    description:
      'Cloud environments defined in code, placed in the region you choose, restored in rehearsal, and handed over with their keys, run books and running costs.',
    keywords: [
      'cloud infrastructure',
      'infrastructure as code',
      'data residency',
      'disaster recovery test',
      'DORA',
      'cloud exit plan',
    ],
  },
  heading: 'Cloud infrastructure',
  lede: 'Environments for records that must not leak, leave the region or vanish. Written as code, proved by restoring them.',
  facts: [
    { label: 'Built on', value: 'The provider you contract with' },
    { label: 'Region', value: 'Yours to name, enforced by policy' },
    { label: 'Needed', value: 'Workloads, data classes, budget' },
    { label: 'Handed over', value: 'Code, keys, run books, costs' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'That it comes back',
    intro:
      'A backup is a hope until somebody restores from it. The certificate shown is issued after each rehearsal.',
    specimen: {
      kind: 'Recovery certificate',
      title: 'Rehearsal of records platform',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Environment',
          value: 'records-prod, rebuilt from code revision 0a0a0a0',
          note: {
            title: 'From the repository',
            text: 'Everything is in the revision named. What was clicked by hand would be missing here.',
          },
        },
        {
          label: 'Region',
          value: 'Two sites in one country',
          detail: 'Policy denies any other',
          note: {
            title: 'Residency enforced',
            text: 'Creating storage elsewhere fails. The refusal is tested, and its log is attached.',
          },
        },
        { label: 'Scenario', value: 'Primary site lost at 10:00' },
        {
          label: 'Data lost',
          value: '4 minutes; target 15',
          note: {
            title: 'Recovery point',
            text: 'Counted from the last order found after the restore, by the owners of the data.',
          },
        },
        {
          label: 'Back after',
          value: '52 minutes; target 120',
          note: {
            title: 'Recovery time',
            text: 'From alarm to first correct answer, people and telephone calls included.',
          },
        },
        { label: 'Keys', value: 'Held by the customer, rotated in rehearsal' },
        { label: 'Open points', value: 'One: certificate renewal was manual' },
        {
          label: 'Witnessed by',
          value: 'Customer’s operations lead',
          kind: 'result',
          note: {
            title: 'Not marked by us',
            text: 'Your people measure and sign. We run only what you could run from the run book.',
          },
        },
        { label: 'Held on', value: '2026-05-23 10:00 UTC', kind: 'time' },
      ],
      foot: ['Log of commands enclosed', 'Specimen: platform and times invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Systems that answer to an auditor',
    points: [
      {
        title: 'Regulated operators',
        text: 'Finance, health and government, asked to show resilience and exit rather than claim them.',
      },
      {
        title: 'Growing software firms',
        text: 'One account made in a hurry holds everything, and a customer now sends a questionnaire.',
      },
      {
        title: 'Owners of ageing servers',
        text: 'Hardware at its end, with knowledge of it in two heads.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'Ground, walls, then furniture',
    steps: [
      { title: 'Survey', text: 'Workloads, data classes, dependencies, cost today.' },
      { title: 'Landing zone', text: 'Accounts, identity, network and policies in code.' },
      { title: 'Pipeline', text: 'Changes are reviewed, planned, applied, logged.' },
      { title: 'Move', text: 'One workload at a time, with a way back.' },
      { title: 'Rehearsal', text: 'Loss, restore, attack and bill shock are played.' },
      { title: 'Handover', text: 'Your team deploys and restores without us.' },
    ],
  },
  limits: {
    label: 'What it cannot promise',
    heading: 'Clouds fail in ways of their own',
    points: [
      {
        title: 'That the provider stays up.',
        text: 'Two sites reduce the harm of an outage. Faults in the provider’s own control plane can reach both.',
      },
      {
        title: 'That residency ends foreign reach.',
        text: 'Data may lie at home while the provider’s parent answers to another state. Keys held by you narrow that; ask counsel how far.',
      },
      {
        title: 'A smaller bill by moving.',
        text: 'Servers copied as they stand often cost more. Savings come from switching off and redesign, later.',
      },
      {
        title: 'Security of what runs inside.',
        text: 'Walls do not mend an application. Its flaws need testing and repair in the code itself.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'What has to be true to go on',
    table: {
      columns: ['Stage', 'Delivered', 'Accepted by', 'Way back'],
      rows: [
        [
          'Landing zone',
          'Code and policy tests',
          'Your security lead',
          'Delete; nothing runs there yet',
        ],
        ['First workload', 'Parallel run', 'Its business owner', 'Traffic returns to the old site'],
        ['Remaining moves', 'One change each', 'Owner of each', 'Old site kept until sign-off'],
        [
          'Rehearsal',
          'Recovery certificate',
          'Operations lead',
          'Not needed: done beside production',
        ],
      ],
      note: 'Dates stand in the plan you approve. We answer incidents by the hours agreed in the contract.',
    },
  },
  law: {
    label: 'Contracts and law',
    heading: 'Papers that go with the platform',
    points: [
      {
        title: 'Processing agreement',
        text: 'The GDPR’s Article 28 contract lists instructions, sub-processors, regions, breach notice and deletion. Transfers outside rest on a named mechanism, with an assessment you can read.',
      },
      {
        title: 'Resilience rules',
        text: 'EU financial entities follow DORA since January 2025: registers of providers, testing, exit plans. Others may fall under NIS2. The certificate and registers are laid out to serve both.',
      },
      {
        title: 'Leaving',
        text: 'The EU Data Act gives customers rights to switch providers and take data along. We write and rehearse the exit at the start, when everybody is friendly.',
      },
      {
        title: 'Controls',
        text: 'Our SOC 2 Type II report covers our part. The provider’s reports cover theirs, and a matrix shows what remains with you.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'From infrastructure and security leads',
    items: [
      {
        question: 'Whose account is it?',
        answer:
          'Yours from the first day. We work with roles you grant for a time and can withdraw within the minute.',
      },
      {
        question: 'Can we stay independent of one provider?',
        answer:
          'Partly. Portable parts cost some comfort. We mark which services bind you and what replacing each would take.',
      },
      {
        question: 'How are secrets kept?',
        answer:
          'In a key service with rotation and logs, never in code or chat. Emergency access is sealed, and opening it raises an alarm.',
      },
      {
        question: 'What about costs that creep?',
        answer:
          'Each resource carries an owner and a purpose. Budgets alert before the month ends, and untagged things are shut down after a warning.',
      },
      {
        question: 'Will you operate it afterwards?',
        answer:
          'If you wish, by contract and with the same run books. Handover is complete either way, so that staying is a choice.',
      },
    ],
  },
  related: {
    heading: 'Work that stands on this ground',
    services: [
      { slug: 'data-migration', reason: 'Records follow once the region and keys are settled.' },
      {
        slug: 'custom-software',
        reason: 'Applications gain pipelines and rehearsed restores from the start.',
      },
      { slug: 'rag', reason: 'Assistants over confidential files need a fenced place to run.' },
    ],
    industries: ['financial-institution', 'government-public', 'tech-saas-cybersecurity'],
  },
  closing: 'Ask when your backup was last restored. We can begin there.',
}
