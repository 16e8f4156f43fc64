import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/risk-scoring`. */
export const riskScoringQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/risk-scoring#is-there-machine-learning-inside',
    answer:
      'Only where you have outcomes to learn from; the standard sheet is a weighted list, which is easier to explain and often as accurate.',
    asked: [
      'is the risk score AI or rules',
      'does the supplier rating use a model',
      'how is the score computed',
    ],
  },
  {
    passage: '/risk-scoring#can-we-set-the-weights',
    answer:
      'Yes, you approve each one after we show you what a change would have done to past cases.',
    asked: [
      'can we change how factors are weighted',
      'customise the importance of risk criteria',
      'who approves the weights of a rating',
    ],
  },
  {
    passage: '/risk-scoring#how-do-you-know-that-the-score-works',
    answer:
      'We compare the bands with what happened later, so your committee sees how many flagged and unflagged companies caused trouble.',
    asked: [
      'how is the score validated',
      'does a high risk rating really predict trouble',
      'back-testing of supplier ratings',
    ],
  },
  {
    passage: '/risk-scoring#may-the-scored-company-see-its-score',
    answer:
      'You decide, unless the law gives individuals a right to see it, and we write the sheets so that you can share them.',
    asked: [
      'can a supplier ask for its rating',
      'do we have to show the score to the company',
      'transparency of ratings towards partners',
    ],
  },
  {
    passage: '/risk-scoring#what-if-a-source-is-wrong',
    answer:
      'Mark the factor as disputed, and we show the score both ways until the register corrects or confirms its entry.',
    asked: [
      'register data about our supplier is false',
      'the score uses wrong information, can we dispute it',
      'source error in a risk score',
    ],
  },
]
