import { hasControlsClaim } from '#shared/company/controls-claim.ts'
import { site } from '#shared/company/site.ts'
import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'cloud-infrastructure',
  meta: {
    title: 'Cloud infrastructure for sensitive records',
    description:
      'We build cloud environments in code, in the region you choose, rehearse recovery with you and hand over the keys, run books and running costs.',
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
    {
      label: 'Built on',
      value: 'The provider you contract with',
    },
    {
      label: 'Region',
      value: 'You choose it; policy enforces it',
    },
    {
      label: 'Needed',
      value: 'Workloads, data classes, budget',
    },
    {
      label: 'Handed over',
      value: 'Code, keys, run books, costs',
    },
  ],
  proof: {
    label: 'Sample record',
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
            text: 'Storage elsewhere is refused. We test the refusal and attach its log.',
          },
        },
        {
          label: 'Scenario',
          value: 'Primary site lost at 10:00',
        },
        {
          label: 'Data lost',
          value: '4 minutes; target 15',
          note: {
            title: 'Recovery point',
            text: 'The owners of the data count from the last order found after the restore.',
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
        {
          label: 'Keys',
          value: 'Held by the customer, rotated in rehearsal',
        },
        {
          label: 'Open points',
          value: 'One: certificate renewal was manual',
        },
        {
          label: 'Witnessed by',
          value: 'Customer’s operations lead',
          kind: 'result',
          note: {
            title: 'Signed by your team',
            text: 'Your team measures and signs. We run only what your run book contains.',
          },
        },
        {
          label: 'Held on',
          value: '2026-05-23 10:00 UTC',
          kind: 'time',
        },
      ],
      foot: ['Log of commands enclosed', 'Specimen: platform and times invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs audited cloud environments',
    points: [
      {
        title: 'Regulated operators',
        text: 'You work in finance, health or government and have to show your supervisor that you can recover and leave your provider.',
      },
      {
        title: 'Teams with a single account or ageing servers',
        text: 'You run everything in one account, or on old hardware that two people know, and a customer has sent a security questionnaire.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build your environment',
    steps: [
      {
        title: 'Survey',
        text: 'We list workloads, data classes, dependencies and what you pay today.',
      },
      {
        title: 'Landing zone',
        text: 'We build accounts, identity, network and policies for you in code.',
      },
      {
        title: 'Pipeline',
        text: 'We review, plan, apply and log every change to your environment.',
      },
      {
        title: 'Move',
        text: 'We move one workload at a time, and each one can move back.',
      },
      {
        title: 'Rehearsal',
        text: 'We rehearse the loss of a site, a restore, an attack and a cost spike.',
      },
      {
        title: 'Handover',
        text: 'Your team deploys and restores by itself while we watch and help.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What cloud hosting can’t promise',
    points: [
      {
        title: 'That the provider stays up',
        text: 'Two sites reduce the harm of an outage, but a fault in the provider’s own control systems can reach both.',
      },
      {
        title: 'That residency ends foreign reach',
        text: 'Your data may be at home while the provider’s parent answers to another state. Keys that you hold reduce that risk; ask your lawyers how far.',
      },
      {
        title: 'A smaller bill by moving',
        text: 'Servers copied as they are often cost more, and you save later, when we switch things off and redesign them.',
      },
      {
        title: 'Security of what runs inside',
        text: 'A secure environment can’t fix a flawed application, so plan tests and repairs in the code itself.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Stages, sign-off and rollback',
    table: {
      columns: ['Stage', 'Delivered', 'Accepted by', 'Rollback'],
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
      note: 'You approve the dates in the plan. The contract sets the hours in which we answer incidents.',
    },
    price: 'number of workloads, regions, recovery targets and rehearsals a year',
  },
  law: {
    label: 'Law',
    heading: 'Cloud contracts: GDPR, DORA and Data Act',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'GDPR: processing agreement',
        text: 'The contract under Article 28 lists instructions, sub-processors, regions, breach notice and deletion. Transfers outside the region need a named mechanism, with an assessment that you can read.',
      },
      {
        title: 'DORA and NIS2: resilience',
        text: 'EU financial entities have followed DORA since January 2025, with registers of providers, testing and exit plans, and others may fall under NIS2, so we lay out the certificate and the registers for both.',
      },
      {
        title: 'Data Act: leaving',
        text: 'The EU Data Act gives you rights to switch providers and take your data along, so we write and rehearse your exit plan at the start.',
      },
      {
        title: 'Our controls',
        text: hasControlsClaim
          ? `Our ${site.claims.compliance} report, available under NDA, covers our part. The provider’s reports cover theirs, and a matrix shows what remains with you.`
          : 'Your contract lists the controls on our part. The provider’s reports cover theirs, and a matrix shows what remains with you.',
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
          'You own it from the first day, and we work with roles that you grant for a time and can withdraw within the minute.',
      },
      {
        question: 'Can we stay independent of one provider?',
        answer:
          'Partly, if you give up some of your provider’s conveniences: we show you which services bind you and how to replace them.',
      },
      {
        question: 'How do you keep secrets?',
        answer:
          'We keep them in a key service with rotation and logs, and out of code and chat, and opening the sealed emergency access raises an alarm.',
      },
      {
        question: 'What about costs that creep up?',
        answer:
          'Each resource has an owner and a purpose, and you get an alert before a budget is spent.',
      },
      {
        question: 'Will you operate it afterwards?',
        answer:
          'If you wish, by contract and with the same run books. You receive the full handover either way, so that staying is your choice.',
      },
    ],
  },
  related: {
    heading: 'Services that run on the platform',
    services: [
      {
        slug: 'data-migration',
        reason: 'Moves your records once the region and the keys are settled.',
      },
      {
        slug: 'custom-software',
        reason:
          'Gives your applications pipelines and rehearsed restores from their first release.',
      },
      {
        slug: 'rag',
        reason: 'Runs assistants over your confidential files in an environment that you control.',
      },
    ],
    industries: ['financial-institution', 'government-public', 'tech-saas-cybersecurity'],
  },
  closing: 'When did you last restore a backup? We can start there.',
}
