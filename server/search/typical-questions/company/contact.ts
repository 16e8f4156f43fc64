import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/contact`. */
export const contactQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/contact#next-steps',
    answer:
      'You get a number and the time by which we answer, and our intake team reads your message.',
    asked: ['do I get a confirmation after I write to you', 'ticket number for my inquiry'],
  },
  {
    passage: '/contact#next-steps~1',
    answer:
      'Monday to Friday you get a reply from a named person: an answer, or one question we need to ask first.',
    asked: ['who answers my message', 'named person replying to an inquiry'],
  },
  {
    passage: '/contact#next-steps~2',
    answer:
      'We meet for thirty minutes with the people who would do the work. You choose the time in our calendar, by your own clock.',
    asked: ['how long is an introductory meeting', 'who joins the first call'],
  },
  {
    passage: '/contact#next-steps~3',
    answer: 'You get purpose, price, turnaround and limits in writing before you commit.',
    asked: ['do I get terms before committing', 'written offer before the order'],
  },
  {
    passage: '/contact#privacy~1',
    answer: 'Tell us how many people and which countries, which is enough for us to quote.',
    asked: ['should I list applicants in my first email'],
  },
  {
    passage: '/contact#privacy~2',
    answer: 'If we need a passport, licence or certificate, we’ll ask the candidate and say why.',
    asked: ['do you want passport copies by email'],
  },
  {
    passage: '/contact#privacy~3',
    answer:
      'An earlier report may be confidential, so tell us that you have one and we’ll say how to share it.',
    asked: ['can I send an old report from another provider'],
  },
]
