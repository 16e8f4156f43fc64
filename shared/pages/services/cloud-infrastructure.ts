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
  lede: 'We build cloud environments for sensitive records in the region you choose. You own the accounts and keys, and we rehearse recovery with you.',
  facts: [
    { label: 'Built on', value: 'The provider you contract with' },
    { label: 'Region', value: 'Yours to name, enforced by policy' },
    { label: 'Needed', value: 'Workloads, data classes, budget' },
    { label: 'Handed over', value: 'Code, keys, run books, costs' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What a recovery certificate shows',
    intro: 'We restore from backup in a rehearsal and give you this certificate each time.',
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
            text: 'Everything is in the revision named. Manual changes would be missing after the rebuild.',
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
            text: 'Time from alarm to the first correct answer, calls included.',
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
    heading: 'Who needs audited cloud environments',
    points: [
      {
        title: 'Regulated operators',
        text: 'Finance, health and government, asked to show resilience and exit rather than claim them.',
      },
      {
        title: 'Growing software firms',
        text: 'You run everything in one account, and a customer has sent a security questionnaire.',
      },
      {
        title: 'Owners of ageing servers',
        text: 'Your hardware is old and only two people know it.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build your environment',
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
    heading: 'What cloud hosting can’t promise',
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
    heading: 'Stages, sign-off and rollback',
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
    heading: 'Cloud contracts: GDPR, DORA and Data Act',
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
        text: 'The EU Data Act gives customers rights to switch providers and take data along. We write and rehearse your exit plan at the start.',
      },
      {
        title: 'Controls',
        text: 'Our SOC 2 Type II report, available under NDA, covers our part. The provider’s reports cover theirs, and a matrix shows what remains with you.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Cloud infrastructure: common questions',
    items: [
      {
        question: 'Whose account is it?',
        answer:
          'Yours from the first day. We work with roles you grant for a time and can withdraw within the minute.',
      },
      {
        question: 'Can we stay independent of one provider?',
        answer:
          'Partly. Avoiding lock-in means giving up some of your provider’s conveniences. We show you which services bind you and how to replace them.',
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
    heading: 'Services that run on the platform',
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
  closing: 'Tell us when you last restored a backup. We can start there.',
}
