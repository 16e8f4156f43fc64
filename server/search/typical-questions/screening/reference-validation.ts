import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/reference-validation`. */
export const referenceValidationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/reference-validation#will-you-contact-people-the-candidate-did-not-name',
    answer:
      'Only if you ask for it and the candidate has agreed. We tell the candidate which roles we will approach and leave the present employer out.',
    asked: [
      'do you talk to referees I have not given',
      'backdoor references',
      'will you ask other colleagues of mine',
    ],
  },
  {
    passage: '/reference-validation#do-you-record-the-calls-with-referees',
    answer:
      'We record a call only if you ask for it and everyone on the line agrees. For most roles, notes that the referee has checked are enough.',
    asked: [
      'are reference interviews taped',
      'do you keep audio of the reference call',
      'is the conversation with my referee recorded',
    ],
  },
  {
    passage: '/reference-validation#how-do-you-notice-an-invented-referee',
    answer:
      'We look for shared numbers, new web domains, unregistered companies and dates that fail to overlap, and we check each doubt by another route.',
    asked: [
      'how do you catch fake references',
      'referee is really a friend of the applicant',
      'made up referee with a new email domain',
    ],
  },
  {
    passage: '/reference-validation#do-you-score-references',
    answer:
      'You compare candidates by theme, because we group the answers under the points of your profile and leave the judgement to you.',
    asked: [
      'do references get a grade',
      'rating of candidates from references',
      'how are the answers of referees compared',
    ],
  },
  {
    passage: '/reference-validation#can-referees-reply-in-their-own-language',
    answer:
      'Yes, and the record keeps the original beside the translation with the name of the translator.',
    asked: [
      'my referee speaks only Spanish',
      'references in a foreign language',
      'do you translate what a referee says',
    ],
  },
]
