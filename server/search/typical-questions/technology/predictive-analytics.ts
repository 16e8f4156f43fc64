import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/predictive-analytics`. */
export const predictiveAnalyticsQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/predictive-analytics#what-accuracy-can-we-expect',
    answer:
      'We can tell you after a test on your past data. We quote its error and range, and you decide whether to go on.',
    asked: [
      'how precise are your forecasts',
      'what error should we expect of predictions',
      'can you guarantee forecast quality',
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
    ],
  },
  {
    passage: '/predictive-analytics#limits',
    answer:
      'For events without a history, such as strikes or new laws, we suggest scenarios instead of a forecast.',
    asked: ['predict strikes or wars'],
  },
  {
    passage: '/predictive-analytics#limits~1',
    answer:
      'A forecast of who may leave doesn’t show what would keep them, so plan a trial with a comparison group.',
    asked: ['which customers can be kept by a discount'],
  },
  {
    passage: '/predictive-analytics#limits~2',
    answer:
      'We forecast groups and volumes, because a rate for a thousand people says little about one.',
    asked: ['predict what one employee will do'],
  },
  {
    passage: '/predictive-analytics#law',
    answer:
      'Models for individuals’ credit standing, life and health insurance pricing, hiring or staff evaluation are high-risk, and the duties are due from 2 December 2027. We build such models only with those duties written in. Predicting crime from profiling alone is prohibited, so we decline it.',
    asked: ['is a forecast model high-risk in the EU'],
  },
]
