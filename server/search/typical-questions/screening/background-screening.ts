import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/background-screening`. */
export const backgroundScreeningQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/background-screening#what-does-the-candidate-go-through',
    answer:
      'They get one link that works on a phone: notices, signature, uploads, status and a person to contact, with the option to save and return.',
    asked: [
      'what does an applicant experience when screened',
      'is there a mobile form for candidates',
      'which steps must a candidate complete',
    ],
  },
  {
    passage: '/background-screening#can-someone-start-work-before-the-report-is-complete',
    answer:
      'Some laws forbid it for certain roles; elsewhere you may, with conditions in the contract, and the summary page shows what is open.',
    asked: [
      'can our hire join before vetting is done',
      'onboarding while results are pending',
      'first day at work is before the report arrives',
    ],
  },
  {
    passage: '/background-screening#how-is-a-package-priced',
    answer:
      'You pay by check and by country, and we quote before you order. Fees that a source charges are shown on a line of their own.',
    asked: [
      'how is the price of screening calculated',
      'do you bill per check',
      'are third-party fees extra',
    ],
  },
  {
    passage: '/background-screening#where-do-you-store-our-reports',
    answer:
      'We store them in the region agreed in your contract, which also lists any transfer that a foreign source makes unavoidable.',
    asked: [
      'where is the screening data hosted',
      'which region are results kept in',
      'server location of reports',
    ],
  },
  {
    passage: '/background-screening#what-does-the-soc-2-type-ii-report-cover',
    answer:
      'It is an auditor’s report on how our controls worked over a period. We share the current report under NDA, with its scope and exceptions.',
    asked: [
      'what does the auditor say about your controls',
      'scope of your SOC report',
      'may we read your audit report',
    ],
  },
  {
    passage: '/background-screening#do-you-search-social-media',
    answer:
      'We leave it out by default, because profiles show protected traits first. You may order a narrow, filtered search where the law allows it.',
    asked: [
      'is social media part of the screening',
      "do you look at a candidate's Instagram",
      'check of online profiles',
    ],
  },
]
