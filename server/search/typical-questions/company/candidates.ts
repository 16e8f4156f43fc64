import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/candidates`. */
export const candidatesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/candidates#how-can-i-find-out-how-far-my-background-check-has-got',
    answer:
      'Ask the employer that ordered it, because the employer sees the state of each check. You can also email us, and we’ll tell you which sources have answered.',
    asked: [
      'where can I ask about the progress of my screening',
      'my background check is pending, who knows its state',
      'status of my vetting',
    ],
  },
  {
    passage: '/candidates#is-there-a-login-where-i-can-see-my-background-check-report',
    answer:
      'There is no login for candidates yet. Ask for your copy with the form, and look up its state with the reference number and your email address.',
    asked: [
      'is there a portal for applicants',
      'can I sign in to view my results',
      'need an account as a candidate?',
    ],
  },
  {
    passage: '/candidates#how-long-does-it-take-until-my-background-check-is-complete',
    answer:
      'Where a source answers online, you can expect a result within 24 hours of a complete request. A former employer, a court clerk or a university abroad can take days or weeks.',
    asked: [
      'when will my background check be finished',
      'how many days does my vetting need',
      'why does my screening last so long',
    ],
  },
  {
    passage: '/candidates#what-happens-if-i-have-lived-or-worked-in-another-country',
    answer:
      'We ask the sources in each country where you have lived. In some countries only you can apply for a certificate, and we’ll explain how.',
    asked: [
      'I used to live abroad, what does that mean for my check',
      'my last job was overseas, will you contact them',
      'I moved countries, do I need foreign police certificates',
    ],
  },
  {
    passage: '/candidates#do-you-decide-whether-or-not-i-get-the-job',
    answer:
      'The employer decides, and we give it no advice on hiring you. Our report shows what the sources said and what they left open.',
    asked: [
      'are you the ones who reject me',
      'does your company make the hiring decision',
      'who decides if I am hired after the check',
    ],
  },
  {
    passage: '/candidates#how-long-do-you-keep-my-report-and-my-messages-to-you',
    answer:
      'We keep your report for as long as our agreement with the employer says. We keep requests, corrections and complaints that you send with our forms for 24 months after we have closed them, and we erase them earlier if you ask.',
    asked: [
      'for how many months is my candidate file stored',
      'when do you erase the results about me',
      'storage time of my screening report',
    ],
  },
  {
    passage: '/candidates#who-is-responsible-for-my-data-in-a-background-check',
    answer:
      'Under UK and EU law, the employer or other customer is the controller of an order, and we are its processor. For this website, and for messages and complaints that reach us, we are the controller. In the United States we are a consumer reporting agency, and the employer is the user of our report.',
    asked: [
      'who is controller and who is processor of my personal data',
      'which company do I hold responsible for data protection in my check',
      'is my employer or Certavia liable for my data',
    ],
  },
  {
    passage: '/candidates#will-an-old-or-spent-conviction-appear-in-my-report',
    answer:
      'That depends on the place and on the role you applied for. We leave out records that the law protects, such as spent convictions for most roles.',
    asked: [
      'does a conviction from long ago show up',
      'will you report my spent offence',
      'I had trouble with the police as a teenager, will they see it',
    ],
  },
  {
    passage: '/candidates#what-happens',
    answer:
      'You can ask us about each step. Most of the time goes into waiting for sources, such as a court or a former employer.',
    asked: ['stages of a background check for a candidate', 'why does it take so long mostly'],
  },
  {
    passage: '/candidates#what-happens~1',
    answer:
      'The employer tells you which checks it wants and why, and you get a separate notice where the law requires one.',
    asked: ['will I be informed before the check', 'who tells me about the screening'],
  },
  {
    passage: '/candidates#what-happens~2',
    answer:
      'Where the law or the source requires your signature, we collect it before we ask, and you can read the whole form first.',
    asked: ['do I have to give a signature', 'where do I read the consent form'],
  },
  {
    passage: '/candidates#what-happens~3',
    answer:
      'We ask for the names, dates and places that the checks need, and for documents only where a source requires them.',
    asked: ['which papers do I need for my screening', 'what will you ask me for'],
  },
  {
    passage: '/candidates#what-happens~4',
    answer:
      'We contact the court, university, employer or register that has the record. We contact your present employer only if you have agreed.',
    asked: ['whom do you contact about me'],
  },
  {
    passage: '/candidates#what-happens~5',
    answer:
      'An analyst reviews the answers before the employer gets the report, and you can ask us for your copy.',
    asked: ['when is the report sent to my future employer', 'do I automatically get my results'],
  },
  {
    passage: '/candidates#why-you~1',
    answer: 'Everyone in the same role gets the same checks, so you were chosen by role alone.',
    asked: ['why me and not my colleague', 'was I picked for a check'],
  },
  {
    passage: '/candidates#why-you~2',
    answer:
      'Your employer may send staff to sites or systems whose owner wants evidence of who has access.',
    asked: ["my employer's customer wants me vetted"],
  },
  {
    passage: '/candidates#your-report',
    answer:
      'Use the form See my report and tell us the employer’s name and the month of the check. Please leave identity documents out of the form, because we rarely need one. If we have to confirm who you are, we’ll ask you through a protected channel and say why.',
    asked: [
      'obtain what you found out on me',
      'how can I read my own results',
      'free copy for candidates',
    ],
  },
  {
    passage: '/candidates#correct-it',
    answer:
      'Use the form Correct an error to tell us which line is wrong and what it should say. We then ask the source again, free of charge for you. If you would rather write, our address is hello@certavia.example.',
    asked: ['fix an error in my background report', 'contest a false statement about me'],
  },
  {
    passage: '/candidates#your-rights~1',
    answer:
      'United States. Your main rights: A copy of the report, a notice before the employer decides against you, a free dispute. The law: Fair Credit Reporting Act (FCRA) and state law.',
    asked: ['rights of candidates in America', 'regulator in the United States for screening'],
  },
  {
    passage: '/candidates#your-rights~2',
    answer:
      'United Kingdom. Your main rights: Access, rectification, erasure, restriction, objection and data portability. The law: UK GDPR, Data Protection Act 2018, Data (Use and Access) Act 2025.',
    asked: ['British authority for complaints', 'ICO rights of candidates'],
  },
  {
    passage: '/candidates#your-rights~3',
    answer:
      'European Union. Your main rights: Access, rectification, erasure, restriction, objection and data portability. The law: GDPR and the law of your country.',
    asked: ['European rights of applicants', 'GDPR authority'],
  },
]
