import type { DemoCaseStudy } from '../articles.ts'

/** Studies of models, documents and systems. */
export const SYSTEMS_STUDIES: readonly DemoCaseStudy[] = [
  {
    slug: 'answers-with-their-page',
    title: 'A policy assistant that cites its sources',
    status: 'published',
    publishedAt: '2026-11-03T09:00:00.000Z',
    summary:
      'How an assistant was built over a company’s own policies so that each sentence leads to the passage it rests on.',
    industry: 'tech-saas-cybersecurity',
    services: ['rag', 'nlp', 'custom-software'],
    challenge:
      'The same questions about policy reach the same people every week. The answers exist, in documents whose versions contradict one another.',
    solution:
      'Superseded documents were marked before any model was used. Each sentence of an answer names its passage, and a second check compares the two before anybody reads it.',
    results: [
      { label: 'How long questions are kept, with names removed', value: '30', unit: 'days' },
      { label: 'Steps from document to answer', value: '4', unit: 'steps' },
    ],
    seo: {
      title: 'Worked example: policy answers with citations',
      description:
        'How a policy assistant cites each passage, respects versions and rights, and tells you when the documents have no answer.',
    },
    layout: 'sealOnBand',
    mark: 'it-software',
  },
  {
    slug: 'claim-files-field-by-field',
    title: 'Reading insurance claims field by field',
    status: 'published',
    publishedAt: '2026-02-24T09:00:00.000Z',
    summary:
      'How an insurer replaced one percentage a page by an outcome for each field, and set a bar for each of them.',
    industry: 'insurance',
    services: ['document-intelligence', 'computer-vision', 'system-integration'],
    challenge:
      'Software reads invoices, forms and pictures, and reports how sure it was of the page. Clerks have learned to ignore that and to type everything.',
    solution:
      'A field is accepted, asked about or refused, by its shape, its place and the arithmetic of the document. A person who is asked sees the spot without the machine’s guess.',
    results: [
      { label: 'Possible outcomes for each field', value: '3', unit: 'outcomes' },
      {
        label: 'Readings of each field at the start: software and clerk',
        value: '2',
        unit: 'readings',
      },
    ],
    edit: {
      summary:
        'How an insurer replaced one percentage a page by an outcome for each field, with a bar that the head of claims has signed.',
    },
    layout: 'bleedingSeal',
    mark: 'insurance',
  },
  {
    slug: 'what-guests-wrote',
    title: 'Measuring hotel guest comments by topic',
    status: 'published',
    publishedAt: '2025-04-15T09:00:00.000Z',
    summary:
      'How a group of hotels gave up one monthly mood for sentences that somebody reads, with charts that show who was asked.',
    industry: 'hospitality-food-leisure',
    services: ['sentiment-analysis', 'nlp', 'interactive-dashboards'],
    challenge:
      'Comments in nine languages are boiled down to one number a month. Houses ask at different moments, and are compared as if they did not.',
    solution:
      'Statements are separated and given an object. The agreement of two readers in each language is the measure, a change in the way of asking breaks the series, and sentences come before charts.',
    results: [
      { label: 'Guest comments each manager reads on Monday', value: '20', unit: 'sentences' },
      { label: 'Human readers per language to measure accuracy', value: '2', unit: 'readers' },
    ],
    layout: 'bleedingSeal',
    mark: 'hospitality-food-leisure',
  },
  {
    slug: 'a-shortlist-that-can-be-explained',
    title: 'Explaining a candidate shortlist to a client',
    status: 'scheduled',
    publishAt: '2030-03-05T09:00:00.000Z',
    summary:
      'How an agency came to rank applications by quoted lines, with what must not matter taken out before a model reads.',
    industry: 'recruitment-agencies',
    services: ['resume-ranking', 'reference-validation'],
    challenge:
      'A model puts applications in order after reading everything in them. A client asks why one candidate stands above another, and nobody can say.',
    solution:
      'One signed sheet states what is required, what is compared and what is removed. Each place in the order prints the lines that earned it.',
    results: [
      { label: 'Criteria sheet signed before a job is advertised', value: '1', unit: 'sheet' },
      { label: 'References for each shortlisted candidate', value: '2', unit: 'referees' },
    ],
    layout: 'crossingBands',
    mark: 'recruitment-agencies',
  },
  {
    slug: 'a-move-without-a-closed-day',
    title: 'Replacing a utility’s customer system without downtime',
    status: 'published',
    publishedAt: '2025-12-02T09:00:00.000Z',
    summary:
      'How a utility changed its customer system while it was in use, in steps of which all but the last could be undone.',
    industry: 'energy-utilities',
    services: ['cloud-infrastructure', 'data-migration', 'system-integration'],
    challenge:
      'The old customer system has to go, and there is no weekend on which meters stop reporting, tenants stop moving or faults stop happening.',
    solution:
      'Both systems run while changes follow from one to the other and answers are compared. The new one takes over a share at a time, and whoever sees a fault turns back without asking.',
    results: [
      { label: 'Steps with a tested rollback, of six', value: '5', unit: 'steps' },
      { label: 'Step that can’t be undone, approved twice', value: '1', unit: 'step' },
    ],
    gallery: [
      {
        figure: 'both-sides-of-a-move',
        alt: 'Two engraved seals in copper face each other, joined by a band of ink lines',
        caption: 'Following: each change in the old system reaches the new one, in order.',
      },
      {
        figure: 'reads-compared',
        alt: 'Two bands of fine lines, one in copper and one in ink, cross on an empty plate',
        caption: 'Comparing: both systems answer, and only the old reply is used.',
      },
    ],
    layout: 'crossingBands',
    mark: 'energy-utilities',
  },
  {
    slug: 'one-record-two-systems',
    title: 'Merging patient records from two systems',
    status: 'archived',
    publishedAt: '2026-01-20T09:00:00.000Z',
    unpublishAt: '2026-10-31T09:00:00.000Z',
    summary: 'How two systems with two notions of a person became one, with the history of both.',
    industry: 'healthcare-medical',
    services: ['data-migration', 'system-integration'],
    challenge:
      'Two systems describe the same people in different ways, and neither says why a record was changed.',
    solution:
      'The changes of both are replayed in order into one record for each person. What does not agree is decided by a person, with the reason written down.',
    results: [{ label: 'Source systems whose history is kept', value: '2', unit: 'systems' }],
    layout: 'sealAboveBraid',
    mark: 'healthcare-medical',
  },
]
