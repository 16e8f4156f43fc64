import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/interactive-dashboards`. */
export const interactiveDashboardsQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/interactive-dashboards',
    answer:
      'We build dashboards in which you can open every figure: its definition, the records behind it and when it was last updated.',
    asked: ['what are interactive dashboards', 'dashboard service', 'reports with charts'],
  },
  {
    passage: '/interactive-dashboards~1',
    answer:
      'Sources: Warehouse, files, our reports. Refresh: Printed on each panel. Needed: Decisions to support, data access. Delivered: Dashboards, definitions, source code.',
    asked: ['what do you need for a dashboard', 'what do we bring for a dashboard'],
  },
  {
    passage: '/interactive-dashboards#specimen~1',
    answer: 'Two departments had two meanings. They agreed one, and we keep its versions.',
    asked: ['two departments define a metric differently', 'sales and finance count differently'],
  },
  {
    passage: '/interactive-dashboards#specimen~2',
    answer: 'Readers with access can open all 148 and see which six were left out.',
    asked: ['see the records behind a number', 'drill down', 'which records are in this figure'],
  },
  {
    passage: '/interactive-dashboards#specimen~4',
    answer: 'A late feed turns the clock amber, and the panel says that its value is old.',
    asked: ['old data on the dashboard', 'stale figures', 'numbers have not been updated'],
  },
  {
    passage: '/interactive-dashboards#specimen~5',
    answer: 'Row counts, duplicates and totals are tested. A failed test withholds the panel.',
    asked: ['are the numbers tested', 'are figures verified before they appear'],
  },
  {
    passage: '/interactive-dashboards#how-it-works~3',
    answer: 'Your team adds a panel of its own while we stand by to help.',
    asked: ['can our team add panels', 'can we change it ourselves afterwards'],
  },
  {
    passage: '/interactive-dashboards#limits',
    answer:
      'You need an experiment or a careful study to find the cause, because two lines that move together may be unrelated.',
    asked: [
      'why did the number go up',
      'why did the number change',
      'does correlation show the cause',
      'the figure jumped, why',
    ],
  },
  {
    passage: '/interactive-dashboards#limits~1',
    answer:
      'We show how complete the data are beside each value, because empty fields make tidy charts.',
    asked: ['missing data in charts', 'half of the fields are empty'],
  },
  {
    passage: '/interactive-dashboards#stages~1',
    answer:
      'First panel. What you see: One decision, real data. We need: Read access. Ready when: Its tests pass on live data.',
    asked: ['when is the first panel ready', 'how soon do we see something'],
  },
  {
    passage: '/interactive-dashboards#law',
    answer:
      'Readers can recognise someone in a group of three, so we merge or withhold cells below your minimum, including those that subtraction would reveal.',
    asked: [
      'small groups in a chart',
      'identify someone in statistics',
      'privacy in small groups',
      'identify a person in statistics',
      'there are only three people in that row',
    ],
  },
  {
    passage: '/interactive-dashboards#law~1',
    answer:
      'Dashboards about individual performance need a lawful basis under the GDPR and, in several countries, the works council’s agreement, so we offer team level by default.',
    asked: [
      'monitor employee performance on a dashboard',
      'performance of individual employees on a dashboard',
      'staff monitoring',
      'can we see who of our staff is slow',
    ],
  },
  {
    passage: '/interactive-dashboards#law~2',
    answer:
      'Public bodies, and many firms under the European Accessibility Act, must serve people who can’t see colour or use a mouse. We give each chart a table, a summary and a keyboard path.',
    asked: ['colour blind users of dashboards', 'accessible charts', 'colour-blind charts'],
  },
  {
    passage: '/interactive-dashboards#which-tool-do-you-build-in',
    answer:
      'We use the tool you already license if it can meet your access and testing rules, and otherwise open components that your team can keep.',
    asked: [
      'which BI software do you work with',
      'do we need to buy Tableau or Power BI',
      'does the dashboard need a new licence',
      'Power BI or Tableau',
      'which dashboard tool',
      'we already pay for Tableau',
    ],
  },
  {
    passage: '/interactive-dashboards#can-we-embed-panels-in-our-portal',
    answer:
      'Yes, and row rights follow the signed-in user, because we check them at the data source as well as on screen.',
    asked: [
      'embed charts in our own website',
      'show reports to our customers in our portal',
      'row level security for embedded reports',
      'embed a dashboard in our portal',
      'can our customers see the charts on our site',
    ],
  },
  {
    passage: '/interactive-dashboards#is-real-time-worth-it',
    answer:
      'Only if someone acts within the minute; most decisions are weekly, and a nightly refresh costs you less and is easier to test.',
    asked: [
      'how fresh should dashboard data be',
      'is live data worth the money',
      'hourly or nightly refresh',
      'real time data',
      'live dashboard',
      'how often is it refreshed',
      'must the numbers be live',
    ],
  },
  {
    passage: '/interactive-dashboards#how-do-you-show-forecasts-on-a-chart',
    answer:
      'We draw them apart from facts, with their range and the date of the model. Past forecasts stay visible, so your readers learn how far to trust them.',
    asked: [
      'displaying predictions in reports',
      'difference between actuals and forecast in a graph',
      'uncertainty range on charts',
      'forecast on a chart',
    ],
  },
  {
    passage: '/interactive-dashboards#specimen',
    answer:
      'Open any figure on the dashboard and you see a sheet like this one, with its definition and its records.',
    asked: ['what is behind a figure'],
  },
  {
    passage: '/interactive-dashboards#specimen~3',
    answer: 'We show normal variation, so you can tell a change from noise.',
    asked: ['is this change only chance'],
  },
  {
    passage: '/interactive-dashboards#who-it-is-for~1',
    answer:
      'You follow open reports, their age and what they wait for, down to the single candidate where permitted.',
    asked: ['see open reports of candidates'],
  },
  {
    passage: '/interactive-dashboards#who-it-is-for~2',
    answer: 'You export overdue reviews, alerts and overrides while the examiner is with you.',
    asked: ['export for the examiner'],
  },
  {
    passage: '/interactive-dashboards#how-it-works~1',
    answer: 'We define each metric with its owner, first in words, then in code.',
    asked: ['who defines a metric'],
  },
  {
    passage: '/interactive-dashboards#limits~2',
    answer:
      'Averages hide single cases, so put rare and serious events in a list beside the chart.',
    asked: ['one serious case hidden by an average'],
  },
]
