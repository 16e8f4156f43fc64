import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/address-verification`. */
export const addressVerificationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/address-verification#how-many-years-of-addresses-should-we-collect',
    answer:
      'Ask for as many as your other checks use: if we search courts for seven years, you need seven years of addresses.',
    asked: [
      'how far back should residence history go',
      'number of past addresses to request',
      'should I list addresses of the last five years',
    ],
  },
  {
    passage: '/address-verification#what-if-the-resident-is-out',
    answer:
      'We arrange another time by phone and list every attempt in the report. The visitor leaves nothing at the door that neighbours could read.',
    asked: [
      'no one opens the door at the home visit',
      'candidate was away when the inspector called',
      'second attempt for an address visit',
    ],
  },
  {
    passage: '/address-verification#do-you-photograph-houses',
    answer:
      'Only from the public street, where it is lawful and you need the picture, and we remove people and number plates.',
    asked: [
      'do you take photos of my home',
      'pictures of the house during an address check',
      'is my property photographed',
    ],
  },
  {
    passage: '/address-verification#can-candidates-confirm-by-sharing-a-location',
    answer:
      'They may offer to, once; it shows where a phone was, so it supports other evidence but can’t replace it.',
    asked: [
      'can I prove where I live by GPS',
      'sharing my phone position instead of a visit',
      'location pin as address proof',
    ],
  },
  {
    passage: '/address-verification#what-about-people-who-have-no-fixed-address',
    answer:
      'We record the correspondence address and who confirms it, such as a shelter or a social service. Your report gives it the same weight as any other answer.',
    asked: [
      'homeless applicant, how to verify residence',
      'candidate lives in a shelter',
      'person without permanent home',
    ],
  },
  {
    passage: '/address-verification#limits',
    answer:
      'Registers and bills show a link to the address. We don’t watch homes, so ask the resident if you need to know about daily presence.',
    asked: ['does he actually sleep there', 'proof that somebody lives at the place'],
  },
  {
    passage: '/address-verification#limits~1',
    answer:
      'Right-to-work and immigration checks stay with you as the employer. We file the result.',
    asked: ['right to work checks, who is responsible', 'immigration status'],
  },
  {
    passage: '/address-verification#limits~2',
    answer:
      'For lodgers, students and families who appear on no bill, we accept a signed statement and mark it as one.',
    asked: ['lives with parents, no bills in his name', 'lodger without contract'],
  },
  {
    passage: '/address-verification#turnaround~2',
    answer: 'Posted code. Source: The resident types the code. We need: Postal address.',
    asked: ['code by post'],
  },
  {
    passage: '/address-verification#law~1',
    answer:
      'The full electoral register is open only for purposes that the law names, such as credit checks. For most roles we use documents that the candidate supplies to us. Legitimate interests are the usual lawful basis, together with a notice to the candidate.',
    asked: ['electoral roll use'],
  },
  {
    passage: '/address-verification#law~3',
    answer:
      'Some countries treat an unannounced visit on behalf of an employer as an intrusion, so we write or call first there, or stay away.',
    asked: ['unannounced visits'],
  },
]
