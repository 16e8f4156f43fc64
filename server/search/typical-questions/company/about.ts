import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/about`. */
export const aboutQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/about',
    answer:
      'People tell you where they studied, where they worked and who owns their company. We check those claims at the source and give you the answer with its date and limits.',
    asked: ['what is Certavia', 'purpose of your company', 'describe your business'],
  },
  {
    passage: '/about#history',
    answer:
      'Certavia was founded in 2020, when hiring and onboarding moved online. Degrees arrived as scans and company papers as PDFs, so you could see what was sent but not who had issued it.\nWe started by asking the issuer.',
    asked: ['why was the company set up', 'story behind the founding of Certavia'],
  },
  {
    passage: '/about#organisation',
    answer:
      'Several teams work on your order, and each can send it back. We separate asking from judging, so a second person reads what the first one requested.',
    asked: ['how is work divided inside your company', 'four eyes principle in your teams'],
  },
  {
    passage: '/about#what-we-decline',
    answer: 'We decline orders that are unlawful or unfair, and we tell you before work starts.',
    asked: ['which jobs do you refuse', 'do you take every order'],
  },
  {
    passage: '/about#what-we-decline~1',
    answer:
      'Where the law requires a signature, we collect it first, and the individual can ask to see what we found.',
    asked: [
      'can we secretly vet a person',
      'covert background check without telling the candidate',
    ],
  },
  {
    passage: '/about#what-we-decline~2',
    answer: 'We report what the source said, and you decide whether to hire, lend or sign.',
    asked: ['will you tell us whom to employ or lend to', 'do you take the decision off our hands'],
  },
  {
    passage: '/about#what-we-decline~3',
    answer:
      'We stay out of private accounts and homes, and we identify ourselves on every call. We report only what bears on the job.',
    asked: [
      'do you hack private accounts or follow people',
      "undercover detective work on someone's home",
    ],
  },
  {
    passage: '/about#what-we-decline~4',
    answer:
      'If local law protects a record, such as a spent conviction or health data, we leave it out and tell you.',
    asked: ['will you look up health records', 'can you find protected records if we insist'],
  },
  {
    passage: '/about#what-we-decline~5',
    answer:
      'We ask every source that the order names, even if its answer may be inconvenient for you.',
    asked: ['can we pay for a favourable result', 'leave out a bad source on our wish'],
  },
  {
    passage: '/about#what-we-decline~6',
    answer: 'Every score we deliver shows how it was calculated, so you can check it.',
    asked: ['black box scores', 'do you explain ratings'],
  },
]
