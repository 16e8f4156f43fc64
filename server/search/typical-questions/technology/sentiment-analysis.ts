import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/sentiment-analysis`. */
export const sentimentAnalysisQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/sentiment-analysis#how-accurate-is-it',
    answer:
      'For each language and topic we give you precision and recall against two readers, and how often the two readers agreed with each other.',
    asked: [
      'how good is mood detection',
      'error rate of opinion analysis',
      'does the sentiment score match human readers',
    ],
  },
  {
    passage: '/sentiment-analysis#can-you-score-individual-customers',
    answer:
      'We can route a ticket by the urgency of its content, but we give people no mood score.',
    asked: [
      'emotional profile of a single client',
      "rate each customer's mood",
      'is a person given a sentiment score',
    ],
  },
  {
    passage: '/sentiment-analysis#does-one-model-serve-all-languages',
    answer:
      'One model may, with unequal error, so we report a language below target as such or leave it out of the average.',
    asked: [
      'one sentiment tool for many languages',
      'does opinion analysis work in French',
      'accuracy differs by language',
    ],
  },
  {
    passage: '/sentiment-analysis#what-about-stars-and-emojis',
    answer:
      'We count them beside the text, because four stars mean different things in different countries.',
    asked: ['smileys in reviews', 'are star ratings used', 'meaning of emoticons for the score'],
  },
  {
    passage: '/sentiment-analysis#how-do-you-notice-a-change-in-accuracy',
    answer:
      'We read a new sample by hand each quarter, and if agreement falls below the agreed level, we mark a break in the series.',
    asked: [
      'do you re-check the sentiment model',
      'quality drops over months, how is that seen',
      'regular human sample of the analysis',
    ],
  },
  {
    passage: '/sentiment-analysis#which-topics-can-you-measure',
    answer:
      'You can measure any subject that appears often enough in your texts. We tell you the smallest number of sentences that gives a useful margin.',
    asked: [
      'which subjects can be found in feedback',
      'can you measure opinions on delivery',
      'minimum number of comments for a topic',
    ],
  },
  {
    passage: '/sentiment-analysis#limits~1',
    answer:
      'We read the tone of texts and don’t measure or sell the mood, stress or loyalty of a named person.',
    asked: ['track morale of one employee'],
  },
  {
    passage: '/sentiment-analysis#limits~2',
    answer:
      'We report sarcasm’s share of the errors, because we catch some of “Wonderful, another delay” and miss some.',
    asked: ['sarcastic reviews'],
  },
  {
    passage: '/sentiment-analysis#law~1',
    answer:
      'We analyse survey comments only, with notice, minimum group sizes and the works council consulted where there is one, and we leave employees’ emails and chats out. Inferring workers’ emotions from voice or face is prohibited in the EU, with narrow exceptions.',
    asked: ['employee survey analysis'],
  },
]
