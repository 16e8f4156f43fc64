import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'kyc-compliance',
  meta: {
    title: 'KYC and beneficial ownership files',
    description:
      'Customer due diligence files: identity verified, owners traced to natural persons, lists screened, purpose recorded, and a date set for the next review.',
    keywords: [
      'KYC compliance',
      'beneficial ownership',
      'customer due diligence',
      'AML file',
      'UBO verification',
      'enhanced due diligence',
      'FATF',
    ],
  },
  heading: 'KYC and beneficial ownership',
  lede: 'We build customer files that answer your examiner’s four questions: who is this, who owns it, why are they here, and when did you last look?',
  facts: [
    { label: 'Turnaround', value: '24 hours for online registers' },
    { label: 'Depth', value: 'Simplified, standard or enhanced' },
    { label: 'Needed', value: 'Register extract, owners’ documents' },
    { label: 'Delivered', value: 'File, ownership chart, review date' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What your KYC file contains',
    intro:
      'The chart in a customer file ends in natural persons or in a written reason why it cannot.',
    specimen: {
      kind: 'Customer file, extract',
      title: 'Due diligence on a legal person',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Customer',
          value: 'Specimen Holdings BV',
          detail: 'Commercial register extract of the same day',
        },
        { label: 'Acts through', value: 'One director, power to sign alone' },
        {
          label: 'Owner 1',
          value: 'Specimen, I., 61 % indirectly',
          detail: 'Through two companies in two countries',
          note: {
            title: 'Percentages multiplied',
            text: 'Indirect shares are worked out layer by layer, with an extract for each.',
          },
        },
        {
          label: 'Owner 2',
          value: 'Family trust, settlor and trustees named',
          note: {
            title: 'Control without shares',
            text: 'Votes, vetoes, trusts and nominees are asked about, not only percentages.',
          },
        },
        {
          label: 'Register says',
          value: 'Owner 1 only; discrepancy noted',
          note: {
            title: 'Two versions kept',
            text: 'Where the owner register differs, you may have to report it. We draft that report.',
          },
        },
        {
          label: 'Purpose',
          value: 'Trade payments within the EU',
          detail: 'Expected volume stated by the customer',
        },
        { label: 'Source of funds', value: 'Dividends, audited accounts seen' },
        {
          label: 'Rating',
          value: 'Standard; senior sign-off not required',
          kind: 'result',
          note: {
            title: 'By your policy',
            text: 'Your criteria set the rating, and your officer approves it. We keep the trail.',
          },
        },
        {
          label: 'Review due',
          value: '2027-05-04',
          kind: 'time',
          note: {
            title: 'Sooner on an event',
            text: 'A new owner, a listing or a strange payment brings the date forward.',
          },
        },
      ],
      foot: ['Every extract attached and dated', 'Specimen: no such company or trust'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs KYC and ownership files',
    points: [
      {
        title: 'Banks, payment firms, funds',
        text: 'You have reviews overdue and owners recorded in registers your team can’t read.',
      },
      {
        title: 'Law firms, accountants, agents',
        text: 'You fall under anti-money-laundering rules but have no department for it.',
      },
      {
        title: 'Sellers not obliged at all',
        text: 'You grant credit, dealerships or franchises and want to know who is behind the company.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build a KYC file',
    steps: [
      { title: 'Scope', text: 'Your policy sets depth by customer type.' },
      { title: 'Entity', text: 'Existence, seat and signatories from the register.' },
      { title: 'Owners', text: 'We trace each chain until we reach people.' },
      { title: 'Persons', text: 'Documents are verified and lists are screened.' },
      { title: 'Purpose', text: 'Business, funds and expected use are recorded.' },
      { title: 'Approval', text: 'Your officer rates it and fixes the review.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a KYC file can’t tell you',
    points: [
      {
        title: 'Secret agreements.',
        text: 'A hidden nominee may leave no record. We look for warning signs, but no check can rule one out.',
      },
      {
        title: 'Owner registers are uneven.',
        text: 'Since 2022 general public access has narrowed in the EU. Some states ask for a legitimate interest, some hold no register.',
      },
      {
        title: 'Conduct after opening.',
        text: 'You still need to monitor payments after the account opens.',
      },
      {
        title: 'Your liability.',
        text: 'Work can be outsourced. Under most regimes responsibility cannot, so your officer decides and signs.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of customer',
    table: {
      columns: ['File', 'Sources', 'From the customer', 'Turnaround'],
      rows: [
        ['Natural person', 'Document, lists, address', 'Passport, proof of address', '24 hours'],
        [
          'Local company',
          'Register, owner register',
          'Signatory’s document',
          '24 hours where both are online',
        ],
        [
          'Foreign chain',
          'Extracts of every layer',
          'Chart, certified copies',
          'Days to weeks, by register',
        ],
        [
          'Trust or foundation',
          'Deed, trustees',
          'Deed or extract, letters',
          'From receipt of the deed',
        ],
        ['Enhanced', 'The above, press, wealth', 'Evidence of wealth', 'Agreed by case'],
      ],
    },
  },
  law: {
    label: 'The rules',
    heading: 'KYC rules: FATF, EU, UK and US',
    points: [
      {
        title: 'FATF and its local versions',
        text: 'Recommendation 10 asks for identity, beneficial owner and purpose; Recommendation 24 for transparent companies. National law turns them into your duties, and the details differ.',
      },
      {
        title: 'European Union',
        text: 'Regulation (EU) 2024/1624 applies from 10 July 2027, with ownership at 25 % or more. Until then national laws under the directives apply, so plan your file changes now.',
      },
      {
        title: 'Privacy beside secrecy',
        text: 'Under the GDPR the lawful basis is usually your legal duty rather than consent. Copies are commonly kept five years after the relationship and then erased. A suspicion report must not be disclosed to the customer; our staff are bound to that.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'KYC and ownership: common questions',
    items: [
      {
        question: 'Can we rely on your files in law?',
        answer:
          'Treat it as outsourcing, not reliance: you remain responsible, so every extract is attached for you to judge.',
      },
      {
        question: 'At which percentage do you stop?',
        answer:
          'At the threshold of your law or your policy, whichever is lower. Control by other means is looked for at any percentage.',
      },
      {
        question: 'How is identity verified at a distance?',
        answer:
          'Document authenticity, a live comparison where your customer agrees to it, or an electronic identity scheme. The file names the method, since some regulators list those they accept.',
      },
      {
        question: 'What if nobody qualifies as owner?',
        answer:
          'The steps taken are written down and the senior managing official is recorded instead, as many laws provide.',
      },
      {
        question: 'Can you clear our review backlog?',
        answer:
          'Yes. We sort by risk and age with you, renew the riskiest first, and mark customers who no longer reply.',
      },
      {
        question: 'Do you file suspicion reports?',
        answer:
          'No. We give you the facts and the time we found them. Reporting is your officer’s own duty.',
      },
    ],
  },
  related: {
    heading: 'Services to add to a KYC file',
    services: [
      {
        slug: 'watchlist-screening',
        reason: 'Runs owners and directors again on each new edition of a list.',
      },
      {
        slug: 'risk-scoring',
        reason: 'Orders the backlog, so that deep reviews go where they matter.',
      },
      {
        slug: 'document-intelligence',
        reason: 'Reads extracts and deeds in other languages, and cites the line.',
      },
    ],
    industries: ['banking-financial', 'legal-services', 'real-estate', 'financial-institution'],
  },
  closing: 'Tell us your customer types and countries. We’ll propose the file depth.',
}
