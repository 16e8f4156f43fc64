import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/sentiment-analysis`. */
export const sentimentAnalysisQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/sentiment-analysis',
    answer:
      'We measure how people write about your product, service or company, topic by topic. You can read the quotations behind every figure.',
    asked: [
      'what is sentiment analysis',
      'what do customers think of us',
      'are our customers happy',
    ],
  },
  {
    passage: '/sentiment-analysis~1',
    answer:
      'Sources: Reviews, surveys, tickets, press. Unit: One sentence on one topic. Needed: Texts you may use, topics, readers. Delivered: Shares with margins, and quotations.',
    asked: ['what do you need for sentiment analysis', 'what do you need for opinion analysis'],
  },
  {
    passage: '/sentiment-analysis#specimen~4',
    answer: 'We set copies and bursts aside and count them. You can look at each one.',
    asked: ['fake reviews', 'bought reviews', 'detect paid reviews'],
  },
  {
    passage: '/sentiment-analysis#who-it-is-for~2',
    answer: 'You get themes from free text, for groups large enough to stay anonymous.',
    asked: ['analyse employee survey comments', 'free text of the staff survey'],
  },
  {
    passage: '/sentiment-analysis#limits',
    answer:
      'People who write reviews differ from people who buy, so add a survey with a known response rate if you need all customers.',
    asked: ['customers who write nothing', 'most people never write a review'],
  },
  {
    passage: '/sentiment-analysis#limits~1',
    answer:
      'We read the tone of texts and don’t measure or sell the mood, stress or loyalty of a named person.',
    asked: ['track morale of one employee', 'mood of one person', 'is this person angry'],
  },
  {
    passage: '/sentiment-analysis#limits~2',
    answer:
      'We report sarcasm’s share of the errors, because we catch some of “Wonderful, another delay” and miss some.',
    asked: ['sarcastic reviews', 'sarcasm', 'great, late again - does it get that'],
  },
  {
    passage: '/sentiment-analysis#stages~1',
    answer:
      'First report. Drawn from: All permitted texts. You supply: Approved topics. Timing: Once readers agree on the guideline.',
    asked: ['first sentiment report time'],
  },
  {
    passage: '/sentiment-analysis#stages~3',
    answer:
      'Alert. Drawn from: Unusual change in one topic. You supply: Threshold, recipient. Timing: On the day it exceeds chance.',
    asked: ['alert about bad reviews'],
  },
  {
    passage: '/sentiment-analysis#law',
    answer:
      'A comment on an open page is still personal data under the GDPR, and the site’s terms apply. We use licensed feeds, your own channels and texts whose reuse is allowed.',
    asked: [
      'may you use public comments',
      'are comments on social media personal data',
      'is a public post personal data',
      'may we analyse what people write on facebook',
    ],
  },
  {
    passage: '/sentiment-analysis#law~1',
    answer:
      'We analyse survey comments only, with notice, minimum group sizes and the works council consulted where there is one, and we leave employees’ emails and chats out. Inferring workers’ emotions from voice or face is prohibited in the EU, with narrow exceptions.',
    asked: [
      'employee survey analysis',
      "read employees' emails",
      'staff survey',
      'can you read what our people write to each other',
    ],
  },
  {
    passage: '/sentiment-analysis#how-accurate-is-it',
    answer:
      'For each language and topic we give you precision and recall against two readers, and how often the two readers agreed with each other.',
    asked: [
      'how good is mood detection',
      'error rate of opinion analysis',
      'does the sentiment score match human readers',
      'accuracy of sentiment analysis',
      'how often is it right about the mood',
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
      'score single customers',
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
      'several languages in sentiment analysis',
    ],
  },
  {
    passage: '/sentiment-analysis#what-about-stars-and-emojis',
    answer:
      'We count them beside the text, because four stars mean different things in different countries.',
    asked: [
      'smileys in reviews',
      'are star ratings used',
      'meaning of emoticons for the score',
      'emojis and stars',
    ],
  },
  {
    passage: '/sentiment-analysis#how-do-you-notice-a-change-in-accuracy',
    answer:
      'We read a new sample by hand each quarter, and if agreement falls below the agreed level, we mark a break in the series.',
    asked: [
      'do you re-check the sentiment model',
      'quality drops over months, how is that seen',
      'regular human sample of the analysis',
      'accuracy changes over time',
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
      'which topics can be measured',
    ],
  },
  {
    passage: '/sentiment-analysis#specimen',
    answer:
      'This sample shows one topic in one quarter with its margin of error, so you can see how firm the figure is.',
    asked: ['what is in an opinion report'],
  },
  {
    passage: '/sentiment-analysis#specimen~1',
    answer: 'A review may praise the bed and blame the queue. We count each part by topic.',
    asked: ['one review praises and complains'],
  },
  {
    passage: '/sentiment-analysis#specimen~2',
    answer: 'The margin includes model error and sampling: here four points either way.',
    asked: ['margin of error of sentiment'],
  },
  {
    passage: '/sentiment-analysis#who-it-is-for',
    answer: 'You see which step annoys customers and whether your last fix helped.',
    asked: ['did our last fix help'],
  },
  {
    passage: '/sentiment-analysis#who-it-is-for~1',
    answer: 'You see the tone of press coverage by issue, apart from its volume.',
    asked: ['tone of the press about us'],
  },
  {
    passage: '/sentiment-analysis#how-it-works~1',
    answer: 'We check the terms of each source and the notices to the authors.',
    asked: ['are we allowed to use these texts'],
  },
  {
    passage: '/sentiment-analysis#limits~3',
    answer:
      'A complaint may be popular and unfair, so look up the facts of the case before you act on it.',
    asked: ['is the complaint justified'],
  },
]
