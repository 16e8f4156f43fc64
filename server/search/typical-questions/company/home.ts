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
      'what makes your checks different from a database search',
      'where does your information come from',
      'do you go to the original source',
      'how do you verify claims',
      'what do I get from you',
    ],
  },
  {
    passage: '/#the-evidence',
    answer:
      'Every report you get names its source, its time and its limits, as this sample of an invented person shows.',
    asked: [
      'show me an example of a finished report',
      'what does a screening report look like',
      'can I see an example report',
      'show me a specimen report',
      'sample of the report',
      'do you have a demo report',
      'before we sign anything I would like to look at what we would actually receive',
      'have you got a dummy report with made-up data',
    ],
  },
  {
    passage: '/#more-help~2',
    answer: 'You can look up our planning range for each check and country before you ask.',
    asked: [
      'turnaround by country, where do I find it',
      'how long does each check take in each country',
      'list of times per country',
    ],
  },
  {
    passage: '/#more-help',
    answer: 'We show you how to see your report, correct an error and complain, free of charge.',
    asked: ['help page for applicants', 'I was checked by you, where do I go'],
  },
  {
    passage: '/#more-help~1',
    answer: 'You can send our eight questions to every provider, and read our own answers.',
    asked: ['questions to compare vendors with', 'checklist for choosing a provider'],
  },
]
