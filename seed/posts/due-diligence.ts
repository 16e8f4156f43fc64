import type { DemoPost } from '../articles.ts'

const filed = {
  category: 'seed-category-due-diligence',
  author: 'seed-author-ines-specimen',
} as const

/** Posts about due diligence on companies, owners, and people with wealth or political power. */
export const DUE_DILIGENCE_POSTS: readonly DemoPost[] = [
  {
    ...filed,
    slug: 'who-counts-as-a-politically-exposed-person',
    title: 'Who counts as a politically exposed person',
    status: 'published',
    publishedAt: '2026-10-20T09:00:00.000Z',
    excerpt:
      'Whom the PEP definition covers, whom it leaves out, when it ends, and which four measures you have to take.',
    tags: [
      'kyc-compliance',
      'watchlist-screening',
      'banking-financial',
      'government-public',
      'PEP',
    ],
    related: [
      'how-close-is-close-enough',
      'where-an-investors-money-was-before',
      'owners-behind-closed-registers',
    ],
    featured: true,
    seo: {
      title: 'Who counts as a politically exposed person',
      description:
        'Foreign, domestic, international: whom the definition of a politically exposed person covers, when it ends, and which measures follow.',
      keywords: ['politically exposed person', 'enhanced due diligence', 'source of wealth'],
    },
    subject: 'dome',
  },
  {
    ...filed,
    slug: 'owners-behind-closed-registers',
    title: 'Beneficial ownership registers: who can still look',
    status: 'published',
    publishedAt: '2026-07-14T09:00:00.000Z',
    excerpt:
      'Who can search ownership registers in the EU, UK and US today, and what to do where access is closed.',
    tags: ['kyc-compliance', 'risk-scoring', 'corporate-professional', 'Ownership', 'Registers'],
    related: [
      'reading-a-company-register',
      'a-score-is-not-a-finding',
      'who-counts-as-a-politically-exposed-person',
    ],
    seo: {
      title: 'Beneficial ownership registers: who may look',
      description:
        'After the judgment of November 2022: access to registers of beneficial owners in the European Union, the United Kingdom and the United States.',
      keywords: ['beneficial ownership', 'UBO register', 'legitimate interest'],
    },
    subject: 'owners',
  },
  {
    ...filed,
    slug: 'reading-a-company-register',
    title: 'How to read a company register',
    status: 'published',
    publishedAt: '2026-04-14T09:00:00.000Z',
    excerpt:
      'A register shows what a company declared, and when. The order in which to read it, and the point at which to stop.',
    tags: ['kyc-compliance', 'risk-scoring', 'accounting-advisory', 'Registers', 'Ownership'],
    related: [
      'owners-behind-closed-registers',
      'what-a-criminal-check-proves',
      'a-score-is-not-a-finding',
    ],
    edit: {
      excerpt:
        'A company register shows what was declared, and when. The order in which we read one, where we stop, and what your report prints there.',
    },
    subject: 'tower',
  },
  {
    ...filed,
    slug: 'how-close-is-close-enough',
    title: 'Sanctions screening: how close must a name match be?',
    status: 'published',
    publishedAt: '2025-10-21T09:00:00.000Z',
    excerpt:
      'Match too strictly and you miss the listed person; too loosely and you stop honest customers. How to set and document the threshold.',
    tags: [
      'watchlist-screening',
      'financial-institution',
      'insurance',
      'ecommerce-digital',
      'Names',
    ],
    related: [
      'who-counts-as-a-politically-exposed-person',
      'what-ninety-per-cent-sure-means',
      'owners-behind-closed-registers',
    ],
    subject: 'watchlist',
  },
  {
    ...filed,
    slug: 'where-an-investors-money-was-before',
    title: 'Source of funds and source of wealth explained',
    status: 'published',
    publishedAt: '2025-06-17T09:00:00.000Z',
    excerpt:
      'Source of funds is a path, source of wealth a history. What you need to show both for residence or citizenship by investment.',
    tags: ['citizen-by-investment', 'kyc-compliance', 'legal-services', 'real-estate', 'Funds'],
    related: [
      'who-counts-as-a-politically-exposed-person',
      'reading-a-company-register',
      'what-an-apostille-certifies',
    ],
    subject: 'ledger',
  },
  {
    ...filed,
    slug: 'a-score-is-not-a-finding',
    title: 'How to build a supplier risk score',
    status: 'published',
    publishedAt: '2025-02-18T09:00:00.000Z',
    excerpt:
      'Which facts belong in a supplier risk score, how to show missing answers as a range, and what work each band should lead to.',
    tags: [
      'risk-scoring',
      'manufacturing-industrial',
      'industrial-manufacturing',
      'energy-utilities',
      'Suppliers',
    ],
    related: [
      'what-ninety-per-cent-sure-means',
      'owners-behind-closed-registers',
      'reading-a-company-register',
    ],
    subject: 'balance',
  },
]
