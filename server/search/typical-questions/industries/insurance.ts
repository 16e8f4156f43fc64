import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/insurance`. */
export const insuranceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/insurance#is-a-us-producer-licence-valid-in-every-state',
    answer:
      'Each state issues its own licence, and non-resident licences build on the home state. We read the register of every state in which your producer will sell.',
    asked: [
      'does an insurance agent licence count in all states',
      'non-resident producer licence',
      'selling insurance across state lines',
    ],
  },
  {
    passage: '/industries/insurance#may-we-check-criminal-records-of-claims-staff-outside-the-us',
    answer:
      'It depends on the country: in several, only the candidate can obtain the certificate, and you may look at it but keep no copy. We tell you which rule applies before you order.',
    asked: [
      'police records of claims handlers abroad',
      'foreign criminal check in insurance',
      'certificate of conduct for adjusters',
    ],
  },
  {
    passage: '/industries/insurance#can-document-reading-prove-that-an-invoice-or-a-claim-is-false',
    answer:
      'It shows that an invoice number, a tax number or a font doesn’t fit the issuer. The issuer’s answer settles it, and a person on your team decides the claim.',
    asked: [
      'detect forged bills in insurance claims',
      'fake receipts in a claim',
      'can software prove claims fraud',
    ],
  },
  {
    passage:
      '/industries/insurance#how-should-we-check-a-coverholder-before-we-delegate-authority-to-it',
    answer:
      'Order the company file, its owners, key people and risk score together. We add regulator and court records where the coverholder works.',
    asked: [
      'due diligence on an MGA',
      'vet a managing agent with binding authority',
      'delegated underwriting partner check',
    ],
  },
]
