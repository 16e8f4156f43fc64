import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'predictive-analytics',
  meta: {
    title: 'Predictive analytics with calibration',
    description:
      'Forecasts of demand, failure, delay and workload that state their interval, are scored against what happened, and tell you when they should not be used.',
    keywords: [
      'predictive analytics',
      'forecasting',
      'model calibration',
      'model drift',
      'demand forecast',
      'predictive maintenance',
    ],
  },
  heading: 'Predictive analytics',
  lede: 'We forecast demand, failures, delays and workload. You get a range with every forecast, and we score each one against what happened.',
  facts: [
    { label: 'Forecasts', value: 'Demand, failure, delay, workload' },
    { label: 'Stated', value: 'Value, interval, expiry date' },
    { label: 'Needed', value: 'History with outcomes, two cycles or more' },
    { label: 'Delivered', value: 'Forecast feed and score book' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What a forecast card shows',
    intro:
      'The future cannot be certified; a forecaster’s record can. The specimen is one line of such a record.',
    specimen: {
      kind: 'Forecast card',
      title: 'Parcels, depot 3, next week',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'Question', value: 'Parcels to sort, Monday to Sunday' },
        {
          label: 'Issued',
          value: '2026-02-27 06:00 UTC',
          kind: 'time',
          note: {
            title: 'Before the event',
            text: 'Cards are sealed at issue. A forecast changed afterwards is shown as a new card.',
          },
        },
        {
          label: 'Forecast',
          value: '41,000; between 37,500 and 45,200',
          detail: 'Eight weeks in ten fall inside',
          note: {
            title: 'Plan for the edges',
            text: 'Staff for the span, not the middle. The cost of each edge is yours to weigh.',
          },
        },
        {
          label: 'Driven by',
          value: 'Calendar, orders in hand, weather',
          note: {
            title: 'Main drivers named',
            text: 'If a driver looks wrong to your planner, the card can be withdrawn.',
          },
        },
        {
          label: 'Naive rule',
          value: 'Same week last year: 38,900',
          note: {
            title: 'A bar to clear',
            text: 'Each model is compared with a rule anyone could use. If it loses, use the rule.',
          },
        },
        { label: 'Happened', value: '42,310' },
        {
          label: 'Scored',
          value: 'Inside the interval; error 3 %',
          kind: 'result',
          note: {
            title: 'Added to the book',
            text: 'Hits and misses stay. Coverage over the year tells whether “eight in ten” was true.',
          },
        },
        { label: 'Valid for', value: 'This network; not after a price change' },
      ],
      foot: ['Model parcels, edition 5', 'Specimen: depot and figures invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs forecasts',
    points: [
      {
        title: 'Planners',
        text: 'You plan shifts, stock or beds days before you know the need.',
      },
      {
        title: 'Maintenance chiefs',
        text: 'Failures that announce themselves in vibration, heat and fault codes.',
      },
      {
        title: 'Finance',
        text: 'You forecast cash and arrears by segment.',
      },
      {
        title: 'Case managers',
        text: 'Which files will exceed their deadline, while something can be done.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build and score a forecast',
    steps: [
      { title: 'Decision', text: 'What will be done differently at which value.' },
      { title: 'History', text: 'Data as known then, not as corrected since.' },
      { title: 'Benchmark', text: 'The naive rule is scored first.' },
      { title: 'Modelling', text: 'Few drivers, tested forward in time.' },
      { title: 'Shadow run', text: 'Cards are issued and scored; nobody acts yet.' },
      { title: 'Service', text: 'Live cards, drift alarms, a date to retire.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a forecast can’t tell you',
    points: [
      {
        title: 'The first of its kind.',
        text: 'We can’t forecast events without a history, such as strikes or new laws. We’ll suggest scenarios instead.',
      },
      {
        title: 'The effect of acting.',
        text: 'Knowing who may leave does not say what would keep them. That needs a trial with a comparison group.',
      },
      {
        title: 'One person’s fate.',
        text: 'A rate for a thousand is sound where a statement about one is not. We forecast groups and volumes.',
      },
      {
        title: 'Long horizons.',
        text: 'Intervals widen until they say nothing. The card stops at the horizon where the naive rule wins.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'Project stages from data audit to live',
    table: {
      columns: ['Phase', 'Evidence produced', 'You provide', 'Moves on when'],
      rows: [
        [
          'Data audit',
          'What was known when',
          'Extracts with timestamps',
          'Gaps are listed, none fatal',
        ],
        ['Back test', 'Error at each horizon', 'Outcomes', 'The naive rule is beaten'],
        ['Shadow run', 'Sealed cards', 'A planner’s own forecast', 'Coverage is as stated'],
        ['Live', 'Feed on your schedule', 'A named recipient', 'Retired on drift or on its date'],
      ],
    },
  },
  law: {
    label: 'Law and care',
    heading: 'Forecasting law: AI Act, GDPR, model risk',
    points: [
      {
        title: 'High-risk uses',
        text: 'Under the EU AI Act, models for credit standing of individuals, life and health insurance pricing, hiring or staff evaluation are high-risk. Predicting crime from profiling alone is prohibited. We take the former only with full duties, the latter never.',
      },
      {
        title: 'Proxies',
        text: 'Postcode and name can stand for origin. Errors are compared between groups where the GDPR or local law lets us hold such data, and otherwise by area or sample study.',
      },
      {
        title: 'Supervised models',
        text: 'Banks and insurers answer to supervisors for model risk. Documentation, independent validation and a list of limits come in the form they expect.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Predictive analytics: common questions',
    items: [
      {
        question: 'What accuracy can we expect?',
        answer:
          'Nobody can say before a back test on your data. We quote its error and interval, and you decide whether to go on.',
      },
      {
        question: 'What is calibration?',
        answer:
          'If cards say 80 per cent, then eight of ten should come true. We plot promised against observed and put the plot on the first page.',
      },
      {
        question: 'How is drift noticed?',
        answer:
          'Inputs are compared with training data daily, errors with the book weekly. A breach warns the recipient before the next card is issued.',
      },
      {
        question: 'May planners overrule?',
        answer:
          'Always. Their figure is sealed as well, and after a season the book shows whose changes helped.',
      },
      {
        question: 'Do we need a data warehouse first?',
        answer:
          'No. One honest table with timestamps is a better start than a large store of corrected history.',
      },
    ],
  },
  related: {
    heading: 'Services that put forecasts to use',
    services: [
      {
        slug: 'interactive-dashboards',
        reason: 'Places card, interval and score book where planners look.',
      },
      {
        slug: 'recommendation-engines',
        reason: 'Goes from what will be wanted to what should be shown.',
      },
      {
        slug: 'data-migration',
        reason: 'Brings old history over without rewriting what was known when.',
      },
    ],
    industries: [
      'energy-utilities',
      'transportation-logistics',
      'healthcare-medical',
      'industrial-manufacturing',
    ],
  },
  closing: 'Tell us what you forecast today. We’ll test ours against it.',
}
