import type { DemoPost } from '../articles.ts'

const filed = {
  category: 'seed-category-hiring-practice',
  author: 'seed-author-screening-desk',
} as const

/** Posts for customers who order checks and for candidates. */
export const PRACTICE_POSTS: readonly DemoPost[] = [
  {
    ...filed,
    author: 'seed-author-ruth-exemplar',
    slug: 'how-often-to-ask-again',
    title: 'How often should you repeat background checks?',
    status: 'published',
    publishedAt: '2026-05-12T09:00:00.000Z',
    excerpt:
      'Which facts can change after hiring, how to set an interval for each role, and how to explain the schedule to your employees.',
    tags: [
      'background-screening',
      'financial-institution',
      'driver-fleet',
      'pharmaceutical-biotech',
      'Rescreening',
    ],
    related: [
      'two-locks-on-one-door',
      'what-to-tell-a-candidate-who-waits',
      'what-a-criminal-check-proves',
    ],
    edit: { title: 'How often to repeat background checks, and for whom' },
    subject: 'calendar',
  },
  {
    ...filed,
    slug: 'what-to-tell-a-candidate-who-waits',
    title: 'What to tell candidates during a background check',
    status: 'published',
    publishedAt: '2025-03-25T09:00:00.000Z',
    excerpt:
      'Four messages, plain words and a person to call: what candidates need between the offer and the first day.',
    tags: [
      'background-screening',
      'recruitment-agencies',
      'hospitality-food-leisure',
      'startups-tech',
      'Candidates',
    ],
    related: ['adverse-action-in-order', 'dates-that-do-not-meet', 'how-often-to-ask-again'],
    subject: 'fingerprint',
  },
]
