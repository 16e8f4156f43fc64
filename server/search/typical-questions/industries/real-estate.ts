import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/real-estate`. */
export const realEstateQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/real-estate#why-do-both-the-estate-agent-and-the-solicitor-check-the-buyer',
    answer:
      'Each has a legal duty of its own, so both must know the buyer. You can share results if the buyer is told and the law’s conditions for relying on another firm are met.',
    asked: [
      'double identity checks when buying a house',
      'estate agent and lawyer ask for the same papers',
      'why am I checked twice as a home buyer',
    ],
  },
  {
    passage: '/industries/real-estate#can-you-tell-whether-a-tenant-s-payslip-is-genuine',
    answer:
      'We compare figures, layout and tax numbers, then ask the employer to confirm the job and the pay. Software raises the question and the employer settles it.',
    asked: [
      "is a renter's proof of income genuine",
      'fake wage slips from tenants',
      'landlord wants to verify salary',
    ],
  },
  {
    passage: '/industries/real-estate#what-does-a-check-on-the-seller-of-a-property-include',
    answer:
      'We confirm that the person instructing you is the one on the title. Empty and unmortgaged homes are the usual targets, and the address history often shows the fraud.',
    asked: [
      'is the seller really the owner of the house',
      'title fraud check',
      'someone sells a house that is not his',
    ],
  },
  {
    passage: '/industries/real-estate#how-quickly-can-you-identify-the-owner-of-an-overseas-buyer',
    answer:
      'An online register gives a first answer within 24 hours. Several layers of companies take longer, and we show you after each step which register we are waiting for.',
    asked: [
      'foreign company buys a flat, who is behind it',
      'overseas entity owner in a property deal',
      'time to trace an offshore buyer',
    ],
  },
  {
    passage:
      '/industries/real-estate#may-we-screen-tenants-for-criminal-records-before-we-sign-a-lease',
    answer:
      'The rules differ by country and US city, and some places restrict it. Tell us where the property is, and we’ll list the checks you may order.',
    asked: [
      'criminal check on renters',
      'can a landlord look at convictions',
      'may we refuse a tenant with a record',
    ],
  },
]
