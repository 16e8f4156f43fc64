import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/about`. */
export const aboutQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/about',
    answer:
      'People tell you where they studied, where they worked and who owns their company. We check those claims at the source and give you the answer with its date and limits.',
    asked: [
      'what is Certavia',
      'purpose of your company',
      'describe your business',
      'what is your company about',
      'in one sentence, what does Certavia do',
      'what is your mission',
      'who are you',
    ],
  },
  {
    passage: '/about#history',
    answer:
      'Certavia was founded in 2020, when hiring and onboarding moved online. Degrees arrived as scans and company papers as PDFs, so you could see what was sent but not who had issued it.\nWe started by asking the issuer.',
    asked: [
      'why was the company set up',
      'story behind the founding of Certavia',
      'reason why the firm exists',
    ],
  },
  {
    passage: '/about#history',
    answer:
      'Certavia was founded in 2020, when hiring and onboarding moved online. Degrees arrived as scans and company papers as PDFs, so you could see what was sent but not who had issued it.',
    asked: [
      'when did you start',
      'year the firm was founded',
      'how long have you been around',
      'how old is this business',
      'why was Certavia set up',
      'story behind the company',
      'what year did your firm open its doors',
      'is this a young company or has it been going for decades',
    ],
  },
  {
    passage: '/about#history',
    answer:
      'We started by asking the issuer. Today our due diligence team asks the same questions about companies and owners, our data team turns replies into fields that you can search, and our engineers move evidence from source to file unchanged.',
    asked: [
      'how did the company begin',
      'what did you start with and what do you do today',
      'what did Certavia do at the beginning',
    ],
  },
  {
    passage: '/about#services',
    answer: 'You can order each service alone, and we record every answer in the same way.',
    asked: [
      'can we order only one of your services',
      'do we have to buy everything together',
      'can I take just one service',
    ],
  },
  {
    passage: '/about#organisation',
    answer:
      'Several teams work on your order, and each can send it back. We separate asking from judging, so a second person reads what the first one requested.',
    asked: [
      'how is work divided inside your company',
      'four eyes principle in your teams',
      'how is an order handled inside your company',
      'do different people ask and judge',
      'internal quality process for an order',
      'second person checks the work',
    ],
  },
  {
    passage: '/about#organisation~1',
    answer:
      'Intake. What it does: Checks that the purpose is lawful, any signature is there and the documents are complete. When this team stops an order: Authorisation or lawful basis is missing, or the question is unlawful.',
    asked: [
      'what does the intake team do',
      'who checks that an order is lawful',
      'when do you stop an order',
    ],
  },
  {
    passage: '/about#organisation~3',
    answer:
      'Reading. What it does: Compares the answer with the identity asked about, and marks what it leaves open. When this team stops an order: The record could belong to two people.',
    asked: [
      'what happens if a record could belong to two people',
      'who compares the record with the identity',
      'record may be of two different persons',
    ],
  },
  {
    passage: '/about#organisation~4',
    answer:
      'Release. What it does: Reads the report as you will, with the limits beside each line. When this team stops an order: The report says more than the source did.',
    asked: ['who reads the report last', 'final check before release', 'who proofreads the report'],
  },
  {
    passage: '/about#what-we-decline',
    answer: 'We decline orders that are unlawful or unfair, and we tell you before work starts.',
    asked: [
      'which jobs do you refuse',
      'do you take every order',
      'what kind of orders do you turn down',
      'do you refuse some jobs',
      'requests you would never accept',
      "are there things you won't do for money",
      'which orders do you decline',
      'is there work you would say no to even if we paid well',
      'what would make you turn us away',
      'which customers do you reject',
      'whom do you turn down as a client',
      'do you send some clients away',
    ],
  },
  {
    passage: '/about#what-we-decline~1',
    answer:
      'Where the law requires a signature, we collect it first, and the individual can ask to see what we found.',
    asked: [
      'can we secretly vet a person',
      'covert background check without telling the candidate',
      'can you check somebody secretly',
      'run a check without the person knowing',
      'investigate my employee behind his back',
      'covert background check',
      "my wife's new boss must not learn that I am looking into him, can you do it quietly",
      'can you look into somebody without them ever noticing',
    ],
  },
  {
    passage: '/about#what-we-decline~2',
    answer: 'We report what the source said, and you decide whether to hire, lend or sign.',
    asked: [
      'will you tell us whom to employ or lend to',
      'do you take the decision off our hands',
      'do you tell us whether to hire',
      'will you recommend a candidate',
      'do you approve or reject people',
      'will you just give us a yes or no on this person',
      'do you tell us if the person is suitable',
    ],
  },
  {
    passage: '/about#what-we-decline~3',
    answer:
      'We stay out of private accounts and homes, and we identify ourselves on every call. We report only what bears on the job.',
    asked: [
      'do you hack private accounts or follow people',
      "undercover detective work on someone's home",
      'do you look at private accounts or homes',
      'do you follow people or watch their private life',
      'do you hire private detectives',
      'do your callers say who they are',
      "would you sit outside somebody's house or read their private posts",
      'are you private detectives',
    ],
  },
  {
    passage: '/about#what-we-decline~4',
    answer:
      'If local law protects a record, such as a spent conviction or health data, we leave it out and tell you.',
    asked: [
      'will you look up health records',
      'can you find protected records if we insist',
      'do you report health information',
      'will you include something the law protects',
      'what about medical data',
      'would an illness ever turn up in what you deliver',
    ],
  },
  {
    passage: '/about#what-we-decline~5',
    answer:
      'We ask every source that the order names, even if its answer may be inconvenient for you.',
    asked: [
      'can we pay for a favourable result',
      'leave out a bad source on our wish',
      'can you leave a bad source out',
      'I only want a clean result',
      'can we choose which answers appear',
    ],
  },
  {
    passage: '/about#what-we-decline~6',
    answer: 'Every score we deliver shows how it was calculated, so you can check it.',
    asked: [
      'black box scores',
      'do you explain ratings',
      'is your score a black box',
      'can you explain how the score came about',
    ],
  },
  {
    passage: '/about#hours-and-reach',
    answer:
      'We follow the FCRA, UK GDPR and EU GDPR where they apply, and the law of the country where the record is kept.',
    asked: ['which laws do you follow', 'legal compliance of your checks', 'do you obey the law'],
  },
  {
    passage: '/about#services~1',
    answer:
      'We check what a candidate states with courts, registers, schools, employers and referees. You get a report that names the source of every line.',
    asked: ['what belongs to background screening'],
  },
  {
    passage: '/about#services~2',
    answer:
      'We compare company registers, filings and watchlists for companies, their owners and applicants. You get a file that shows who controls what, when, and what remains open.',
    asked: ['what belongs to due diligence'],
  },
  {
    passage: '/about#services~3',
    answer:
      'We process the documents, images and tables that are too many for your team to read. You get models with stated error rates and answers that link to their page.',
    asked: ['what does your data science team do'],
  },
  {
    passage: '/about#services~4',
    answer:
      'We build, move and connect the systems that store your sensitive records. You get software, migrations and integrations with a log of each change.',
    asked: ['what does your engineering team do'],
  },
  {
    passage: '/about#organisation~6',
    answer:
      'Screening has the same six steps for everyone in the same role: policy, authorisation, completeness, inquiries, response and release. You get a result within 24 hours where the source answers online, from a complete request.',
    asked: ['which steps does every screening follow', 'name the six steps'],
  },
]
