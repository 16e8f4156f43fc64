import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/contact`. */
export const contactQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/contact',
    answer:
      'Tell us what you need to check, how many people or companies, and in which countries. We reply with the checks, times, prices and limits.',
    asked: [
      'how do I get a quote',
      'ask for an offer',
      'what should I put in the contact form',
      'request a proposal',
      'what should I write in my first message so that you can give me a price',
    ],
  },
  {
    passage: '/contact~1',
    answer:
      'Reply: Within 24 hours, Monday to Friday. Hours: Mon to Fri, 09:00 to 17:00. Time zone: London. Coverage: Checks in 100+ countries. Email: hello@certavia.example.',
    asked: ['opening hours and time zone', 'business hours', 'email address'],
  },
  {
    passage: '/contact#next-steps',
    answer:
      'You get a number and the time by which we answer, and our intake team reads your message.',
    asked: [
      'do I get a confirmation after I write to you',
      'ticket number for my inquiry',
      'do I get a confirmation after sending the form',
      'what happens after I send a message',
      'how do I know that my message has arrived',
    ],
  },
  {
    passage: '/contact#next-steps~1',
    answer:
      'Monday to Friday you get a reply from a named person: an answer, or one question we need to ask first.',
    asked: [
      'who answers my message',
      'named person replying to an inquiry',
      'how fast do you answer messages',
      'when do I hear back',
      'reply time',
      'will a person answer me',
      'will I get an automatic mail or a real person',
    ],
  },
  {
    passage: '/contact#next-steps~2',
    answer:
      'We meet for thirty minutes with the people who would do the work. You choose the time in our calendar, by your own clock.',
    asked: [
      'how long is an introductory meeting',
      'who joins the first call',
      'what happens in the meeting',
      'how long is a meeting',
      'who will be in the call',
      'book a demo',
      'with whom do we talk in the thirty minutes',
    ],
  },
  {
    passage: '/contact#next-steps~3',
    answer: 'You get purpose, price, turnaround and limits in writing before you commit.',
    asked: [
      'do I get terms before committing',
      'written offer before the order',
      'what do I get in writing before I order',
      'are there hidden costs',
      'do I know the price beforehand',
      'will there be surprises on the bill',
    ],
  },
  {
    passage: '/contact#privacy~1',
    answer: 'Tell us how many people and which countries, which is enough for us to quote.',
    asked: [
      'should I list applicants in my first email',
      'should I send candidate names with my question',
      'do you need names for a quote',
      'shall I already name the people we want checked',
    ],
  },
  {
    passage: '/contact#privacy~2',
    answer: 'If we need a passport, licence or certificate, we’ll ask the candidate and say why.',
    asked: [
      'do you want passport copies by email',
      'should I attach a passport copy',
      'can I send documents through the contact form',
      "can I attach my colleague's passport to the form",
    ],
  },
  {
    passage: '/contact#privacy~3',
    answer:
      'An earlier report may be confidential, so tell us that you have one and we’ll say how to share it.',
    asked: [
      'can I send an old report from another provider',
      'can I send you an older report of someone',
      'we have an existing report from another provider',
    ],
  },
  {
    passage: '/contact#privacy',
    answer:
      'You can leave these out of a first message. If we need them, we’ll ask later through a protected channel.',
    asked: ['what should I leave out of my first message'],
  },
  {
    passage: '/contact#more~2',
    answer: 'Read how to see your report, correct an error or dispute a result free of charge.',
    asked: ['I was checked, whom do I contact'],
  },
]
