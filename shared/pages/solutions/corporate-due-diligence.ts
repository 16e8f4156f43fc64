import { site } from '#shared/company/site.ts'
import type { SolutionPage } from '../catalogue/page-copy.ts'
import { serviceTurnarounds } from '../range-references.ts'

export const page: SolutionPage = {
  slug: 'corporate-due-diligence',
  meta: {
    title: 'Corporate due diligence solutions',
    description:
      'We bring registers, owners, lists and sources of wealth into one report before you sign, lend or buy, and keep it current while you deal with the company.',
    keywords: [
      'corporate due diligence',
      'third-party due diligence',
      'risk compliance',
      'beneficial ownership',
      'acquisition due diligence',
      'supplier vetting',
    ],
  },
  heading: 'Corporate due diligence before you sign',
  lede: 'We find out who owns a company, who runs it, what it owes and whether it is barred. You get the findings before you sign, lend or buy.',
  facts: [
    {
      label: 'Subjects',
      value: 'Companies, owners, investors',
    },
    {
      label: 'Turnaround',
      value: serviceTurnarounds['kyc-compliance'],
    },
    {
      label: 'Reach',
      value: `${site.coverage}`,
    },
    {
      label: 'Output',
      value: 'Report, score and monitoring',
    },
  ],
  flow: {
    label: 'How it works',
    heading: 'How a due diligence case runs',
    intro:
      'We trace ownership first, then screen the people behind it, score the findings and monitor changes.',
    columns: [
      {
        title: 'Name',
        stations: [
          {
            id: 'entity',
            title: 'The legal entity',
            text: 'Number, seat, standing and signatories',
          },
        ],
      },
      {
        title: 'Ownership',
        stations: [
          {
            id: 'owners',
            title: 'Owners',
            text: 'Traced layer by layer to people',
            service: 'kyc-compliance',
          },
          {
            id: 'money',
            title: 'Money',
            text: 'Accounts, charges, source of wealth',
          },
        ],
      },
      {
        title: 'Exposure',
        stations: [
          {
            id: 'lists',
            title: 'Lists',
            text: 'Sanctions, bans, public office',
            service: 'watchlist-screening',
          },
          {
            id: 'disputes',
            title: 'Disputes',
            text: 'Courts, insolvency, press with sources',
          },
          {
            id: 'applicants',
            title: 'Investors',
            text: 'Applicants for residence or citizenship',
            service: 'citizen-by-investment',
          },
        ],
      },
      {
        title: 'Score and reasons',
        stations: [
          {
            id: 'score',
            title: 'Score',
            text: 'Factors, range, reasons in words',
            service: 'risk-scoring',
          },
        ],
      },
      {
        title: 'Decision',
        stations: [
          {
            id: 'decision',
            title: 'Your decision',
            text: 'Accept, add conditions or decline',
          },
          {
            id: 'watch',
            title: 'Monitoring',
            text: 'New owner, new listing, new filing',
          },
        ],
      },
    ],
    links: [
      {
        from: 'entity',
        to: 'owners',
      },
      {
        from: 'entity',
        to: 'money',
      },
      {
        from: 'owners',
        to: 'lists',
      },
      {
        from: 'owners',
        to: 'applicants',
      },
      {
        from: 'money',
        to: 'disputes',
      },
      {
        from: 'money',
        to: 'applicants',
      },
      {
        from: 'lists',
        to: 'score',
      },
      {
        from: 'disputes',
        to: 'score',
      },
      {
        from: 'applicants',
        to: 'decision',
      },
      {
        from: 'score',
        to: 'decision',
      },
      {
        from: 'score',
        to: 'watch',
      },
    ],
    description:
      'We find the legal entity first, and it leads to its owners and its money. We screen owners against lists, compare money with disputes, and vet investors who seek a status from both. Lists and disputes go into a score, which informs your decision and sets the monitoring. Findings on investors reach you directly, in words and with their grade of proof.',
  },
  parts: {
    label: 'Services',
    heading: 'The three due diligence services',
    items: [
      {
        slug: 'kyc-compliance',
        text: 'We open the file: existence, signatories, beneficial owners, purpose, and the date of the next review.',
      },
      {
        slug: 'risk-scoring',
        text: 'We score what the file contains, show how we calculated it, and mark what is unknown.',
      },
      {
        slug: 'citizen-by-investment',
        text: 'We go deeper for people who acquire a legal status with money, where a register is too little.',
      },
    ],
  },
  situations: {
    label: 'When to order',
    heading: 'When clients order due diligence',
    points: [
      {
        title: 'A distributor abroad',
        text: 'Anti-bribery laws can hold you responsible for those who sell in your name. We check who they are and whom they are related to.',
      },
      {
        title: 'A purchase or joint venture',
        text: 'While you read the contracts, we look at the people, the owners above them and the disputes that the data room leaves out.',
      },
      {
        title: 'A supplier of one critical part',
        text: 'Supply-chain laws in several countries require documented checks on suppliers, and we give you the documents.',
      },
      {
        title: 'A large credit line',
        text: 'You lend or insure against a company’s promise and want to know who can keep it.',
      },
      {
        title: 'A remediation order',
        text: 'Your supervisor wants old files renewed, so we sort them by risk, renew them and report progress.',
      },
    ],
  },
  received: {
    label: 'What you receive',
    heading: 'What your committee receives',
    table: {
      columns: ['Document', 'Length and form', 'Answers'],
      rows: [
        ['Summary page', 'One page', 'Findings by weight, and what is left for you to decide'],
        ['Ownership chart', 'Drawing with extracts', 'Who is at the end of each chain'],
        ['Findings', 'Graded by weight and proof', 'What is proven, open or contradicted'],
        ['Score sheet', 'Factors and range', 'How it compares with your other partners'],
        ['Monitoring notice', 'On each change', 'What is new and whether it matters'],
      ],
      note: 'You see the register, page and date behind each statement.',
    },
  },
  limits: {
    label: 'Limits',
    heading: 'What due diligence can’t do',
    points: [
      {
        title: 'Audit the accounts',
        text: 'We read accounts as filed, and whether they are true is the work of auditors with access to the books.',
      },
      {
        title: 'Use unlawful sources',
        text: 'We make no pretext calls and buy no bank data or hacked emails, so some questions stay open and we mark them as open.',
      },
      {
        title: 'Make local registers equal',
        text: 'Filing duties, fees and delays differ by country, so our plan names them before you commit.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Due diligence: common questions',
    items: [
      {
        question: 'Will the company know?',
        answer:
          'Register and press work goes unnoticed, and we hold interviews and site visits only with your permission. Individuals whose data we keep may have a right to be told.',
      },
      {
        question: 'Can the work be privileged?',
        answer:
          'In some jurisdictions, yes, if your lawyers instruct us. Ask them to place the order and settle how we address the report.',
      },
      {
        question: 'How deep should we go?',
        answer:
          'That depends on the harm if you are wrong: we propose three depths, tell you what each would miss, and you choose.',
      },
      {
        question: 'What does ongoing monitoring cover?',
        answer:
          'It covers register changes, lists, insolvency notices and named press, and private share transfers once they are filed.',
      },
      {
        question: 'Who owns the report?',
        answer:
          'You may use it for the agreed purpose, and you can share it with lenders or insurers after they accept its terms.',
      },
      {
        question: 'Is the report a legal opinion?',
        answer:
          'We report that a charge is registered, and legal advice tells you what it means for your contract.',
      },
    ],
  },
  related: {
    heading: 'Industries that order due diligence',
    industries: ['accounting-advisory', 'legal-services', 'real-estate'],
  },
  closing: 'Tell us the deal, the country and the date. We’ll propose a depth.',
}
