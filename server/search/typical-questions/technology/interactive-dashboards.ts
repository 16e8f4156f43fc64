import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/interactive-dashboards`. */
export const interactiveDashboardsQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/interactive-dashboards#which-tool-do-you-build-in',
    answer:
      'We use the tool you already license if it can meet your access and testing rules, and otherwise open components that your team can keep.',
    asked: [
      'which BI software do you work with',
      'do we need to buy Tableau or Power BI',
      'does the dashboard need a new licence',
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
    ],
  },
  {
    passage: '/interactive-dashboards#limits',
    answer:
      'You need an experiment or a careful study to find the cause, because two lines that move together may be unrelated.',
    asked: ['why did the number go up'],
  },
  {
    passage: '/interactive-dashboards#law',
    answer:
      'Readers can recognise someone in a group of three, so we merge or withhold cells below your minimum, including those that subtraction would reveal.',
    asked: ['small groups in a chart', 'identify someone in statistics'],
  },
  {
    passage: '/interactive-dashboards#law~1',
    answer:
      'Dashboards about individual performance need a lawful basis under the GDPR and, in several countries, the works council’s agreement, so we offer team level by default.',
    asked: ['monitor employee performance on a dashboard'],
  },
  {
    passage: '/interactive-dashboards#law~2',
    answer:
      'Public bodies, and many firms under the European Accessibility Act, must serve people who can’t see colour or use a mouse. We give each chart a table, a summary and a keyboard path.',
    asked: ['colour blind users of dashboards'],
  },
]
