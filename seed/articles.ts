import type { Family } from '#shared/engraving/families.ts'
import type { Status } from '#shared/content/status.ts'
import type { CoverDesign } from './covers.ts'

/** Categories of the demonstration content. */
export const CATEGORIES = [
  {
    id: 'seed-category-screening',
    slug: 'screening',
    title: 'Screening',
    description: 'What can be asked about a person, of whom, and what the answer is worth.',
  },
  {
    id: 'seed-category-due-diligence',
    slug: 'due-diligence',
    title: 'Due diligence',
    description: 'Companies, owners and registers, read with their dates.',
  },
  {
    id: 'seed-category-ai-and-data',
    slug: 'ai-and-data',
    title: 'AI and data',
    description: 'Models that can show where their answers come from.',
  },
  {
    id: 'seed-category-technology',
    slug: 'technology',
    title: 'Technology',
    description: 'Systems that keep records as evidence.',
  },
] as const

/** Authors of the demonstration content: none of them exists. */
export const AUTHORS = [
  {
    id: 'seed-author-screening-desk',
    name: 'The screening desk',
    role: 'Specimen byline',
    family: 'screening',
    bio: 'A fictional desk of analysts who put questions to courts and registries and read what comes back. Corrections are printed below the article, with their date.',
  },
  {
    id: 'seed-author-ines-specimen',
    name: 'Ines Specimen',
    role: 'Specimen byline, due diligence',
    family: 'diligence',
    bio: 'A fictional analyst, as her name says. She reads registers, and writes down when she read them.',
  },
  {
    id: 'seed-author-jon-sample',
    name: 'Jon Sample',
    role: 'Specimen byline, data and technology',
    family: 'technology',
    bio: 'A fictional engineer, as his name says. He moves records from one system to another and keeps the log.',
  },
] as const satisfies readonly { readonly family: Family; readonly [name: string]: string }[]

/** The slug names the Markdown file, the cover and the page. */
interface Article extends CoverDesign {
  readonly title: string
  readonly status: Status
  /** ISO 8601, UTC: when it was first published. */
  readonly publishedAt?: string
  readonly publishAt?: string
  readonly coverAlt: string
}

export interface DemoPost extends Article {
  readonly excerpt: string
  readonly category: (typeof CATEGORIES)[number]['id']
  readonly author: (typeof AUTHORS)[number]['id']
  readonly tags: readonly string[]
  readonly featured?: boolean
  readonly related?: readonly string[]
  readonly seo?: { readonly title: string; readonly description: string }
}

export const POSTS: readonly DemoPost[] = [
  {
    slug: 'what-a-criminal-check-proves',
    title: 'What a criminal check really proves',
    status: 'published',
    publishedAt: '2026-03-03T09:00:00.000Z',
    excerpt:
      'A clear answer from one court is a statement about one court. How to read it, and what to ask next.',
    category: 'seed-category-screening',
    author: 'seed-author-screening-desk',
    tags: ['courts', 'evidence'],
    featured: true,
    related: ['reading-a-company-register'],
    seo: {
      title: 'What a criminal check really proves',
      description:
        'The question, the office and the period: what a criminal record check proves, what it cannot tell you, and what to ask next.',
    },
    family: 'screening',
    layout: 'sealOnBand',
    coverAlt:
      'An engraved rosette in teal with a tick at its centre; a band of ink lines runs behind it',
  },
  {
    slug: 'reading-a-company-register',
    title: 'Reading a company register without being misled',
    status: 'published',
    publishedAt: '2026-04-14T09:00:00.000Z',
    excerpt:
      'A register records what was declared, on the day it was declared. The order in which to read it, and where to stop.',
    category: 'seed-category-due-diligence',
    author: 'seed-author-ines-specimen',
    tags: ['registers', 'ownership'],
    related: ['what-a-criminal-check-proves', 'moving-records-without-losing-history'],
    family: 'diligence',
    layout: 'bleedingSeal',
    coverAlt:
      'An engraved rosette in indigo, so large that it leaves the plate, with a pair of scales at its centre',
  },
  {
    slug: 'what-a-ranking-model-may-read',
    title: 'What a ranking model may read',
    status: 'published',
    publishedAt: '2026-06-09T09:00:00.000Z',
    excerpt:
      'Before a model ranks applications, somebody decides which facts it may see. The decision fits on one sheet.',
    category: 'seed-category-ai-and-data',
    author: 'seed-author-jon-sample',
    tags: ['ranking', 'fairness', 'redaction'],
    family: 'data',
    layout: 'sealAboveBraid',
    coverAlt:
      'An engraved rosette in plum with a graph of four nodes at its centre, above a braid of ink lines',
  },
  {
    slug: 'moving-records-without-losing-history',
    title: 'Moving records without losing their history',
    status: 'published',
    publishedAt: '2026-09-01T09:00:00.000Z',
    excerpt:
      'Values arrive and their history stays behind: how to move records so that they are still evidence afterwards.',
    category: 'seed-category-technology',
    author: 'seed-author-jon-sample',
    tags: ['migration', 'audit'],
    family: 'technology',
    layout: 'crossingBands',
    coverAlt:
      'Two bands of fine lines, copper and ink, cross behind a small seal with a circuit at its centre',
  },
  {
    slug: 'consent-that-holds',
    title: 'Consent that holds',
    status: 'in_review',
    excerpt: 'What a candidate must be told, and when; what a choice is; and how it is taken back.',
    category: 'seed-category-screening',
    author: 'seed-author-screening-desk',
    tags: ['consent', 'privacy'],
    family: 'screening',
    layout: 'sealAboveBraid',
    mark: 'page',
    coverAlt:
      'An engraved rosette in teal with a sheet of paper at its centre, above a braid of ink lines',
  },
  {
    slug: 'the-same-name-twice',
    title: 'The same name twice',
    status: 'scheduled',
    publishAt: '2030-01-15T09:00:00.000Z',
    excerpt: 'Two people, one name, one register: what may be printed about either of them.',
    category: 'seed-category-screening',
    author: 'seed-author-screening-desk',
    tags: ['identity', 'evidence'],
    family: 'screening',
    layout: 'crossingBands',
    mark: 'node',
    coverAlt:
      'Two bands of fine lines, teal and ink, meet behind a small seal with a graph of four nodes',
  },
  {
    slug: 'asking-a-university',
    title: 'Asking a university',
    status: 'draft',
    excerpt:
      'The certificate is a copy of a decision. The decision lies with the registry: ask there.',
    category: 'seed-category-screening',
    author: 'seed-author-ines-specimen',
    tags: ['education'],
    family: 'screening',
    layout: 'bleedingSeal',
    mark: 'bank',
    coverAlt:
      'An engraved rosette in teal, so large that it leaves the plate, with the front of a columned building at its centre',
  },
]

export interface DemoCaseStudy extends Article {
  readonly summary: string
  readonly industry: string
  readonly services: readonly string[]
  readonly challenge: string
  readonly solution: string
  readonly results: readonly {
    readonly label: string
    readonly value: string
    readonly unit: string
  }[]
}

/** The figures are facts about the service, not about a client: there is none behind a specimen. */
export const CASE_STUDIES: readonly DemoCaseStudy[] = [
  {
    slug: 'screening-across-borders',
    title: 'Specimen: one candidate, several registers',
    status: 'published',
    publishedAt: '2026-05-05T09:00:00.000Z',
    summary:
      'How a screening is ordered when a candidate has lived in several places, and how its limits are printed.',
    industry: 'banking-financial',
    services: ['background-screening', 'criminal-check', 'education-verification'],
    challenge:
      'A candidate for a regulated post has lived in several court districts. Each keeps its own books, and none answers for another.',
    solution:
      'The history of addresses is turned into a list of offices first. The client sees the list before any of them is asked, and every answer is filed beside its question.',
    results: [
      { label: 'Checks in the order of work', value: '6', unit: 'steps' },
      { label: 'Turnaround, from a complete request', value: '24', unit: 'hours' },
      { label: 'Countries in which a question can be put', value: '100+', unit: 'countries' },
    ],
    family: 'screening',
    layout: 'bleedingSeal',
    coverAlt: 'A teal rosette, so large that it leaves the plate, with a tick at its centre',
  },
  {
    slug: 'ownership-behind-a-supplier',
    title: 'Specimen: the owners behind a supplier',
    status: 'published',
    publishedAt: '2026-07-07T09:00:00.000Z',
    summary:
      'How a chain of ownership is read to the point where the evidence ends, and why the diagram ends there too.',
    industry: 'manufacturing-industrial',
    services: ['risk-scoring', 'kyc-compliance'],
    challenge:
      'A supplier is owned through companies in several places, one of them without a public register. The contract requires the owners to be known.',
    solution:
      'What the registers say, what the supplier declares and what nobody can confirm are kept in three lists. The report prints all three, each line with its source.',
    results: [
      { label: 'Kinds of evidence kept apart', value: '3', unit: 'lists' },
      { label: 'Dates on each line of the report', value: '2', unit: 'dates' },
    ],
    family: 'diligence',
    layout: 'crossingBands',
    coverAlt: 'Two wave bands in indigo and ink cross behind a small seal with a pair of scales',
  },
  {
    slug: 'one-record-two-systems',
    title: 'Specimen: one record out of two systems',
    status: 'archived',
    publishedAt: '2026-01-20T09:00:00.000Z',
    summary: 'How two systems with two notions of a person became one, with the history of both.',
    industry: 'healthcare-medical',
    services: ['data-migration', 'system-integration'],
    challenge:
      'Two systems describe the same people in different ways, and neither says why a record was changed.',
    solution:
      'The changes of both are replayed in order into one record for each person. What does not agree is decided by a person, with the reason written down.',
    results: [{ label: 'Histories kept under each record', value: '2', unit: 'systems' }],
    family: 'technology',
    layout: 'sealAboveBraid',
    coverAlt: 'A copper rosette with a circuit at its centre, above a braid of ink lines',
  },
]
