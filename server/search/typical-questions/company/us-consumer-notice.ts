import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/us-consumer-notice`. */
export const usConsumerNoticeQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/us-consumer-notice#practices',
    answer:
      'In the United States we are a consumer reporting agency, and the employer is the user of our report. We prepare reports for employers who certify a permissible purpose under the Fair Credit Reporting Act (FCRA). We ask courts, employers, schools and registers, and we report what they state, with the date.',
    asked: [
      'are you a consumer reporting agency',
      'your role under US law',
      'what is your role in the United States',
    ],
  },
  {
    passage: '/us-consumer-notice#practices',
    answer: 'We use your data for the report that you authorised, and we sell no personal data.',
    asked: ['do you sell personal information in the US', 'is my information sold in America'],
  },
  {
    passage: '/us-consumer-notice#practices',
    answer: 'We keep your file for as long as our agreement with the employer and the law require.',
    asked: ['how long do you keep my file in the US', 'how long do you hold my file in America'],
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
    passage: '/us-consumer-notice#rights',
    answer:
      'You can see everything in your file, and who received it in the last two years for employment.',
    asked: [
      'who has received my report',
      'which companies got a report about me',
      'I live in Ohio, which companies got something about me from you',
    ],
  },
  {
    passage: '/us-consumer-notice#rights',
    answer:
      'You can dispute an item free of charge. As a rule we complete the reinvestigation within 30 days.',
    asked: [
      'how long does a reinvestigation take in the US',
      'dispute in the United States how many days',
      'how quickly is a dispute settled in the US',
    ],
  },
  {
    passage: '/us-consumer-notice#rights',
    answer:
      'An employer must give you the report and a summary of rights before it decides against you because of the report.',
    asked: [
      'can an employer reject me without showing me the report',
      'must the employer give me a copy before refusing',
      'rights before I am rejected in America',
      'they turned me down and never showed me the report',
      'they told me no because of your report and I never got to read it',
      'may a company in Texas turn me down before I have seen it',
    ],
  },
  {
    passage: '/us-consumer-notice#rights',
    answer:
      'You can add a short statement to your file if you still disagree with an item after our reinvestigation.',
    asked: [
      'what if I still disagree after the reinvestigation',
      'add my own statement to the file',
      'you looked again and nothing changed, what can I do now',
    ],
  },
  {
    passage: '/us-consumer-notice#rights',
    answer:
      'You can complain to the Consumer Financial Protection Bureau (CFPB), the Federal Trade Commission or the attorney general of your state.',
    asked: ['where can Americans complain', 'CFPB complaint', 'attorney general complaint'],
  },
  {
    passage: '/us-consumer-notice#file',
    answer:
      'Section 609 of the FCRA lets you ask us for a file disclosure. Use the form See my report, or email hello@certavia.example with the employer’s name and the month of the check. Please leave identity documents out of it, because we ask for proof of who you are through a protected channel.',
    asked: [
      'file disclosure under the FCRA',
      'request my file in the United States',
      'I want everything in my file, US',
    ],
  },
  {
    passage: '/us-consumer-notice#file',
    answer:
      'Section 609 of the FCRA lets you ask us for a file disclosure. Use the form See my report, or email hello@certavia.example with the employer’s name and the month of the check.',
    asked: [
      'how do I request my file',
      'get everything in my file',
      'send me everything that is in my file under American law',
    ],
  },
  {
    passage: '/us-consumer-notice#file',
    answer:
      'You receive the name of each employer that had a report about you in the last two years, and of any other recipient in the last year.',
    asked: [
      'which employers received my report in the last two years',
      'who asked for a report on me',
      'which companies saw my report',
    ],
  },
  {
    passage: '/us-consumer-notice#file',
    answer: 'We charge you nothing for a file disclosure, even where the FCRA would allow a fee.',
    asked: [
      'does a copy of my file cost anything',
      'is the file disclosure free',
      'will I be billed for my file',
    ],
  },
  {
    passage: '/us-consumer-notice#dispute',
    answer:
      'Tell us which line is wrong and what it should say, with the form Correct an error or at hello@certavia.example. We ask the source again and complete our work, as a rule, within 30 days; the FCRA allows 15 more if you send us further information in that time. We then send you the result in writing, correct or delete what we can’t verify, and tell the employer on request.',
    asked: [
      'challenge an item under US law',
      'reinvestigation deadline',
      'how many days do you have to investigate a US dispute',
      'how do I dispute an item in the US',
      'how long do you have to correct a mistake in America',
      'fix an error in my US report',
      'what happens after I dispute',
      'something in my US report is wrong, by when must you have put it right',
    ],
  },
  {
    passage: '/us-consumer-notice#place',
    answer:
      'Example for this demonstration: US orders are processed in the United States. If a source is in another country, we send only what that source needs, and your report names the country.',
    asked: [
      'do you send American data abroad',
      'offshore processing of US orders',
      'where are US orders processed',
      'does my data leave the United States',
      'is US data stored in America',
      'does what you know about me stay in America',
    ],
  },
  {
    passage: '/us-consumer-notice#california',
    answer:
      'For investigative consumer reports, the Investigative Consumer Reporting Agencies Act (Civil Code, section 1786 and following) gives you further rights.\nYou can inspect your file during business hours after reasonable notice, and bring one person with you.\nYou can ask for a copy by certified mail, or for a summary by phone, after a written request with identification.',
    asked: [
      'investigative consumer reports in California',
      'California rights for background checks',
      'rights under ICRAA',
    ],
  },
  {
    passage: '/us-consumer-notice#california',
    answer:
      'For investigative consumer reports, the Investigative Consumer Reporting Agencies Act (Civil Code, section 1786 and following) gives you further rights.\nYou can inspect your file during business hours after reasonable notice, and bring one person with you.',
    asked: [
      'California rights',
      'can I look at my file in person',
      'ICRAA rights',
      'I live in Los Angeles, may I come and read my file',
    ],
  },
  {
    passage: '/us-consumer-notice#california',
    answer: 'You can learn who received a report about you in the last three years.',
    asked: ['who received my report in California', 'who got my report, I live in California'],
  },
  {
    passage: '/us-consumer-notice#contact',
    answer:
      'Our postal address and toll-free number are missing here. The owner of this site adds them before it goes live.',
    asked: ['toll free number', 'postal address in the US', 'US phone number'],
  },
  {
    passage: '/us-consumer-notice#contact',
    answer:
      'If you have a question about our privacy practices, or if your information was compromised, ask for the privacy team of Certavia at hello@certavia.example. We reply within 24 hours, Monday to Friday.',
    asked: [
      'contact the privacy team',
      'my information was compromised',
      'my data was stolen, whom do I write to',
    ],
  },
  {
    passage: '/us-consumer-notice',
    answer:
      'If a US employer asked us for a report about you, this page explains what we do, where your data goes and what you can ask for.',
    asked: ['notice for American consumers'],
  },
]
