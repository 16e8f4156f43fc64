import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/criminal-check`. */
export const criminalCheckQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/criminal-check',
    answer:
      'We search court and police records in every place your candidate has lived. You get each answer with its source, its date and its limits.',
    asked: [
      'what is a criminal record check',
      'what does a criminal check include',
      'police check for staff',
      'rap sheet search',
    ],
  },
  {
    passage: '/criminal-check~1',
    answer:
      'Turnaround: 24 hours if online, else up to 8 weeks. Coverage: 100+ countries. Needed: Authorisation, ID, address history. Delivered: Report as a document and as data.',
    asked: [
      'what do you need for a criminal check',
      'which information do I provide for a criminal search',
      'what must I hand over for a criminal search',
      'inputs for a criminal background order',
    ],
  },
  {
    passage: '/criminal-check#specimen~1',
    answer:
      'The name as printed on the identity document, and every earlier name the candidate declared.',
    asked: [
      'do you search maiden names',
      'former names in a criminal search',
      'which name is searched',
    ],
  },
  {
    passage: '/criminal-check#specimen~2',
    answer: 'We name the office that answered, so you can ask it.',
    asked: [
      'can we contact the court that answered',
      'which office gave the answer',
      'which court did you ask, is it named',
      'can I phone the registry that replied',
    ],
  },
  {
    passage: '/criminal-check#specimen~4',
    answer:
      'We print the registry’s own words. “No record found” covers only the places and years searched.',
    asked: [
      'what does no record found mean',
      'the report says no record, is he clean',
      'is a clear result proof of innocence',
    ],
  },
  {
    passage: '/criminal-check#specimen~6',
    answer: 'We collect the signature the law or the source requires before we ask.',
    asked: [
      'do you need a signature for a criminal check',
      'why does the candidate have to sign for the criminal search',
    ],
  },
  {
    passage: '/criminal-check#who-it-is-for',
    answer:
      'The law may require a particular certificate before the first shift. We tell you which one it is and who has to apply for it.',
    asked: [
      'criminal check for people who work with children',
      'staff who look after patients',
      'which certificate does a carer need',
      'who has to apply for the certificate',
      'which certificate does a nursery assistant need',
    ],
  },
  {
    passage: '/criminal-check#who-it-is-for~1',
    answer:
      'You trust these people with cash, payments, stock or keys, so a conviction for dishonesty may matter to the job.',
    asked: [
      'check for cashiers or people with keys',
      'criminal check for people handling money',
      'he will handle the cash',
    ],
  },
  {
    passage: '/criminal-check#who-it-is-for~2',
    answer: 'We search driving and violent offences in the courts that would have heard the case.',
    asked: [
      'driving offences search',
      'check of drivers for violent offences',
      'do you look at drink driving and assault',
      'violent crime check for site workers',
    ],
  },
  {
    passage: '/criminal-check#how-it-works',
    answer: 'In our six steps, the address history of step 3 decides which courts we ask.',
    asked: [
      'how do you choose the courts to search',
      'steps of a criminal record check',
      'which courts do you search and why those',
      'how are the counties selected',
    ],
  },
  {
    passage: '/criminal-check#how-it-works~5',
    answer: 'Your candidate can explain any difference before you read the report.',
    asked: [
      'can the candidate explain before we see the result',
      'does the applicant hear about a hit first',
      'is the candidate asked to comment on a conviction',
    ],
  },
  {
    passage: '/criminal-check#limits',
    answer:
      'We search every district where your candidate has lived, because each court covers only its own.',
    asked: [
      'search in a state where he never lived',
      'hidden records elsewhere',
      'do you search the whole country or only some courts',
      'national criminal database in the USA',
      'is it nationwide',
      'statewide or county search',
      'is there one list for the whole of the USA',
    ],
  },
  {
    passage: '/criminal-check#limits~1',
    answer:
      'Sealed, spent and juvenile records are withheld from most employers. If your role is exempt, we name the certificate that shows more.',
    asked: [
      'sealed or juvenile records',
      'expunged conviction visible',
      'will you find youth offences',
      'records that are hidden by law',
      'he was fifteen when it happened',
    ],
  },
  {
    passage: '/criminal-check#limits~2',
    answer:
      'Weigh a record with what you learn from referees and interviews, because it shows what a court decided in the past.',
    asked: [
      'will someone offend again',
      'can a check predict behaviour',
      'does a criminal record predict behaviour',
      'is he dangerous',
    ],
  },
  {
    passage: '/criminal-check#limits~3',
    answer:
      'A result is valid at the time we print on it, so ask us about repeat checks if the role needs them.',
    asked: [
      'new crimes after the report',
      'is the result still valid next year',
      'how long is a criminal check valid',
      'does a criminal check expire',
      'arrested after the check',
      'what if he does something next month',
    ],
  },
  {
    passage: '/criminal-check#turnaround',
    answer:
      'US county or state search. Source asked: Clerk of each court. We need: Authorisation, addresses with dates. Turnaround: 24 hours if online; clerk 2 to 5 working days.',
    asked: [
      'US state search turnaround',
      'court search needs what information',
      'state wide court search, how many days',
      'what is needed for a county search',
    ],
  },
  {
    passage: '/criminal-check#turnaround~1',
    answer:
      'Sex offender register (US only). Source asked: Public state registers. We need: Name, date of birth. Turnaround: 24 hours if online; California bars most job use.',
    asked: [
      'sex offender register',
      'sex offenders check',
      'is the sex offender list searched',
      'has he ever been on the list of sex offenders',
    ],
  },
  {
    passage: '/criminal-check#turnaround~2',
    answer:
      'UK Basic certificate. Source asked: DBS, Disclosure Scotland or AccessNI. We need: The candidate’s identity documents. Turnaround: 1 to 14 days.',
    asked: [
      'documents for a basic certificate',
      'which ID is required for a basic DBS',
      'papers for a basic disclosure',
    ],
  },
  {
    passage: '/criminal-check#turnaround~3',
    answer:
      'UK Standard or Enhanced. Source asked: DBS, through a registered body. We need: An eligible role. Turnaround: 1 to 8 weeks.',
    asked: [
      'what do you need for an enhanced certificate',
      'standard DBS time',
      'eligible role for enhanced',
    ],
  },
  {
    passage: '/criminal-check#turnaround~4',
    answer:
      'EU certificate. Source asked: The authority; the candidate applies. We need: The candidate’s own application. Turnaround: 1 to 4 weeks.',
    asked: [
      'who applies for a police certificate in the EU',
      'European police certificate',
      'criminal certificate for somebody in France',
      'does the applicant get the European certificate themselves',
      'police certificate in Italy',
    ],
  },
  {
    passage: '/criminal-check#turnaround~5',
    answer:
      'National register elsewhere. Source asked: Ministry or police register. We need: Signature, identity document.',
    asked: [
      'police clearance from India',
      'criminal check in a country outside US and Europe',
      'police certificate from Brazil or Kenya',
      'criminal record in a country that is neither in Europe nor America',
    ],
  },
  {
    passage: '/criminal-check#turnaround~5',
    answer:
      'National register elsewhere. Source asked: Ministry or police register. We need: Signature, identity document. Turnaround: 24 hours if online, else stated before you order.',
    asked: [
      'criminal check outside Europe and the US',
      'police check in Asia',
      'national police register other countries how long',
    ],
  },
  {
    passage: '/criminal-check#law',
    answer:
      'You give the applicant a stand-alone disclosure and obtain written authorisation. Before adverse action you send the report and the summary of rights, allow time to dispute, then send the final notice. States and cities add rules; California has the ICRAA.',
    asked: [
      'American law on criminal checks',
      'what do I need before a criminal check in the US',
      'stand-alone disclosure',
      'FCRA duties of an employer',
      'which papers must an American applicant get before we ask',
    ],
  },
  {
    passage: '/criminal-check#law~1',
    answer:
      'Any employer may ask for a Basic certificate, which the candidate or a responsible organisation applies for. Standard and Enhanced certificates need an eligible role and a registered body. You also need a condition from Schedule 1 to the Data Protection Act 2018, and BS 7858 applies to security staff.',
    asked: [
      'who may request which British certificate',
      'can any firm ask for a Basic certificate',
      'may a small shop request a basic disclosure',
      'who can ask for standard and enhanced',
    ],
  },
  {
    passage: '/criminal-check#law~1',
    answer:
      'Any employer may ask for a Basic certificate, which the candidate or a responsible organisation applies for. Standard and Enhanced certificates need an eligible role and a registered body.',
    asked: [
      'who may request a DBS check',
      'can any employer ask for a basic certificate',
      'which roles can have an enhanced check',
      'law on DBS checks',
    ],
  },
  {
    passage: '/criminal-check#law~1',
    answer:
      'You also need a condition from Schedule 1 to the Data Protection Act 2018, and BS 7858 applies to security staff.',
    asked: ['BS 7858', 'security guards UK standard', 'Schedule 1 condition'],
  },
  {
    passage: '/criminal-check#law~2',
    answer:
      'Conviction data may be processed only under official authority or where Union or national law allows it. Consent rarely meets that test, so in several countries the candidate obtains the certificate and shows it to you.',
    asked: [
      'conviction data under the GDPR',
      'is consent enough for criminal data in Europe',
      'GDPR article 10',
      'can we keep police certificates in the EU',
      'criminal checks in Germany lawful',
      'we are in France and want to see his record, does it help that he agrees',
    ],
  },
  {
    passage: '/criminal-check#law~3',
    answer:
      'Many US states and cities forbid the question before a conditional offer, and many countries treat old convictions as spent. We send the request at the stage that local law allows.',
    asked: [
      'ban the box laws',
      'when in hiring may we ask about convictions',
      'when may we ask about convictions in the US',
      'can I ask about convictions before the offer',
      'at what point in hiring may I ask whether somebody was in jail',
    ],
  },
  {
    passage: '/criminal-check#is-a-criminal-record-check-lawful-where-we-hire',
    answer:
      'That depends on the country and the role, so before you order we tell you what employers there may usually ask for.',
    asked: [
      'is it legal to ask for police records of applicants',
      'are we allowed to check convictions in our country',
      'law on criminal checks by employers',
      'is it legal to check criminal records',
      'am I allowed to check criminal history in my country',
      'legality of police checks',
    ],
  },
  {
    passage: '/criminal-check#what-does-the-candidate-see-during-and-after-the-check',
    answer:
      'Your candidate sees the disclosure, any form to sign and, on request, the report. They may dispute any entry with us, and we ask the source again.',
    asked: [
      'what information does the applicant get in a criminal check',
      'can the person checked see the result',
      'does the candidate learn what the court said',
      'what does the candidate see',
      'can the candidate read the report',
      'is the applicant shown the result',
    ],
  },
  {
    passage: '/criminal-check#what-if-a-record-belongs-to-someone-with-the-same-name',
    answer:
      'We look for a second identifier, such as the date of birth, before we report an entry. Without one, we leave it out of your candidate’s report.',
    asked: [
      'how do you avoid mixing up people with identical names',
      'the record is for a namesake',
      "could someone else's crime end up in the report",
      'wrong person with the same name',
      'common name mix up',
      'namesake with a record',
      'mistaken identity in a criminal check',
      'another John with the same birthday has a record',
      'they mixed me up with a criminal who has my name',
    ],
  },
  {
    passage: '/criminal-check#how-far-back-do-you-look',
    answer:
      'We go as far back as local law and your policy allow. In the United States, the FCRA generally stops us reporting arrests without conviction after seven years. Some states are stricter, and an exception covers well-paid jobs.',
    asked: [
      'how many years of criminal history are covered',
      'seven year rule for arrests',
      'lookback period of a police check',
      'how far back does a criminal check go',
      'lookback period',
      'seven year rule',
      'how many years of history do you search',
      'old arrests',
      'would something from 1999 still be found',
      'how many years into the past do you go',
    ],
  },
  {
    passage: '/criminal-check#do-you-recommend-whom-to-hire',
    answer:
      'We report what the registry said, and you weigh the offence, the time passed and the duties of the role. In many places the law requires that assessment.',
    asked: [
      'do you advise us to reject someone with a conviction',
      'will you say if a candidate is suitable',
      'do you make a pass or fail decision on records',
      'do you say hire or not',
      'recommendation after a criminal check',
    ],
  },
  {
    passage: '/criminal-check#how-long-do-you-keep-the-report-and-who-deletes-it',
    answer:
      'We keep it for the period in your agreement, within what the law requires or allows. Then we delete it, and you can ask us to confirm.',
    asked: [
      'how long is a criminal record report stored',
      'who erases police check results',
      'deletion of conviction data',
      'retention of the criminal report',
      'how long do you store a criminal record check',
      'who erases the report',
    ],
  },
  {
    passage: '/criminal-check#specimen',
    answer:
      'In this sample of an invented person, each field answers a question your auditor or candidate may ask.',
    asked: ['what is on a criminal report'],
  },
  {
    passage: '/criminal-check#specimen~3',
    answer: 'You see both times, so you can work out how long the registry took.',
    asked: ['how long did the registry take to answer'],
  },
  {
    passage: '/criminal-check#specimen~5',
    answer: 'We print the limits of each answer directly below its result.',
    asked: ['does the report say what it does not cover'],
  },
  {
    passage: '/criminal-check#how-it-works~1',
    answer: 'You name the role and the country, and we select the checks.',
    asked: ['do we pick the checks or do you'],
  },
  {
    passage: '/criminal-check#how-it-works~3',
    answer: 'We collect missing names, dates and places before we contact a source.',
    asked: ['what if the candidate forgot an address'],
  },
  {
    passage: '/criminal-check#how-it-works~4',
    answer: 'We ask each source that keeps the record, and independent sources at once.',
    asked: ['do you ask several sources at once'],
  },
  {
    passage: '/criminal-check#how-it-works~6',
    answer: 'An analyst reviews the report, and we release it to your team.',
    asked: ['who checks the report before we get it'],
  },
]
