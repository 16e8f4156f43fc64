import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'predictive-analytics',
  meta: {
    title: 'Predictive analytics with calibration',
    description:
      'We forecast demand, failures, delays and workload with a range, score each forecast against what happened and tell you when to stop using one.',
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
    {
      label: 'Forecasts',
      value: 'Demand, failure, delay, workload',
    },
    {
      label: 'Stated',
      value: 'Value, range, expiry date',
    },
    {
      label: 'Needed',
      value: 'History with outcomes, two cycles or more',
    },
    {
      label: 'Delivered',
      value: 'Forecast feed and score record',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What a forecast card shows',
    intro:
      'You can judge a forecaster by the record, and this sample card is one line of such a record.',
    specimen: {
      kind: 'Forecast card',
      title: 'Parcels, depot 3, next week',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Question',
          value: 'Parcels to sort, Monday to Sunday',
        },
        {
          label: 'Issued',
          value: '2026-02-27 06:00 UTC',
          kind: 'time',
          note: {
            title: 'Before the event',
            text: 'We seal each card at issue. A changed forecast becomes a new card.',
          },
        },
        {
          label: 'Forecast',
          value: '41,000; between 37,500 and 45,200',
          detail: 'Eight weeks in ten fall inside',
          note: {
            title: 'Plan for the range',
            text: 'Plan for the whole range. You weigh what each end of it would cost.',
          },
        },
        {
          label: 'Driven by',
          value: 'Calendar, orders in hand, weather',
          note: {
            title: 'Main drivers named',
            text: 'If a driver looks wrong to your planner, we can withdraw the card.',
          },
        },
        {
          label: 'Naive rule',
          value: 'Same week last year: 38,900',
          note: {
            title: 'Simple rule to beat',
            text: 'Each model is compared with a rule anyone could use. If it loses, use the rule.',
          },
        },
        {
          label: 'Happened',
          value: '42,310',
        },
        {
          label: 'Scored',
          value: 'Inside the range; error 3 %',
          kind: 'result',
          note: {
            title: 'Added to the record',
            text: 'We keep hits and misses, so you can see after a year if “eight in ten” held.',
          },
        },
        {
          label: 'Valid for',
          value: 'This network; not after a price change',
        },
      ],
      foot: ['Model parcels, version 5', 'Specimen: depot and figures invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs forecasts',
    points: [
      {
        title: 'Planners',
        text: 'You plan shifts, stock or beds days before you know the need.',
      },
      {
        title: 'Maintenance managers',
        text: 'You want early signs of failure from vibration, heat and fault codes.',
      },
      {
        title: 'Finance',
        text: 'You forecast cash and arrears by segment and need to know how wrong the figure can be.',
      },
      {
        title: 'Case managers',
        text: 'You want to know which cases will miss a deadline while you can still act.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build and score a forecast',
    steps: [
      {
        title: 'Decision',
        text: 'You tell us what you would do differently at which value.',
      },
      {
        title: 'History',
        text: 'We rebuild the data as you knew them at the time of each decision.',
      },
      {
        title: 'Benchmark',
        text: 'We score a simple rule first, so you can see what a model adds.',
      },
      {
        title: 'Modelling',
        text: 'We use few drivers and test each model forward in time.',
      },
      {
        title: 'Shadow run',
        text: 'We issue and score cards for a while before you act on them.',
      },
      {
        title: 'Service',
        text: 'You get live cards and drift alarms, and each model has an end date.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a forecast can’t tell you',
    points: [
      {
        title: 'Events that are the first of their kind',
        text: 'For events without a history, such as strikes or new laws, we suggest scenarios instead of a forecast.',
      },
      {
        title: 'The effect of acting',
        text: 'A forecast of who may leave doesn’t show what would keep them, so plan a trial with a comparison group.',
      },
      {
        title: 'A single person’s future',
        text: 'We forecast groups and volumes, because a rate for a thousand people says little about one.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Project stages from data audit to live',
    table: {
      columns: ['Phase', 'Evidence produced', 'You provide', 'Moves on when'],
      rows: [
        [
          'Data audit',
          'What was known when',
          'Extracts with timestamps',
          'Gaps are listed and can be closed',
        ],
        ['Test on the past', 'Error at each horizon', 'Outcomes', 'The simple rule is beaten'],
        ['Shadow run', 'Sealed cards', 'A planner’s own forecast', 'Coverage is as stated'],
        ['Live', 'Feed on your schedule', 'A named recipient', 'Retired on drift or on its date'],
      ],
    },
    price: 'number of forecasts, data sources, how often they run and the length of the shadow run',
  },
  law: {
    label: 'Law',
    heading: 'Forecasting law: AI Act, GDPR, model risk',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'EU AI Act: high-risk uses',
        text: 'Models for individuals’ credit standing, life and health insurance pricing, hiring or staff evaluation are high-risk, and the duties are due from 2 December 2027. We build such models only with those duties written in. Predicting crime from profiling alone is prohibited, so we decline it.',
      },
      {
        title: 'GDPR and equal treatment',
        text: 'A postcode or a name can stand in for origin, so we compare errors between groups where the GDPR or local law lets us hold such data, and otherwise by area or sample study.',
      },
      {
        title: 'Supervised models',
        text: 'Banks and insurers answer to supervisors for model risk, so you get documentation, a list of limits and support for independent validation.',
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
          'We can tell you after a test on your past data. We quote its error and range, and you decide whether to go on.',
      },
      {
        question: 'What is calibration?',
        answer:
          'If cards say 80 per cent, then eight of ten should come true. We plot promised against observed values and show you the plot on the first page.',
      },
      {
        question: 'How do you notice that a model drifts?',
        answer:
          'We compare inputs with training data daily and errors with the record weekly. If either moves too far, we warn you before the next card.',
      },
      {
        question: 'May our planners override a forecast?',
        answer:
          'Yes, and we seal their figure as well, so the record shows after a season whose changes helped.',
      },
      {
        question: 'Do we need a data warehouse first?',
        answer:
          'You can start with one reliable table with timestamps, which serves better than a large store of corrected history.',
      },
    ],
  },
  related: {
    heading: 'Services that put forecasts to use',
    services: [
      {
        slug: 'interactive-dashboards',
        reason: 'Puts the card, its range and its score where your planners look.',
      },
      {
        slug: 'recommendation-engines',
        reason: 'Uses the forecast of what people want to choose what you show them.',
      },
      {
        slug: 'data-migration',
        reason: 'Brings old history over and keeps what was known at each date.',
      },
    ],
    industries: [
      'energy-utilities',
      'transportation-logistics',
      'healthcare-medical',
      'industrial-manufacturing',
    ],
  },
  closing: 'What do you forecast today? We’ll test ours against it.',
}
