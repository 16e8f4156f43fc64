import type { DemoPost } from '../articles.ts'

const filed = { category: 'seed-category-screening', author: 'seed-author-screening-desk' } as const

/** Posts about requests to courts, registries, employers and referees. */
export const SCREENING_POSTS: readonly DemoPost[] = [
  {
    ...filed,
    slug: 'what-a-criminal-check-proves',
    title: 'What a criminal check really proves',
    status: 'published',
    publishedAt: '2026-03-03T09:00:00.000Z',
    excerpt:
      'What “no record found” tells you about a candidate, which courts were asked, and what to ask next.',
    tags: ['criminal-check', 'driver-fleet', 'transportation-logistics', 'Courts', 'Evidence'],
    related: ['an-address-is-a-period', 'when-a-conviction-is-spent', 'reading-a-company-register'],
    featured: true,
    seo: {
      title: 'What a criminal check really proves',
      description:
        'The question, the office and the period: what a criminal record check proves, what it cannot tell you, and what to ask next.',
      keywords: ['criminal record check', 'court registry', 'limits of a check'],
    },
    subject: 'gavel',
  },
  {
    ...filed,
    slug: 'an-address-is-a-period',
    title: 'How to verify an address history',
    status: 'published',
    publishedAt: '2026-11-10T09:00:00.000Z',
    excerpt:
      'Which documents prove where a candidate lived and for how long, when a visit is proportionate, and how to read the result.',
    tags: ['address-verification', 'real-estate', 'telecommunications', 'gig-workers', 'Residence'],
    related: ['what-a-criminal-check-proves', 'dates-that-do-not-meet', 'how-often-to-ask-again'],
    subject: 'pin',
  },
  {
    ...filed,
    slug: 'dates-that-do-not-meet',
    title: 'Employment gaps: what to ask and what counts as proof',
    status: 'published',
    publishedAt: '2025-11-18T09:00:00.000Z',
    excerpt:
      'Why the dates of two employers may differ, how to ask the candidate about the months between, and which evidence you can accept.',
    tags: ['employment-verification', 'it-software', 'manufacturing-industrial', 'Evidence'],
    related: [
      'an-address-is-a-period',
      'what-to-tell-a-candidate-who-waits',
      'what-a-ranking-model-may-read',
    ],
    subject: 'briefcase',
  },
  {
    ...filed,
    slug: 'references-are-opinions',
    title: 'How to run a reference check',
    status: 'scheduled',
    publishAt: '2030-02-12T09:00:00.000Z',
    excerpt:
      'Whom to ask for a reference, what to ask, what to leave out, and how to print an opinion so that it reads as one.',
    tags: ['reference-validation', 'healthcare-medical', 'non-profit', 'References'],
    subject: 'bubbles',
  },
  {
    ...filed,
    slug: 'the-same-name-twice',
    title: 'How to avoid false matches in criminal checks',
    status: 'scheduled',
    publishAt: '2030-01-15T09:00:00.000Z',
    excerpt:
      'How to keep one person’s record out of another person’s report when two people share a name.',
    tags: ['criminal-check', 'Identity', 'Evidence'],
    subject: 'people',
  },
  {
    ...filed,
    author: 'seed-author-ines-specimen',
    slug: 'asking-a-university',
    title: 'How to verify a degree with the university',
    status: 'draft',
    excerpt:
      'Which questions a registry can answer, three ways of asking them, and what you can do when the university has closed.',
    tags: ['education-verification', 'academic-education', 'Degrees'],
    subject: 'mortarboard',
  },
]
