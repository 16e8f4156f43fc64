import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/us-consumer-notice`. */
export const usConsumerNoticeQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/us-consumer-notice#practices',
    answer:
      'In the United States we are a consumer reporting agency, and the employer is the user of our report. We prepare reports for employers who certify a permissible purpose under the Fair Credit Reporting Act (FCRA). We ask courts, employers, schools and registers, and we report what they state, with the date.',
    asked: ['are you a consumer reporting agency', 'your role under US law'],
  },
  {
    passage: '/us-consumer-notice#rights',
    answer:
      'You can see everything in your file, and who received it in the last two years for employment.\nYou can dispute an item free of charge. As a rule we complete the reinvestigation within 30 days.',
    asked: [
      'who received a report on me in the past two years',
      'rights of Americans who were screened',
      'who got my background report in the US',
    ],
  },
  {
    passage: '/us-consumer-notice#file',
    answer:
      'Section 609 of the FCRA lets you ask us for a file disclosure. Use the form See my report, or email hello@certavia.example with the employer’s name and the month of the check. Please leave identity documents out of it, because we ask for proof of who you are through a protected channel.',
    asked: ['file disclosure under the FCRA', 'request my file in the United States'],
  },
  {
    passage: '/us-consumer-notice#dispute',
    answer:
      'Tell us which line is wrong and what it should say, with the form Correct an error or at hello@certavia.example. We ask the source again and complete our work, as a rule, within 30 days; the FCRA allows 15 more if you send us further information in that time. We then send you the result in writing, correct or delete what we can’t verify, and tell the employer on request.',
    asked: [
      'challenge an item under US law',
      'reinvestigation deadline',
      'how many days do you have to investigate a US dispute',
    ],
  },
  {
    passage: '/us-consumer-notice#place',
    answer:
      'Example for this demonstration: US orders are processed in the United States. If a source is in another country, we send only what that source needs, and your report names the country.',
    asked: ['do you send American data abroad', 'offshore processing of US orders'],
  },
  {
    passage: '/us-consumer-notice#california',
    answer:
      'For investigative consumer reports, the Investigative Consumer Reporting Agencies Act (Civil Code, section 1786 and following) gives you further rights.\nYou can inspect your file during business hours after reasonable notice, and bring one person with you.\nYou can ask for a copy by certified mail, or for a summary by phone, after a written request with identification.',
    asked: [
      'investigative consumer reports in California',
      'California rights for background checks',
    ],
  },
]
