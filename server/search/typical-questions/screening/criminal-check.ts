import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/criminal-check`. */
export const criminalCheckQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/criminal-check#is-a-criminal-record-check-lawful-where-we-hire',
    answer:
      'That depends on the country and the role, so before you order we tell you what employers there may usually ask for.',
    asked: [
      'is it legal to ask for police records of applicants',
      'are we allowed to check convictions in our country',
      'law on criminal checks by employers',
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
    ],
  },
  {
    passage: '/criminal-check#limits',
    answer:
      'We search every district where your candidate has lived, because each court covers only its own.',
    asked: ['search in a state where he never lived', 'hidden records elsewhere'],
  },
  {
    passage: '/criminal-check#limits~1',
    answer:
      'Sealed, spent and juvenile records are withheld from most employers. If your role is exempt, we name the certificate that shows more.',
    asked: ['sealed or juvenile records'],
  },
  {
    passage: '/criminal-check#limits~2',
    answer:
      'Weigh a record with what you learn from referees and interviews, because it shows what a court decided in the past.',
    asked: ['will someone offend again', 'can a check predict behaviour'],
  },
  {
    passage: '/criminal-check#limits~3',
    answer:
      'A result is valid at the time we print on it, so ask us about repeat checks if the role needs them.',
    asked: ['new crimes after the report', 'is the result still valid next year'],
  },
  {
    passage: '/criminal-check#turnaround~5',
    answer:
      'National register elsewhere. Source asked: Ministry or police register. We need: Signature, identity document.',
    asked: ['police clearance from India', 'criminal check in a country outside US and Europe'],
  },
  {
    passage: '/criminal-check#law~1',
    answer:
      'Any employer may ask for a Basic certificate, which the candidate or a responsible organisation applies for. Standard and Enhanced certificates need an eligible role and a registered body. You also need a condition from Schedule 1 to the Data Protection Act 2018, and BS 7858 applies to security staff.',
    asked: [
      'who may request which British certificate',
      'can any firm ask for a Basic certificate',
    ],
  },
  {
    passage: '/criminal-check#law~2',
    answer:
      'Conviction data may be processed only under official authority or where Union or national law allows it. Consent rarely meets that test, so in several countries the candidate obtains the certificate and shows it to you.',
    asked: ['conviction data under the GDPR'],
  },
  {
    passage: '/criminal-check#law~3',
    answer:
      'Many US states and cities forbid the question before a conditional offer, and many countries treat old convictions as spent. We send the request at the stage that local law allows.',
    asked: ['ban the box laws', 'when in hiring may we ask about convictions'],
  },
]
