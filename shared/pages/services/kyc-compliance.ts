import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds } from '../range-references.ts'

export const page: ServicePage = {
  slug: 'kyc-compliance',
  meta: {
    title: 'KYC and beneficial ownership files',
    description:
      'We verify customers, trace owners to named people, screen lists and record purpose. You get a dated file with a review date your officer approves.',
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
    {
      label: 'Turnaround',
      value: serviceTurnarounds['kyc-compliance'],
    },
    {
      label: 'Depth',
      value: 'Simplified, standard or enhanced',
    },
    {
      label: 'Needed',
      value: 'Register extract, owners’ documents',
    },
    {
      label: 'Delivered',
      value: 'File, ownership chart, review date',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your KYC file contains',
    intro:
      'The ownership chart ends in named people, or your file gives a written reason for the gap.',
    specimen: {
      kind: 'Customer file, extract',
      title: 'Due diligence on a legal person',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Customer',
          value: 'Specimen Holdings BV',
          detail: 'Fresh extract from the commercial register',
        },
        {
          label: 'Acts through',
          value: 'One director, power to sign alone',
        },
        {
          label: 'Owner 1',
          value: 'Specimen, I., 61 % indirectly',
          detail: 'Through two companies in two countries',
          note: {
            title: 'Percentages multiplied',
            text: 'We work out indirect shares layer by layer, with an extract for each.',
          },
        },
        {
          label: 'Owner 2',
          value: 'Family trust, settlor and trustees named',
          note: {
            title: 'Control without shares',
            text: 'We also ask about votes, vetoes, trusts and nominees.',
          },
        },
        {
          label: 'Register says',
          value: 'Owner 1 only; discrepancy noted',
          note: {
            title: 'Difference recorded',
            text: 'Where the owner register differs, you may have to report it. We draft that report.',
          },
        },
        {
          label: 'Purpose',
          value: 'Trade payments within the EU',
          detail: 'Expected volume stated by the customer',
        },
        {
          label: 'Source of funds',
          value: 'Dividends, audited accounts seen',
        },
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
            text: 'A new owner, a listing or an unusual payment brings the date forward.',
          },
        },
      ],
      foot: ['Every extract attached and dated', 'Specimen: no such company or trust'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs KYC and ownership files',
    points: [
      {
        title: 'Banks, payment firms, funds',
        text: 'You have overdue reviews and owners recorded in registers that your team struggles to read.',
      },
      {
        title: 'Law firms, accountants, agents',
        text: 'You fall under anti-money-laundering rules but lack a department for it.',
      },
      {
        title: 'Sellers outside the rules',
        text: 'You grant credit, dealerships or franchises and want to know who is behind the company.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build a KYC file',
    steps: [
      {
        title: 'Scope',
        text: 'Your policy sets the depth of the file for each type of customer.',
      },
      {
        title: 'Entity',
        text: 'We confirm existence, seat and signatories from an extract of the register.',
      },
      {
        title: 'Owners',
        text: 'We trace each ownership chain, layer by layer, until we reach people.',
      },
      {
        title: 'People',
        text: 'We verify identity documents and screen each person against sanctions and PEP lists.',
      },
      {
        title: 'Purpose',
        text: 'We record the business, the source of funds and the expected use.',
      },
      {
        title: 'Approval',
        text: 'Your officer approves the rating and sets the next review date.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a KYC file can’t tell you',
    points: [
      {
        title: 'Secret agreements',
        text: 'We look for warning signs of a hidden nominee, who may leave no record. No check can rule one out.',
      },
      {
        title: 'Owners in closed registers',
        text: 'Public access to EU owner registers has narrowed since 2022. Where a state asks for a legitimate interest, we help you state it.',
      },
      {
        title: 'Conduct after opening',
        text: 'You still need to monitor payments and behaviour after the account opens.',
      },
      {
        title: 'Who is liable',
        text: 'You may outsource the work, but under most regimes the responsibility stays with you, so your officer decides and signs.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of customer',
    table: {
      columns: ['File', 'Sources', 'From the customer', 'Turnaround'],
      rows: [
        [
          'Natural person',
          'Document, lists, address',
          'Passport, proof of address',
          rangeRef('identity'),
        ],
        [
          'Local company',
          'Register, owner register',
          'Signatory’s document',
          rangeRef('company-online'),
        ],
        [
          'Foreign chain',
          'Extracts of every layer',
          'Chart, certified copies',
          rangeRef('owners-abroad'),
        ],
        ['Trust or foundation', 'Deed, trustees', 'Deed or extract', 'From receipt of the deed'],
        ['Enhanced', 'The above, press, wealth', 'Evidence of wealth', 'Agreed by case'],
      ],
    },
    price: 'type of customer, layers of ownership, register fees and depth of review',
  },
  law: {
    label: 'Law',
    heading: 'KYC rules: FATF, EU, UK and US',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: Bank Secrecy Act and CDD rule',
        text: 'Covered institutions identify customers and, under FinCEN’s customer due diligence rule, owners of 25 % or more; check the rule’s current status. Domestic companies stopped reporting their owners to FinCEN in March 2025, so you ask for them directly.',
      },
      {
        title: 'United Kingdom: Money Laundering Regulations 2017',
        text: 'You identify anyone who owns or controls more than 25 %, and report material discrepancies to Companies House. Since January 2024 domestic politically exposed persons (PEP) start at a lower risk. Your lawful basis is a legal obligation.',
      },
      {
        title: 'European Union: from directives to one regulation',
        text: 'Regulation (EU) 2024/1624 applies from 10 July 2027, with ownership at 25 % or more. Until then national laws under the directives apply, so plan your file changes now.',
      },
      {
        title: 'FATF standards behind them',
        text: 'Recommendation 10 covers identity, beneficial owner and purpose, and Recommendation 24 covers transparent companies. National law turns them into your duties, and the details differ.',
      },
      {
        title: 'Privacy and secrecy',
        text: 'Under the GDPR your lawful basis is usually a legal obligation. Copies are commonly kept for five years after the relationship ends and then erased. Suspicion reports stay confidential, and our staff are bound to that too.',
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
          'Treat it as outsourcing: you remain responsible, so we attach every extract for you to judge.',
      },
      {
        question: 'At which percentage do you stop?',
        answer:
          'We stop at the threshold of your law or your policy, whichever is lower, and we look for control by other means at any percentage.',
      },
      {
        question: 'How do you verify identity at a distance?',
        answer:
          'We check document authenticity, make a live comparison where your customer agrees, or use an electronic identity scheme. The file names the method, since some regulators list those they accept.',
      },
      {
        question: 'What if no owner can be identified?',
        answer:
          'We write down the steps we took and record the senior managing official instead, as many laws provide.',
      },
      {
        question: 'Can you clear our review backlog?',
        answer:
          'Yes, we sort the files by risk and age with you, renew the riskiest first and mark customers who have stopped replying.',
      },
      {
        question: 'Do you file suspicion reports?',
        answer:
          'Your officer files them, because the duty is personal, and we supply the facts and the time we found them.',
      },
      {
        question: 'How often should a file be renewed?',
        answer:
          'Your policy sets the interval by rating, and we remind you before the date or when an owner or a list changes.',
      },
    ],
  },
  related: {
    heading: 'Services to add to a KYC file',
    services: [
      {
        slug: 'watchlist-screening',
        reason: 'Screens owners and directors again on each new version of a list.',
      },
      {
        slug: 'risk-scoring',
        reason: 'Puts your backlog in order, so that deep reviews go where they matter.',
      },
      {
        slug: 'document-intelligence',
        reason: 'Reads extracts and deeds in other languages and cites the line for you.',
      },
    ],
    industries: ['banking-financial', 'legal-services', 'real-estate', 'financial-institution'],
  },
  closing: 'List your customer types and countries. We’ll propose the file depth.',
}
