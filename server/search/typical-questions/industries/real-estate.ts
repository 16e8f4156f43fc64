import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/real-estate`. */
export const realEstateQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/real-estate#checks-by-role',
    answer:
      'Buyers and sellers. Checks: Identity, owners, watchlist, source of funds. Repeat: If completion slips or the buyer changes. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on property buyers', 'vetting a house buyer'],
  },
  {
    passage: '/industries/real-estate#checks-by-role~1',
    answer:
      'Tenants and guarantors. Checks: Identity, address, income documents. Repeat: At renewal only with a reason. Turnaround: Up to 10 working days (address visit).',
    asked: ['tenant screening', 'checks on tenants and guarantors', 'renter check'],
  },
  {
    passage: '/industries/real-estate#checks-by-role~2',
    answer:
      'Letting staff and building managers. Checks: Employment, criminal where lawful, licence. Repeat: With the licence, or on access to homes. Turnaround: Up to 4 weeks (criminal record).',
    asked: [
      'checks for letting staff',
      'building manager screening',
      'concierge or caretaker vetting',
      'vetting a property manager',
    ],
  },
  {
    passage: '/industries/real-estate#law-and-guidance',
    answer:
      'States license brokers, and tenant reports from a screening firm fall under the Fair Credit Reporting Act. FinCEN’s rule on non-financed residential transfers took effect on 1 March 2026 and was vacated by a federal court in Texas on 19 March 2026; an appeal is pending.',
    asked: ['FinCEN property rule', 'all cash purchase of a house rule'],
  },
  {
    passage:
      '/industries/real-estate#why-do-both-the-estate-agent-and-the-solicitor-check-the-buyer',
    answer:
      'Each has a legal duty of its own, so both must know the buyer. You can share results if the buyer is told and the law’s conditions for relying on another firm are met.',
    asked: [
      'double identity checks when buying a house',
      'estate agent and lawyer ask for the same papers',
      'why am I checked twice as a home buyer',
      'estate agent and solicitor both ask for ID',
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
      'fake payslip of a tenant',
      'is the wage slip real',
      'he earns suspiciously much according to his slip',
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
      'is the seller the real owner',
      'title fraud',
      'is the man who sells the house really the owner',
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
      'overseas buyer owner time',
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
      'criminal record of a tenant',
      'may a landlord check convictions',
      "I rent out flats, may I look at somebody's record",
    ],
  },
]
