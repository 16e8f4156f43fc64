import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/clients`. */
export const clientsQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/clients#is-there-a-minimum-order-or-can-we-order-a-single-check',
    answer:
      'You can order a single check whenever you need one. A programme of many checks differs only in how you send orders and pay for them.',
    asked: [
      'smallest order size you accept',
      'can a small firm buy just one check',
      'is a single search fine or must we commit to a volume',
    ],
  },
  {
    passage: '/clients#can-we-speak-to-another-client-before-we-order',
    answer:
      'You can if one of them agrees to speak to you. We ask a client in a similar position, pass your question on and keep the list of clients to ourselves.',
    asked: [
      'could you give us a customer reference',
      'may I talk to an existing customer of yours',
      'do you have referees among your clients',
    ],
  },
  {
    passage: '/clients#do-you-work-for-both-sides-of-a-deal-or-dispute',
    answer:
      'We work for one side of the same matter. Our intake team looks for conflicts before we agree terms, and declines the second order in confidence.',
    asked: [
      'what about conflicts of interest if the other party hires you too',
      'would you act for buyer and seller at once',
      'how do you avoid working against your own customers',
    ],
  },
  {
    passage: '/clients#what-do-you-need-from-us-to-begin',
    answer:
      'Tell us the decision you are facing, the countries, rough numbers and your deadline. Please leave personal data out of a first message.',
    asked: [
      'what information should our first message contain',
      'how do we get started with you',
      'what to prepare before we contact you',
    ],
  },
  {
    passage: '/clients#engagements~2',
    answer:
      'We agree purpose, lawful basis, access and retention in writing before you send any names.',
    asked: ['when is the agreement made in a new order', 'contract before sending candidate names'],
  },
  {
    passage: '/clients#engagements~3',
    answer: 'We run a few real orders with you and settle forms and wording on them.',
    asked: ['trial run before we sign up fully', 'can we start with a test phase'],
  },
  {
    passage: '/clients#engagements~4',
    answer:
      'You send orders through a form or a connection to your system. We count turnaround from a complete request, and tell you at once what is missing from an incomplete one.',
    asked: ['how do we submit orders day to day'],
  },
  {
    passage: '/clients#engagements~5',
    answer:
      'You receive your files in a standard format, and we delete our copies as agreed and confirm it.',
    asked: ['offboarding as a customer', 'what happens at the close of our programme'],
  },
  {
    passage: '/clients#our-commitments',
    answer:
      'You have a named contact who can explain any line of a report to you and your auditor.',
    asked: ['do we get an account manager', 'who explains a report to our auditor'],
  },
  {
    passage: '/clients#our-commitments~1',
    answer:
      'We use what you send for your orders alone, and keep it apart from other clients’ data and from models trained for them.',
    asked: [
      'do you train AI on customer information',
      'is our information mixed with that of other clients',
    ],
  },
  {
    passage: '/clients#our-commitments~2',
    answer:
      'When a source corrects itself, or we were wrong, we reissue your report with the change marked.',
    asked: ['what if you made a mistake in a report', 'correction of an error by Certavia itself'],
  },
]
