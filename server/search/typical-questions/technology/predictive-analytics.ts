import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/predictive-analytics`. */
export const predictiveAnalyticsQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/predictive-analytics',
    answer:
      'We forecast demand, failures, delays and workload. You get a range with every forecast, and we score each one against what happened.',
    asked: ['what is predictive analytics', 'forecast demand', 'predict how much we will sell'],
  },
  {
    passage: '/predictive-analytics~1',
    answer:
      'Forecasts: Demand, failure, delay, workload. Stated: Value, range, expiry date. Needed: History with outcomes, two cycles or more. Delivered: Forecast feed and score record.',
    asked: [
      'what do you need for a forecast',
      'how much history is needed',
      'how many years of data for a forecast',
    ],
  },
  {
    passage: '/predictive-analytics#specimen~1',
    answer: 'We seal each card at issue. A changed forecast becomes a new card.',
    asked: ['can a forecast be changed later', 'may you revise a forecast'],
  },
  {
    passage: '/predictive-analytics#specimen~4',
    answer: 'Each model is compared with a rule anyone could use. If it loses, use the rule.',
    asked: ['is the model better than a simple rule', "is it better than last year's figure"],
  },
  {
    passage: '/predictive-analytics#who-it-is-for~1',
    answer: 'You want early signs of failure from vibration, heat and fault codes.',
    asked: ['predictive maintenance', 'know before a machine breaks'],
  },
  {
    passage: '/predictive-analytics#who-it-is-for~2',
    answer:
      'You forecast cash and arrears by segment and need to know how wrong the figure can be.',
    asked: ['cash forecast', 'liquidity forecast'],
  },
  {
    passage: '/predictive-analytics#how-it-works~4',
    answer: 'We issue and score cards for a while before you act on them.',
    asked: ['trial run of the forecast', 'run it in parallel first'],
  },
  {
    passage: '/predictive-analytics#limits',
    answer:
      'For events without a history, such as strikes or new laws, we suggest scenarios instead of a forecast.',
    asked: [
      'predict strikes or wars',
      'forecast a strike or a new law',
      'unprecedented events',
      'nobody could foresee the strike',
    ],
  },
  {
    passage: '/predictive-analytics#limits~1',
    answer:
      'A forecast of who may leave doesn’t show what would keep them, so plan a trial with a comparison group.',
    asked: [
      'which customers can be kept by a discount',
      'churn prediction',
      'which customers are about to leave',
    ],
  },
  {
    passage: '/predictive-analytics#limits~2',
    answer:
      'We forecast groups and volumes, because a rate for a thousand people says little about one.',
    asked: [
      'predict what one employee will do',
      'predict one person',
      'individual prediction',
      'who of my people will resign, by name',
      'tell me which employee is going to leave',
    ],
  },
  {
    passage: '/predictive-analytics#law',
    answer:
      'Models for individuals’ credit standing, life and health insurance pricing, hiring or staff evaluation are high-risk, and the duties are due from 2 December 2027. We build such models only with those duties written in. Predicting crime from profiling alone is prohibited, so we decline it.',
    asked: [
      'is a forecast model high-risk in the EU',
      'predictive policing',
      'crime prediction',
      'high risk forecasting',
      'can you predict who will commit a crime',
    ],
  },
  {
    passage: '/predictive-analytics#law~1',
    answer:
      'A postcode or a name can stand in for origin, so we compare errors between groups where the GDPR or local law lets us hold such data, and otherwise by area or sample study.',
    asked: ['is the forecast discriminating', 'is the model unfair to some groups'],
  },
  {
    passage: '/predictive-analytics#what-accuracy-can-we-expect',
    answer:
      'We can tell you after a test on your past data. We quote its error and range, and you decide whether to go on.',
    asked: [
      'how precise are your forecasts',
      'what error should we expect of predictions',
      'can you guarantee forecast quality',
      'how accurate are the forecasts',
      'expected accuracy',
      'how good are the forecasts in percent',
    ],
  },
  {
    passage: '/predictive-analytics#what-is-calibration',
    answer:
      'If cards say 80 per cent, then eight of ten should come true. We plot promised against observed values and show you the plot on the first page.',
    asked: [
      'meaning of a calibrated probability',
      'is 80 percent really 80 percent',
      'reliability of predicted chances',
      'calibration meaning',
      '80 percent sure',
    ],
  },
  {
    passage: '/predictive-analytics#how-do-you-notice-that-a-model-drifts',
    answer:
      'We compare inputs with training data daily and errors with the record weekly. If either moves too far, we warn you before the next card.',
    asked: [
      'model gets worse over time, do you notice',
      'monitoring of data drift',
      'alarm if predictions go off',
      'model drift',
      'model gets worse',
      'the world changes and the model does not notice',
    ],
  },
  {
    passage: '/predictive-analytics#may-our-planners-override-a-forecast',
    answer:
      'Yes, and we seal their figure as well, so the record shows after a season whose changes helped.',
    asked: [
      'can planners change the predicted number',
      'manual correction of a forecast',
      'human override of predictions',
      'can planners overrule the forecast',
      'our planner knows better',
    ],
  },
  {
    passage: '/predictive-analytics#do-we-need-a-data-warehouse-first',
    answer:
      'You can start with one reliable table with timestamps, which serves better than a large store of corrected history.',
    asked: [
      'is a data lake required before forecasting',
      'what data do we need to start predicting',
      'do we need clean data infrastructure',
      'data warehouse needed',
      'do we need clean data first',
      'our data is a mess, can we start',
    ],
  },
  {
    passage: '/predictive-analytics#specimen',
    answer:
      'You can judge a forecaster by the record, and this sample card is one line of such a record.',
    asked: ['what is on a forecast card'],
  },
  {
    passage: '/predictive-analytics#specimen~5',
    answer: 'We keep hits and misses, so you can see after a year if “eight in ten” held.',
    asked: ['were past forecasts right'],
  },
  {
    passage: '/predictive-analytics#who-it-is-for',
    answer: 'You plan shifts, stock or beds days before you know the need.',
    asked: ['plan shifts or stock'],
  },
  {
    passage: '/predictive-analytics#who-it-is-for~3',
    answer: 'You want to know which cases will miss a deadline while you can still act.',
    asked: ['which cases will be late'],
  },
  {
    passage: '/predictive-analytics#how-it-works~1',
    answer: 'We rebuild the data as you knew them at the time of each decision.',
    asked: ['does the model know the future'],
  },
  {
    passage: '/predictive-analytics#how-it-works~5',
    answer: 'You get live cards and drift alarms, and each model has an end date.',
    asked: ['does a model expire'],
  },
  {
    passage: '/predictive-analytics#law~2',
    answer:
      'Banks and insurers answer to supervisors for model risk, so you get documentation, a list of limits and support for independent validation.',
    asked: ['model risk and supervisors'],
  },
]
