import type { DemoPost } from '../articles.ts'

const filed = {
  category: 'seed-category-ai-and-data',
  author: 'seed-author-theo-facsimile',
} as const

/** Posts about models and the documents that they read. */
export const DATA_POSTS: readonly DemoPost[] = [
  {
    ...filed,
    slug: 'an-answer-with-its-page',
    title: 'RAG with citations your staff can check',
    status: 'published',
    publishedAt: '2026-06-30T09:00:00.000Z',
    excerpt:
      'How we build answers that your staff can look up sentence by sentence: passages, versions, access rights and a second check.',
    tags: ['rag', 'nlp', 'tech-saas-cybersecurity', 'legal-services', 'Citations'],
    related: [
      'confidence-belongs-to-a-field',
      'what-ninety-per-cent-sure-means',
      'what-a-ranking-model-may-read',
    ],
    seo: {
      title: 'RAG with citations that can be checked',
      description:
        'How to build retrieval-augmented answers with citations your staff can check: versioned passages, access rights and a second check on each sentence.',
      keywords: ['retrieval-augmented generation', 'citations', 'passage retrieval'],
    },
    subject: 'answers',
  },
  {
    ...filed,
    slug: 'a-recommendation-owes-a-reason',
    title: 'How to explain product recommendations',
    status: 'published',
    publishedAt: '2026-08-11T09:00:00.000Z',
    excerpt:
      'What data a recommender uses, how to keep its list from narrowing, and a simple test that shows whether the reason you print is the real one.',
    tags: ['recommendation-engines', 'ecommerce-digital', 'retail-consumer', 'Profiling'],
    related: [
      'what-a-ranking-model-may-read',
      'what-ninety-per-cent-sure-means',
      'two-locks-on-one-door',
    ],
    subject: 'star',
  },
  {
    ...filed,
    slug: 'what-a-ranking-model-may-read',
    title: 'What an AI model may read in a CV',
    status: 'published',
    publishedAt: '2026-06-09T09:00:00.000Z',
    excerpt:
      'Before a model ranks CVs, you decide which facts it may see. How to sort them, remove the rest and test the removal.',
    tags: ['resume-ranking', 'recruitment-agencies', 'Ranking', 'Fairness', 'Redaction'],
    related: [
      'what-ninety-per-cent-sure-means',
      'a-recommendation-owes-a-reason',
      'dates-that-do-not-meet',
    ],
    subject: 'podium',
  },
  {
    ...filed,
    slug: 'is-there-a-document-in-front-of-the-camera',
    title: 'Document and face liveness checks explained',
    status: 'published',
    publishedAt: '2026-02-10T09:00:00.000Z',
    excerpt:
      'How liveness checks work for documents and faces: two kinds of attack, what a passport chip adds, and why you need a third answer.',
    tags: ['computer-vision', 'kyc-compliance', 'gig-workers', 'telecommunications', 'Identity'],
    related: [
      'confidence-belongs-to-a-field',
      'who-counts-as-a-politically-exposed-person',
      'what-ninety-per-cent-sure-means',
    ],
    subject: 'eye',
  },
  {
    ...filed,
    slug: 'what-ninety-per-cent-sure-means',
    title: 'Precision and recall: what 90 % sure should mean',
    status: 'published',
    publishedAt: '2025-09-30T09:00:00.000Z',
    excerpt:
      'Precision, recall and calibration in round numbers: why two flags out of three can be wrong, and how you set a threshold.',
    tags: ['predictive-analytics', 'risk-scoring', 'insurance', 'energy-utilities', 'Calibration'],
    related: [
      'a-score-is-not-a-finding',
      'what-a-ranking-model-may-read',
      'how-close-is-close-enough',
    ],
    seo: {
      title: 'Precision, recall and calibration explained',
      description:
        'Why rare cases cause false flags even with a good model, how to test whether a score is a probability, and how to set a decision threshold.',
      keywords: ['precision and recall', 'calibration', 'decision threshold'],
    },
    subject: 'gauge',
  },
  {
    ...filed,
    slug: 'confidence-belongs-to-a-field',
    title: 'Document AI: why each field needs its own confidence',
    status: 'published',
    publishedAt: '2025-07-08T09:00:00.000Z',
    excerpt:
      'An average of 97 % can hide a guess in the one figure you pay by. What to ask of software that reads your documents.',
    tags: [
      'document-intelligence',
      'accounting-advisory',
      'insurance',
      'transportation-logistics',
      'OCR',
    ],
    related: [
      'is-there-a-document-in-front-of-the-camera',
      'an-answer-with-its-page',
      'what-ninety-per-cent-sure-means',
    ],
    subject: 'scanner',
  },
  {
    ...filed,
    slug: 'what-a-comment-cannot-tell-you',
    title: 'The limits of sentiment analysis',
    status: 'archived',
    publishedAt: '2025-05-20T09:00:00.000Z',
    unpublishAt: '2026-08-31T09:00:00.000Z',
    excerpt:
      'One score for nine languages is hard to read. Who leaves comments, what about, what machines misread, and how to use the score.',
    tags: ['sentiment-analysis', 'nlp', 'hospitality-food-leisure', 'Surveys'],
    subject: 'mood',
  },
]
