import type { DemoPost } from '../articles.ts'

const filed = {
  category: 'seed-category-compliance-and-law',
  author: 'seed-author-ruth-exemplar',
} as const

/** Posts about the legal rules for checks. */
export const COMPLIANCE_POSTS: readonly DemoPost[] = [
  {
    ...filed,
    slug: 'adverse-action-in-order',
    title: 'FCRA adverse action: the steps in order',
    status: 'published',
    publishedAt: '2026-09-22T09:00:00.000Z',
    excerpt:
      'The Fair Credit Reporting Act sets an order for US employers. See what to send at each step, how long to wait, and how to keep steps from being skipped.',
    tags: [
      'background-screening',
      'criminal-check',
      'retail-consumer',
      'recruitment-agencies',
      'FCRA',
    ],
    related: [
      'what-a-criminal-check-proves',
      'what-to-tell-a-candidate-who-waits',
      'how-often-to-ask-again',
    ],
    featured: true,
    seo: {
      title: 'FCRA adverse action: the steps in order',
      description:
        'The FCRA adverse action steps for US employers: disclosure, authorisation, the two notices, the wait between them and what each notice must say.',
      keywords: ['FCRA', 'adverse action', 'pre-adverse action notice', 'summary of rights'],
    },
    subject: 'envelope',
  },
  {
    ...filed,
    slug: 'two-locks-on-one-door',
    title: 'Criminal record checks under GDPR Article 10',
    status: 'published',
    publishedAt: '2025-12-09T09:00:00.000Z',
    excerpt:
      'A criminal record check needs a lawful basis and a ground under Article 10. What each of the two asks, and what to put on your order.',
    tags: ['background-screening', 'criminal-check', 'corporate-professional', 'Privacy', 'GDPR'],
    related: [
      'when-a-conviction-is-spent',
      'how-often-to-ask-again',
      'what-a-criminal-check-proves',
    ],
    seo: {
      title: 'Criminal record checks and GDPR Article 10',
      description:
        'Which lawful basis can carry a criminal record check, what Article 10 of the GDPR adds to it, and what the order form should say.',
      keywords: ['GDPR Article 10', 'lawful basis', 'criminal record check'],
    },
    subject: 'shield',
  },
  {
    ...filed,
    slug: 'when-a-conviction-is-spent',
    title: 'Spent convictions and DBS checks explained',
    status: 'published',
    publishedAt: '2025-08-19T09:00:00.000Z',
    excerpt:
      'When convictions become spent in England and Wales, what each DBS level shows, and how you may weigh what is left.',
    tags: [
      'criminal-check',
      'healthcare-medical',
      'education-academic',
      'non-profit',
      'Rehabilitation',
    ],
    related: ['two-locks-on-one-door', 'what-a-criminal-check-proves', 'adverse-action-in-order'],
    seo: {
      title: 'Spent convictions and DBS levels explained',
      description:
        'Rehabilitation periods since October 2023, the three levels of a DBS certificate, filtering, and how an employer may weigh what is left.',
      keywords: ['spent convictions', 'DBS check', 'Rehabilitation of Offenders Act'],
    },
    subject: 'hourglass',
  },
  {
    ...filed,
    slug: 'what-an-apostille-certifies',
    title: 'Does an apostille prove a degree is genuine?',
    status: 'published',
    publishedAt: '2025-04-29T09:00:00.000Z',
    excerpt:
      'An apostille confirms a signature, an office and a seal. Why a worthless diploma can carry a valid one, and what to ask the university.',
    tags: [
      'education-verification',
      'international-student-verification',
      'academic-education',
      'legal-services',
      'Degrees',
    ],
    related: [
      'dates-that-do-not-meet',
      'confidence-belongs-to-a-field',
      'where-an-investors-money-was-before',
    ],
    subject: 'diploma',
  },
  {
    ...filed,
    slug: 'consent-that-holds',
    title: 'Valid consent and notices in background checks',
    status: 'in_review',
    excerpt:
      'When you need a signature, when a notice is enough, what to tell candidates, and how they can withdraw.',
    tags: ['background-screening', 'Consent', 'Privacy'],
    subject: 'pen',
  },
]
