import type { DemoPost } from '../articles.ts'

const filed = { category: 'seed-category-technology', author: 'seed-author-jon-sample' } as const

/** Posts about systems that process evidence. */
export const TECHNOLOGY_POSTS: readonly DemoPost[] = [
  {
    ...filed,
    slug: 'asking-once-however-often-you-send-it',
    title: 'Idempotent APIs: how to make retries safe',
    status: 'published',
    publishedAt: '2026-10-06T09:00:00.000Z',
    excerpt:
      'Your request left and the reply got lost. How to design keys, stored replies and client retries so that one order stays one order.',
    tags: ['system-integration', 'custom-software', 'it-software', 'startups-tech', 'Idempotency'],
    related: [
      'moving-records-without-losing-history',
      'the-day-both-systems-run',
      'confidence-belongs-to-a-field',
    ],
    seo: {
      title: 'Idempotent APIs: how to make retries safe',
      description:
        'How idempotency keys make API retries safe: one transaction for key and order, retry rules for clients, how long to keep keys, and three tests.',
      keywords: ['idempotency key', 'API retries', 'system integration'],
    },
    subject: 'key',
  },
  {
    ...filed,
    slug: 'moving-records-without-losing-history',
    title: 'How to migrate records without losing their history',
    status: 'published',
    publishedAt: '2026-09-01T09:00:00.000Z',
    excerpt:
      'How we move records so that you can still use them as evidence: which history to keep, what to rebuild, and which comparison to run before the switch.',
    tags: ['data-migration', 'custom-software', 'pharmaceutical-biotech', 'Migration', 'Audit'],
    related: [
      'the-day-both-systems-run',
      'asking-once-however-often-you-send-it',
      'reading-a-company-register',
    ],
    subject: 'move',
  },
  {
    ...filed,
    slug: 'the-day-both-systems-run',
    title: 'Zero-downtime cut-over, step by step',
    status: 'published',
    publishedAt: '2026-01-27T09:00:00.000Z',
    excerpt:
      'Six steps from an old system to a new one, five of them with a way back, and what to compare before you switch.',
    tags: [
      'cloud-infrastructure',
      'data-migration',
      'telecommunications',
      'energy-utilities',
      'Cut-over',
    ],
    related: [
      'moving-records-without-losing-history',
      'asking-once-however-often-you-send-it',
      'an-answer-with-its-page',
    ],
    seo: {
      title: 'Zero-downtime cut-over, step by step',
      description:
        'Expand, copy, follow, compare, turn, contract: moving a live service to a new system so that every step but the last can be undone.',
      keywords: ['zero-downtime migration', 'cut-over', 'shadow reads'],
    },
    edit: { title: 'The day on which both systems run' },
    subject: 'servers',
  },
]
