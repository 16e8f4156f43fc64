import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/`. */
export const homeQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/',
    answer:
      'We ask the court, university, employer or register that has the record. You get a report with each answer, its date and its limits.',
    asked: [
      'what does your firm do in a nutshell',
      'how do you know that your answers are true',
      'where do your findings come from',
    ],
  },
  {
    passage: '/#the-evidence',
    answer:
      'Every report you get names its source, its time and its limits, as this sample of an invented person shows.',
    asked: ['show me an example of a finished report', 'what does a screening report look like'],
  },
]
