import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'risk-scoring',
  meta: {
    title: 'Counterparty risk scoring',
    description:
      'A score for suppliers, customers and partners that prints its own workings: each factor, its weight, the record behind it and the person who may overrule it.',
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
    { label: 'Subjects', value: 'Companies, owners, portfolios' },
    { label: 'Turnaround', value: '24 hours if filings are online' },
    { label: 'Needed', value: 'Legal name, country, your risk appetite' },
    { label: 'Delivered', value: 'Score, workings and sources' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What your risk score sheet shows',
    intro:
      'A score proves nothing by itself. The sheet shows which facts raised it and which lowered it.',
    specimen: {
      kind: 'Score sheet',
      title: 'Counterparty risk, edition 7',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Company',
          value: 'Specimen Trading SA',
          detail: 'Register number and seat confirmed',
          note: {
            title: 'Scored once found',
            text: 'A score for the wrong company is worse than none. The register entry comes first.',
          },
        },
        { label: 'Ownership', value: 'Three layers, two natural persons' },
        {
          label: 'Raises it',
          value: 'Late accounts; new director; high-risk route',
          note: {
            title: 'Reasons in words',
            text: 'The factors that moved the figure most, in order, each linked to its record.',
          },
        },
        { label: 'Lowers it', value: 'Eleven years’ filings, audited accounts' },
        {
          label: 'No data',
          value: 'Litigation: register closed to the public',
          note: {
            title: 'Missing data',
            text: 'A missing answer is not counted as a clean one. It widens the range instead.',
          },
        },
        {
          label: 'Score',
          value: '54 of 100, range 47 to 63',
          note: {
            title: 'With a range',
            text: 'The span shows how far the figure could move if the unknowns were known.',
          },
        },
        {
          label: 'Band',
          value: 'Enhanced review, by your policy',
          kind: 'result',
          note: {
            title: 'What the band decides',
            text: 'The band decides who reads the file next. It opens or closes no account.',
          },
        },
        { label: 'As of', value: '2026-03-31 23:59 UTC', kind: 'time' },
      ],
      foot: ['Overridden: no', 'Specimen: company and figures invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs counterparty risk scoring',
    points: [
      {
        title: 'Procurement',
        text: 'You spend review time on the suppliers that could stop your production.',
      },
      {
        title: 'Compliance',
        text: 'A risk-based approach asks for a documented method. This is one an examiner can rework by hand.',
      },
      {
        title: 'Credit and insurance',
        text: 'A second view of a firm, kept apart from any score about a private person.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build and run a risk score',
    steps: [
      { title: 'Appetite', text: 'You rank the harms you fear, in plain words.' },
      { title: 'Factors', text: 'Each gets a definition, a source and a weight.' },
      { title: 'Trial', text: 'Past cases are scored blind and compared.' },
      { title: 'Scoring', text: 'Records are fetched and the sheet is filled.' },
      { title: 'Challenge', text: 'A reviewer may overrule, with a reason kept.' },
      { title: 'Review', text: 'We review drift and overrides and revise weights.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a risk score can’t tell you',
    points: [
      {
        title: 'It is not a probability of fraud.',
        text: 'Unless outcomes have been collected and calibrated, a score ranks. It does not count how many will go wrong.',
      },
      {
        title: 'It knows what registers know.',
        text: 'Where filings are sparse, honest small companies look riskier than they are. The range shows how uncertain the score is.',
      },
      {
        title: 'It cannot follow cash.',
        text: 'Registers don’t show payments or side agreements. You need transaction monitoring for those.',
      },
      {
        title: 'Country is a crude factor.',
        text: 'Weighting it heavily shuts out whole regions. We cap it, and report how much of each score it makes up.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by size of order',
    table: {
      columns: ['Order', 'What is read', 'You send', 'Back with you'],
      rows: [
        [
          'Single company',
          'Register, filings, lists',
          'Name, number, country',
          '24 hours where filings are online',
        ],
        [
          'Company with foreign owners',
          'The same, up the chain',
          'Any chart you hold',
          'As each foreign register replies',
        ],
        [
          'Portfolio',
          'Bulk sources, then exceptions',
          'Ledger extract',
          'By size; plan agreed at the start',
        ],
        ['Re-score', 'Changes since last edition', 'Nothing', 'On the change, or as scheduled'],
      ],
      note: 'The model itself is designed and trialled with you before the first order.',
    },
  },
  law: {
    label: 'Law and fairness',
    heading: 'Scoring law: GDPR Article 22, FCRA and AML',
    points: [
      {
        title: 'GDPR, Article 22',
        text: 'The Court of Justice has held that making a score can itself be an automated decision, if others draw on it strongly. Owners and sole traders are persons, so a reviewer with real authority stands between score and refusal.',
      },
      {
        title: 'Credit and employment uses',
        text: 'Scores of individuals for credit, insurance or work fall under the FCRA in the United States, and creditworthiness models may be high-risk under the EU AI Act. We build such models only as projects with those duties written in.',
      },
      {
        title: 'Anti-money-laundering rules',
        text: 'FATF standards and EU law ask firms to grade risk and to act by grade. They also warn against refusing whole groups; a score should inform measures, not replace them.',
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
          'Only where outcomes exist to learn from. The standard sheet is a weighted list, which is easier to defend and often as good.',
      },
      {
        question: 'Can we set the weights?',
        answer:
          'You must approve them. We show what each change would have done to past cases before it takes effect.',
      },
      {
        question: 'How do you know it works?',
        answer:
          'We compare bands with what happened later: how many flagged firms gave trouble, how many quiet ones did. Both rates go to your committee.',
      },
      {
        question: 'May the scored company see its score?',
        answer:
          'That is for you to grant, except where law already grants it to individuals. Sheets are written so that they can be shown.',
      },
      {
        question: 'What if a source is wrong?',
        answer:
          'Mark the factor as disputed. The figure is shown with and without it until the register is corrected or confirms its entry.',
      },
    ],
  },
  related: {
    heading: 'Services that feed a risk score',
    services: [
      {
        slug: 'kyc-compliance',
        reason: 'Settles identity and owners, without which nothing can be weighed.',
      },
      { slug: 'watchlist-screening', reason: 'Supplies the one factor that overrides all others.' },
      {
        slug: 'interactive-dashboards',
        reason: 'Shows bands, ranges and overrules across a portfolio.',
      },
    ],
    industries: ['insurance', 'manufacturing-industrial', 'accounting-advisory'],
  },
  closing: 'Tell us what you score today. We’ll show how our sheet would differ.',
}
