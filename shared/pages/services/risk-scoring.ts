import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds } from '../range-references.ts'

export const page: ServicePage = {
  slug: 'risk-scoring',
  meta: {
    title: 'Counterparty risk scoring',
    description:
      'We score suppliers, customers and partners from public records. You see each factor, its weight and its source, and a reviewer can override it.',
    keywords: [
      'risk scoring',
      'counterparty risk',
      'third-party risk rating',
      'supplier due diligence',
      'explainable score',
      'risk-based approach',
    ],
  },
  heading: 'Risk scoring',
  lede: 'We score suppliers, customers and partners from register data. You see each factor, its weight and its source, and you can override the result.',
  facts: [
    {
      label: 'Subjects',
      value: 'Companies, owners, portfolios',
    },
    {
      label: 'Turnaround',
      value: serviceTurnarounds['risk-scoring'],
    },
    {
      label: 'Needed',
      value: 'Legal name, country, your risk appetite',
    },
    {
      label: 'Delivered',
      value: 'Score, workings and sources',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your risk score sheet shows',
    intro:
      'The sheet shows you which facts raised the score, which lowered it and what is missing.',
    specimen: {
      kind: 'Score sheet',
      title: 'Counterparty risk, version 7',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Company',
          value: 'Specimen Trading SA',
          detail: 'Register number and seat confirmed',
          note: {
            title: 'Right company first',
            text: 'We match the register entry first, so the score belongs to the right company.',
          },
        },
        {
          label: 'Ownership',
          value: 'Three layers, two natural persons',
        },
        {
          label: 'Raises it',
          value: 'Late accounts; new director; high-risk route',
          note: {
            title: 'Reasons in words',
            text: 'The factors that moved the figure most, in order, each linked to its record.',
          },
        },
        {
          label: 'Lowers it',
          value: 'Eleven years’ filings, audited accounts',
        },
        {
          label: 'No data',
          value: 'Litigation: register closed to the public',
          note: {
            title: 'Missing data',
            text: 'A missing answer widens the range. We don’t count it as a good sign.',
          },
        },
        {
          label: 'Score',
          value: '54 of 100, range 47 to 63',
          note: {
            title: 'With a range',
            text: 'The range shows how far the score could move if the missing data arrived.',
          },
        },
        {
          label: 'Band',
          value: 'Enhanced review, by your policy',
          kind: 'result',
          note: {
            title: 'What the band decides',
            text: 'The band decides who reviews the company next. Your team decides the rest.',
          },
        },
        {
          label: 'As of',
          value: '2026-03-31 23:59 UTC',
          kind: 'time',
        },
      ],
      foot: ['Overridden: no', 'Specimen: company and figures invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs counterparty risk scoring',
    points: [
      {
        title: 'Procurement',
        text: 'You spend review time on the suppliers that could stop your production.',
      },
      {
        title: 'Compliance',
        text: 'A risk-based approach needs a documented method, and your examiner can rework this one by hand.',
      },
      {
        title: 'Credit and insurance',
        text: 'You get a second view of a company, kept apart from any score about a private individual.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build and run a risk score',
    steps: [
      {
        title: 'Priorities',
        text: 'You rank the risks that matter most to you, in plain words.',
      },
      {
        title: 'Factors',
        text: 'We define each factor with its source and the weight you approve.',
      },
      {
        title: 'Trial',
        text: 'We score past cases blind and compare the bands with the outcome.',
      },
      {
        title: 'Scoring',
        text: 'We collect the records and fill in the sheet for each company.',
      },
      {
        title: 'Review',
        text: 'Your reviewers may override, and we adjust weights when bands drift.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a risk score can’t tell you',
    points: [
      {
        title: 'The probability of fraud',
        text: 'A score ranks companies and becomes a probability only after you have collected outcomes and we have calibrated it.',
      },
      {
        title: 'The truth behind sparse filings',
        text: 'Where filings are sparse, honest small companies look riskier than they are, and the range shows how uncertain the score is.',
      },
      {
        title: 'Where the cash goes',
        text: 'You need transaction monitoring for payments and side agreements, which registers leave out.',
      },
      {
        title: 'Risk inside a country',
        text: 'We cap the weight of a country and report how much of each score it makes up, because a heavy one would shut out whole regions.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by size of order',
    table: {
      columns: ['Order', 'What we read', 'You send', 'Turnaround'],
      rows: [
        [
          'Single company',
          'Register, filings, lists',
          'Name, number, country',
          rangeRef('company-online'),
        ],
        [
          'Company with foreign owners',
          'The same for each owner',
          'Any chart you have',
          rangeRef('owners-abroad'),
        ],
        [
          'Portfolio',
          'Bulk sources, then exceptions',
          'Ledger extract',
          'By size; plan agreed at the start',
        ],
        [
          'Repeat score',
          'Changes since the last version',
          'Nothing',
          'On the change, or as scheduled',
        ],
      ],
      note: 'We design and test the model with you before the first order.',
    },
    price: 'number of companies, depth of ownership, register fees and repeat scores',
  },
  law: {
    label: 'Law',
    heading: 'Scoring law: GDPR Article 22, FCRA and AML',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: FCRA and fair lending',
        text: 'Scores about individuals for credit, insurance or work fall under the FCRA, and credit decisions under the Equal Credit Opportunity Act. Our standard sheet scores companies, so we agree those duties with you first if individuals are involved.',
      },
      {
        title: 'United Kingdom: money laundering rules and UK GDPR',
        text: 'The Money Laundering Regulations 2017 require firms to assess customer risk and to record why. Articles 22A to 22D of the UK GDPR set safeguards for automated decisions about individuals, so a reviewer confirms each refusal.',
      },
      {
        title: 'European Union: GDPR, Article 22',
        text: 'The Court of Justice has held that a score can itself be an automated decision if others draw strongly on it. Owners and sole traders are individuals, so a reviewer with real authority decides. Creditworthiness models may be high-risk under the AI Act.',
      },
      {
        title: 'FATF: a risk-based approach',
        text: 'FATF standards expect firms to grade risk and to act by grade. They also warn against refusing whole groups, so use the score to choose your measures.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Risk scoring: common questions',
    items: [
      {
        question: 'Is there machine learning inside?',
        answer:
          'Only where you have outcomes to learn from; the standard sheet is a weighted list, which is easier to explain and often as accurate.',
      },
      {
        question: 'Can we set the weights?',
        answer:
          'Yes, you approve each one after we show you what a change would have done to past cases.',
      },
      {
        question: 'How do you know that the score works?',
        answer:
          'We compare the bands with what happened later, so your committee sees how many flagged and unflagged companies caused trouble.',
      },
      {
        question: 'May the scored company see its score?',
        answer:
          'You decide, unless the law gives individuals a right to see it, and we write the sheets so that you can share them.',
      },
      {
        question: 'What if a source is wrong?',
        answer:
          'Mark the factor as disputed, and we show the score both ways until the register corrects or confirms its entry.',
      },
    ],
  },
  related: {
    heading: 'Services that feed a risk score',
    services: [
      {
        slug: 'kyc-compliance',
        reason: 'Confirms identity and owners, which every score needs as a starting point.',
      },
      {
        slug: 'watchlist-screening',
        reason: 'Adds sanctions and PEP results, the factors that override all others.',
      },
      {
        slug: 'interactive-dashboards',
        reason: 'Shows you bands, ranges and overrides across the whole portfolio.',
      },
    ],
    industries: ['insurance', 'manufacturing-industrial', 'accounting-advisory'],
  },
  closing: 'What do you score today? We’ll show how our sheet would differ.',
}
