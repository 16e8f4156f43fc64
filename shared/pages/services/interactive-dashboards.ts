import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'interactive-dashboards',
  meta: {
    title: 'Interactive dashboards with lineage',
    description:
      'Dashboards whose figures can be followed to the rows beneath. Definitions agreed, refresh times shown, access by role, and readable by keyboard and by ear.',
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
    { label: 'Sources', value: 'Warehouse, files, our reports' },
    { label: 'Refresh', value: 'Printed on each panel' },
    { label: 'Needed', value: 'Decisions to support, data access' },
    { label: 'Delivered', value: 'Dashboards, definitions, source code' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What stands behind each figure',
    intro: 'Press any number on the screen and a sheet like this opens.',
    specimen: {
      kind: 'Metric sheet',
      title: 'Days to hire, cleared staff',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Definition',
          value: 'Offer signed to first cleared day, median',
          detail: 'Edition 3, in force from January',
          note: {
            title: 'Agreed once',
            text: 'Two departments had two meanings. Now there is one, with its editions on file.',
          },
        },
        { label: 'Owner', value: 'Head of people operations' },
        {
          label: 'Counted',
          value: '148 starts; 6 left out as internal moves',
          note: {
            title: 'The rows beneath',
            text: 'Whoever has the right may open all 148 and see which six were left out.',
          },
        },
        { label: 'Value', value: '11 days', detail: 'Specimen figure' },
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
            text: 'A late feed turns the panel’s clock amber, and the old value says that it is old.',
          },
        },
        { label: 'Seen by', value: 'People team; managers see their own' },
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
    label: 'Who needs it',
    heading: 'Who needs traceable dashboards',
    points: [
      {
        title: 'Boards and risk committees',
        text: 'Few indicators, same meaning each time, with the change explained.',
      },
      {
        title: 'Screening and HR leads',
        text: 'Open files, their age and where they wait, down to the single candidate where permitted.',
      },
      {
        title: 'Compliance',
        text: 'Overdue reviews, alerts and overrules, exportable for an examiner on the day.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build a dashboard',
    steps: [
      { title: 'Decisions', text: 'Who decides what, when, on which figure.' },
      { title: 'Dictionary', text: 'Metrics are defined in words, then in code.' },
      { title: 'Pipeline', text: 'Sources are joined, tested and scheduled.' },
      { title: 'Sketch', text: 'Paper first; real users try real questions.' },
      { title: 'Build', text: 'Panels, filters, row access, table for each chart.' },
      { title: 'Handover', text: 'Your team adds a panel under our eyes.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a dashboard can’t tell you',
    points: [
      {
        title: 'Why a figure moved.',
        text: 'Two lines that move together need not be related. Cause takes an experiment or a careful study.',
      },
      {
        title: 'What was never recorded.',
        text: 'Empty fields make tidy charts. Coverage is displayed beside the value, as part of the picture.',
      },
      {
        title: 'The single case.',
        text: 'Averages hide single cases. Put rare and serious events in a list.',
      },
      {
        title: 'Anything to those who do not look.',
        text: 'We suggest removing panels nobody opens for two quarters.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'When each part of the dashboard is ready',
    table: {
      columns: ['Layer', 'What you see', 'From you', 'Ready when'],
      rows: [
        ['Dictionary', 'Definitions signed', 'One owner per metric', 'Owners agree'],
        ['First panel', 'One decision, real data', 'Read access', 'Its tests pass on live data'],
        ['Full set', 'All roles, filters, exports', 'Role list', 'Users finish the agreed tasks'],
        [
          'Daily running',
          'Fresh values',
          'Feeds on time',
          'Within 24 hours of the feed, or as agreed',
        ],
      ],
    },
  },
  law: {
    label: 'Data and law',
    heading: 'Access, privacy and accessibility law',
    points: [
      {
        title: 'Small numbers reveal people',
        text: 'A group of three on a chart can be recognised. Cells below your minimum are merged or withheld, including those that subtraction would expose.',
      },
      {
        title: 'Staff figures and co-determination',
        text: 'Dashboards about individual performance need a lawful basis under the GDPR and, in several countries, the works council’s agreement. We offer team level by default.',
      },
      {
        title: 'Accessible by law and by habit',
        text: 'Public bodies, and many firms under the European Accessibility Act, must serve people who do not see colour or use a mouse. Each chart has a table, a summary and a keyboard path.',
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
          'The one you hold licences for, if it can meet access and testing rules. Otherwise open components that your team can keep.',
      },
      {
        question: 'Can we embed panels in our portal?',
        answer:
          'Yes. Row rights follow the signed-in user, checked at the data source and not only hidden on screen.',
      },
      {
        question: 'Is “real time” worth it?',
        answer:
          'Only if someone acts within the minute. Most decisions are weekly, and a nightly refresh is cheaper and better tested.',
      },
      {
        question: 'How do you treat forecasts on a chart?',
        answer:
          'Drawn apart from facts, with their interval and the date of the model. Past forecasts stay visible, so that readers learn how far to trust them.',
      },
      {
        question: 'Who keeps definitions in order later?',
        answer:
          'Named owners, by review of changes in the repository. We show them how, and can be asked to look on.',
      },
    ],
  },
  related: {
    heading: 'Services that supply dashboard data',
    services: [
      { slug: 'data-migration', reason: 'Old systems hold the history that trends need.' },
      { slug: 'predictive-analytics', reason: 'Adds a tested forecast to a trustworthy past.' },
      {
        slug: 'system-integration',
        reason: 'A panel can be no fresher than the feed behind it.',
      },
    ],
    industries: ['corporate-professional', 'retail-consumer', 'energy-utilities'],
  },
  closing: 'Tell us which figure you argue about most. We’ll define it together.',
}
