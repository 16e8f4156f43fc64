import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'interactive-dashboards',
  meta: {
    title: 'Interactive dashboards with lineage',
    description:
      'We build dashboards in which you can open each figure down to its records, with agreed definitions, refresh times, access by role and keyboard use.',
    keywords: [
      'interactive dashboards',
      'business intelligence',
      'data lineage',
      'accessible charts',
      'metric definitions',
    ],
  },
  heading: 'Interactive dashboards',
  lede: 'We build dashboards in which you can open every figure: its definition, the records behind it and when it was last updated.',
  facts: [
    {
      label: 'Sources',
      value: 'Warehouse, files, our reports',
    },
    {
      label: 'Refresh',
      value: 'Printed on each panel',
    },
    {
      label: 'Needed',
      value: 'Decisions to support, data access',
    },
    {
      label: 'Delivered',
      value: 'Dashboards, definitions, source code',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What stands behind each figure',
    intro:
      'Open any figure on the dashboard and you see a sheet like this one, with its definition and its records.',
    specimen: {
      kind: 'Metric sheet',
      title: 'Days to hire, cleared staff',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Definition',
          value: 'Offer signed to first cleared day, median',
          detail: 'Version 3, in force from January',
          note: {
            title: 'Agreed once',
            text: 'Two departments had two meanings. They agreed one, and we keep its versions.',
          },
        },
        {
          label: 'Owner',
          value: 'Head of people operations',
        },
        {
          label: 'Counted',
          value: '148 starts; 6 left out as internal moves',
          note: {
            title: 'The rows beneath',
            text: 'Readers with access can open all 148 and see which six were left out.',
          },
        },
        {
          label: 'Value',
          value: '11 days',
          detail: 'Specimen figure',
        },
        {
          label: 'Against',
          value: '12 last quarter, within usual variation',
          note: {
            title: 'Change or chance',
            text: 'We show normal variation, so you can tell a change from noise.',
          },
        },
        {
          label: 'Fresh as of',
          value: '2026-03-30 04:15 UTC',
          kind: 'time',
          note: {
            title: 'Its age is shown',
            text: 'A late feed turns the clock amber, and the panel says that its value is old.',
          },
        },
        {
          label: 'Seen by',
          value: 'People team; managers see their own',
        },
        {
          label: 'Tests',
          value: 'Nine passed on last refresh',
          kind: 'result',
          note: {
            title: 'Checked before shown',
            text: 'Row counts, duplicates and totals are tested. A failed test withholds the panel.',
          },
        },
      ],
      foot: ['Query text one press away', 'Specimen: figures invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs traceable dashboards',
    points: [
      {
        title: 'Boards and risk committees',
        text: 'You see a few indicators that keep their meaning, with each change explained.',
      },
      {
        title: 'Screening and HR leads',
        text: 'You follow open reports, their age and what they wait for, down to the single candidate where permitted.',
      },
      {
        title: 'Compliance',
        text: 'You export overdue reviews, alerts and overrides while the examiner is with you.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build a dashboard',
    steps: [
      {
        title: 'Decisions',
        text: 'You tell us who decides what, at which time, and on which figure.',
      },
      {
        title: 'Definitions',
        text: 'We define each metric with its owner, first in words, then in code.',
      },
      {
        title: 'Build',
        text: 'We join and test the sources, then try panels with the people who use them.',
      },
      {
        title: 'Handover',
        text: 'Your team adds a panel of its own while we stand by to help.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a dashboard can’t tell you',
    points: [
      {
        title: 'Why a figure moved',
        text: 'You need an experiment or a careful study to find the cause, because two lines that move together may be unrelated.',
      },
      {
        title: 'What was never recorded',
        text: 'We show how complete the data are beside each value, because empty fields make tidy charts.',
      },
      {
        title: 'The single case',
        text: 'Averages hide single cases, so put rare and serious events in a list beside the chart.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'When each part of the dashboard is ready',
    table: {
      columns: ['Part', 'What you see', 'We need', 'Ready when'],
      rows: [
        ['Definitions', 'Agreed wording', 'One owner per metric', 'Owners agree'],
        ['First panel', 'One decision, real data', 'Read access', 'Its tests pass on live data'],
        ['Full set', 'All roles, filters, exports', 'Role list', 'Users finish the agreed tasks'],
        ['Daily running', 'Fresh values', 'Feeds on time', 'As agreed for each feed'],
      ],
    },
    price: 'number of sources, metrics, roles and refresh times',
  },
  law: {
    label: 'Law',
    heading: 'Access, privacy and accessibility law',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'Small numbers reveal people',
        text: 'Readers can recognise someone in a group of three, so we merge or withhold cells below your minimum, including those that subtraction would reveal.',
      },
      {
        title: 'Staff figures',
        text: 'Dashboards about individual performance need a lawful basis under the GDPR and, in several countries, the works council’s agreement, so we offer team level by default.',
      },
      {
        title: 'Accessibility',
        text: 'Public bodies, and many firms under the European Accessibility Act, must serve people who can’t see colour or use a mouse. We give each chart a table, a summary and a keyboard path.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Dashboards: common questions',
    items: [
      {
        question: 'Which tool do you build in?',
        answer:
          'We use the tool you already license if it can meet your access and testing rules, and otherwise open components that your team can keep.',
      },
      {
        question: 'Can we embed panels in our portal?',
        answer:
          'Yes, and row rights follow the signed-in user, because we check them at the data source as well as on screen.',
      },
      {
        question: 'Is “real time” worth it?',
        answer:
          'Only if someone acts within the minute; most decisions are weekly, and a nightly refresh costs you less and is easier to test.',
      },
      {
        question: 'How do you show forecasts on a chart?',
        answer:
          'We draw them apart from facts, with their range and the date of the model. Past forecasts stay visible, so your readers learn how far to trust them.',
      },
    ],
  },
  related: {
    heading: 'Services that supply dashboard data',
    services: [
      {
        slug: 'data-migration',
        reason: 'Old systems hold the history that your trends need, so move it first.',
      },
      {
        slug: 'predictive-analytics',
        reason: 'Adds a tested forecast with its range to the past that you can trust.',
      },
      {
        slug: 'system-integration',
        reason: 'Delivers the fresh and complete feeds that your panels depend on.',
      },
    ],
    industries: ['corporate-professional', 'retail-consumer', 'energy-utilities'],
  },
  closing: 'Which figure do you argue about most? We’ll define it together.',
}
