import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/candidates`. */
export const candidatesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/candidates#what-happens',
    answer:
      'You can ask us about each step. Most of the time goes into waiting for sources, such as a court or a former employer.',
    asked: [
      'stages of a background check for a candidate',
      'why does it take so long mostly',
      'how does a background check work',
      'what happens during my check',
      'steps of my background check',
      'why does it take so long',
      'I have never been checked, what is going to happen to me',
    ],
  },
  {
    passage: '/candidates#what-happens~1',
    answer:
      'The employer tells you which checks it wants and why, and you get a separate notice where the law requires one.',
    asked: [
      'will I be informed before the check',
      'who tells me about the screening',
      'how will I know that I am being checked',
      'does my employer have to tell me about the check',
      'am I informed',
      'nobody told me that they would look into me',
    ],
  },
  {
    passage: '/candidates#what-happens~2',
    answer:
      'Where the law or the source requires your signature, we collect it before we ask, and you can read the whole form first.',
    asked: [
      'do I have to give a signature',
      'where do I read the consent form',
      'do I have to sign something',
      'what am I signing',
      'consent form for the check',
      'can I read the form before I sign',
      'they want me to sign something, may I read it first',
    ],
  },
  {
    passage: '/candidates#what-happens~3',
    answer:
      'We ask for the names, dates and places that the checks need, and for documents only where a source requires them.',
    asked: [
      'which papers do I need for my screening',
      'what will you ask me for',
      'which information do I have to give',
      'which documents will you ask me for',
      'what do you need from me for my check',
    ],
  },
  {
    passage: '/candidates#what-happens~4',
    answer:
      'We contact the court, university, employer or register that has the record. We contact your present employer only if you have agreed.',
    asked: [
      'whom do you contact about me',
      'will you call my boss',
      'will my current employer find out',
      'does my employer learn that I am applying elsewhere',
      'please do not ring the place where I work now',
      'they must not know at my work that I am leaving',
    ],
  },
  {
    passage: '/candidates#what-happens~5',
    answer:
      'An analyst reviews the answers before the employer gets the report, and you can ask us for your copy.',
    asked: [
      'when is the report sent to my future employer',
      'do I automatically get my results',
      'who gets my report',
      'who reads my results first',
      'when is the report released',
    ],
  },
  {
    passage: '/candidates#why-you',
    answer:
      'Some laws require a check before you start, for instance in banking, schools and health care.',
    asked: [
      'is a check required by law',
      'why do banks and schools check people',
      'is it compulsory to be checked for this job',
    ],
  },
  {
    passage: '/candidates#why-you~1',
    answer: 'Everyone in the same role gets the same checks, so you were chosen by role alone.',
    asked: [
      'why me and not my colleague',
      'was I picked for a check',
      'why was I chosen for a check',
      'am I suspected of something',
      'why me',
      'why does my employer run a check on me',
      'did I do something wrong that they check me',
    ],
  },
  {
    passage: '/candidates#why-you~2',
    answer:
      'Your employer may send staff to sites or systems whose owner wants evidence of who has access.',
    asked: [
      "my employer's customer wants me vetted",
      'a client of my employer wants me checked',
      'contractor site access check',
    ],
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
    passage: '/candidates#your-report',
    answer:
      'Use the form See my report and tell us the employer’s name and the month of the check. Please leave identity documents out of the form, because we rarely need one. If we have to confirm who you are, we’ll ask you through a protected channel and say why.\nYou get a reference number and the last day on which we answer.',
    asked: [
      'I want a copy of my background check',
      'send me what you found about me',
      'request my results',
      'get my report',
      'what did you tell them about me, I want to read it',
      'my future boss has a report about me and I want it too',
    ],
  },
  {
    passage: '/candidates#your-report',
    answer: 'Please leave identity documents out of the form, because we rarely need one.',
    asked: [
      'do I need to send ID to see my report',
      'passport copy for my request',
      'do you need identification from me',
      'is a photo of my licence needed to get my report',
    ],
  },
  {
    passage: '/candidates#correct-it',
    answer:
      'Use the form Correct an error to tell us which line is wrong and what it should say. We then ask the source again, free of charge for you. If you would rather write, our address is hello@certavia.example.',
    asked: [
      'fix an error in my background report',
      'contest a false statement about me',
      'there is a false entry about me, what do I do',
      'put right what you reported',
    ],
  },
  {
    passage: '/candidates#correct-it',
    answer:
      'Use the form Correct an error to tell us which line is wrong and what it should say. We then ask the source again, free of charge for you.',
    asked: [
      'how do I correct an error',
      'mistake in my background check',
      'that is not me in the report',
      'wrong job dates in my report',
      'dispute',
      'I lost the job because of a wrong report',
      'is the dispute free',
      'your report says I was dismissed and that is a lie',
      'they wrote that I left in 2019 but it was 2021, how do I get that put right',
      "somebody else's crime is in my file",
    ],
  },
  {
    passage: '/candidates#correct-it',
    answer:
      'In the United States we complete this within 30 days, or 45 if you send us more information in that time.',
    asked: [
      'how long does a correction take in the US',
      'dispute deadline America',
      'how many days does America give you to look again',
    ],
  },
  {
    passage: '/candidates#correct-it',
    answer:
      'In the United Kingdom and the European Union you also have the rights to access and rectification within one month. For a complex request the law allows two further months, and we tell you the reason within the first one.',
    asked: [
      'how long does a correction take in the UK or Europe',
      'GDPR rectification deadline',
      'correction time in the EU',
      'I am in Berlin, by when must you have corrected it',
    ],
  },
  {
    passage: '/candidates#correct-it',
    answer:
      'If the source confirms its answer and you still disagree, you can add a short statement to your report.',
    asked: [
      'the source confirms but I disagree',
      'still not agree with the result',
      'add a statement to my report',
      'the school stands by its answer and I still say it is wrong, is that the end',
    ],
  },
  {
    passage: '/candidates#your-rights',
    answer:
      'You can contact the authority at any time, with or without writing to us first. If you complain to us from the United Kingdom, we acknowledge it within 30 days and answer without undue delay.',
    asked: ['how do I complain about you', 'complaint procedure UK', 'acknowledge complaint'],
  },
  {
    passage: '/candidates#your-rights~1',
    answer:
      'United States. Your main rights: A copy of the report, a notice before the employer decides against you, a free dispute. The law: Fair Credit Reporting Act (FCRA) and state law.',
    asked: [
      'rights of candidates in America',
      'regulator in the United States for screening',
      'I live in New York, what rights do I have',
    ],
  },
  {
    passage: '/candidates#your-rights~1',
    answer:
      'United States. Your main rights: A copy of the report, a notice before the employer decides against you, a free dispute. The law: Fair Credit Reporting Act (FCRA) and state law. Authority: Consumer Financial Protection Bureau (CFPB).',
    asked: [
      'my rights in the United States',
      'who supervises you in the USA',
      'which office in Washington watches over you',
    ],
  },
  {
    passage: '/candidates#your-rights~2',
    answer:
      'United Kingdom. Your main rights: Access, rectification, erasure, restriction, objection and data portability. The law: UK GDPR, Data Protection Act 2018, Data (Use and Access) Act 2025.',
    asked: [
      'British authority for complaints',
      'ICO rights of candidates',
      'who supervises you in Britain',
    ],
  },
  {
    passage: '/candidates#your-rights~2',
    answer:
      'United Kingdom. Your main rights: Access, rectification, erasure, restriction, objection and data portability. The law: UK GDPR, Data Protection Act 2018, Data (Use and Access) Act 2025. Authority: Information Commissioner’s Office (ICO).',
    asked: [
      'my rights in the United Kingdom',
      'ICO complaint',
      'UK data authority',
      'I live in Leeds and you ignored me, where do I go',
    ],
  },
  {
    passage: '/candidates#your-rights~3',
    answer:
      'European Union. Your main rights: Access, rectification, erasure, restriction, objection and data portability. The law: GDPR and the law of your country.',
    asked: ['European rights of applicants', 'GDPR authority', 'who supervises you in Spain'],
  },
  {
    passage: '/candidates#your-rights~3',
    answer:
      'European Union. Your main rights: Access, rectification, erasure, restriction, objection and data portability. The law: GDPR and the law of your country. Authority: Data protection authority where you live or work.',
    asked: ['my rights in the EU', 'which authority in Germany or France can I complain to'],
  },
  {
    passage: '/candidates#your-rights~4',
    answer:
      'Another country. Your main rights: As the law of your country says. You can still ask us for access and correction.',
    asked: [
      'my rights in another country',
      'I live outside Europe and America',
      'I live in Canada, what rights do I have',
    ],
  },
  {
    passage: '/candidates#how-can-i-find-out-how-far-my-background-check-has-got',
    answer:
      'Ask the employer that ordered it, because the employer sees the state of each check. You can also email us, and we’ll tell you which sources have answered.',
    asked: [
      'where can I ask about the progress of my screening',
      'my background check is pending, who knows its state',
      'status of my vetting',
      'status of my check',
      'my check is stuck',
      'nothing has happened for weeks',
      'any update on my screening',
      'why is my check delayed',
      'what are you waiting for',
      'I gave you everything ages ago and hear nothing',
      'who can tell me where it hangs',
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
      'login for candidates',
      'is there an account where I can follow my check',
      'candidate portal',
      'track my check online',
      'have you a portal where I can look at my results',
      'where do I log in',
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
      'when will my check be done',
      'how many days until I get the result',
      'why is it slow',
      'I want to hand in my notice, when will they have my result',
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
      'I lived abroad',
      'I worked in another country',
      'does it take longer if I lived in two countries',
      'do I need a foreign police certificate',
      'I studied in Poland and worked in Ireland, what does that mean for me',
      'does my time overseas make it slower',
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
      'do you decide if I get the job',
      'who made the decision to reject me',
      'did you fail me',
      'do you give hiring advice',
      'was it you who threw me out of the running',
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
      'how long is my report kept',
      'when do you delete my report',
      'storage of my background check',
      'they did not hire me, do you still keep the stuff about me',
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
      'who is the controller',
      'are you controller or processor',
      'who is responsible for my data',
      'data controller',
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
      'does an old conviction show up',
      'will my spent conviction be seen',
      'youth offence in the report',
      'do you report spent convictions',
      'I stole a bike when I was nineteen, will they see it',
      'does a fine from twenty years ago come up',
    ],
  },
]
