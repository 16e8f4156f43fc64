import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/insurance`. */
export const insuranceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/insurance#checks-by-role',
    answer:
      'Employed and tied producers. Checks: Criminal, licence register, employment. Repeat: When a licence or state is added. Turnaround: Up to 4 weeks (criminal record).',
    asked: [
      'checks for insurance agents',
      'producer screening',
      'insurance broker vetting',
      'what to check on an insurance agent',
    ],
  },
  {
    passage: '/industries/insurance#checks-by-role~1',
    answer:
      'Claims handlers and adjusters. Checks: Criminal, employment, outside interests. Repeat: On a rise in settlement authority. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for claims handlers', 'vetting a loss adjuster'],
  },
  {
    passage: '/industries/insurance#checks-by-role~2',
    answer:
      'Coverholders and agencies. Checks: KYC, owners, key people, risk score. Repeat: Before the binder renews. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['coverholder checks', 'managing general agent checks'],
  },
  {
    passage: '/industries/insurance#law-and-guidance',
    answer:
      'A person convicted of a felony involving dishonesty or a breach of trust may work in the business of insurance across state lines only with a regulator’s written consent. If you wilfully permit it as the insurer, you are exposed as well.',
    asked: ['18 USC 1033', 'convicted felon in insurance'],
  },
  {
    passage: '/industries/insurance#is-a-us-producer-licence-valid-in-every-state',
    answer:
      'Each state issues its own licence, and non-resident licences build on the home state. We read the register of every state in which your producer will sell.',
    asked: [
      'does an insurance agent licence count in all states',
      'non-resident producer licence',
      'selling insurance across state lines',
      'insurance licence in other states',
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
      'criminal check of claims staff abroad',
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
      'false insurance claim',
      'is the invoice fake',
      'the receipt for the stolen watch looks odd',
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
      'delegated authority check',
    ],
  },
]
