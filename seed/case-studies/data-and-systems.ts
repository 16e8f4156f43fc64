import type { DemoCaseStudy } from '../articles.ts'

/** Case studies on models, documents and systems. */
export const SYSTEMS_STUDIES: readonly DemoCaseStudy[] = [
  {
    slug: 'answers-with-their-page',
    title: 'A policy assistant that cites its sources',
    status: 'published',
    publishedAt: '2026-05-05T09:00:00.000Z',
    summary:
      'How we built an assistant over a company’s own policies, in which each sentence leads to the passage behind it.',
    industry: 'tech-saas-cybersecurity',
    services: ['rag', 'nlp', 'custom-software'],
    challenge:
      'Staff ask the same people the same questions about policy every week. The answers exist, in documents whose versions contradict one another.',
    solution:
      'We marked superseded documents before we used a model. Each sentence of an answer names its passage, and a second check compares the two before you read it.',
    results: [
      {
        label: 'Right and with their page, instead of none',
        value: '42',
        unit: 'of 50 answers',
      },
      { label: 'How long questions are kept, with names removed', value: '30', unit: 'days' },
    ],
    seo: {
      title: 'Worked example: policy answers with citations',
      description:
        'How a policy assistant cites each passage, respects versions and rights, and tells you when the documents have no answer.',
    },
    subject: 'contract',
  },
  {
    slug: 'claim-files-field-by-field',
    title: 'Reading insurance claims field by field',
    status: 'published',
    publishedAt: '2026-02-24T09:00:00.000Z',
    summary:
      'How an insurer replaced one percentage for each page with an outcome and a threshold for each field.',
    industry: 'insurance',
    services: ['document-intelligence', 'computer-vision', 'system-integration'],
    challenge:
      'Software reads invoices, forms and pictures and reports one confidence for the page. The insurer’s clerks have learned to ignore it and type everything.',
    solution:
      'We accept, query or refuse each field by its shape, its place and the document’s arithmetic. A clerk who is asked sees the spot without the software’s guess.',
    results: [
      { label: 'Of fields that no clerk types, instead of none', value: '81', unit: '%' },
      {
        label: 'Readings of each field at the start: software and clerk',
        value: '2',
        unit: 'readings',
      },
    ],
    edit: {
      summary:
        'How an insurer replaced one percentage for each page with an outcome for each field, and a threshold signed by the head of claims.',
    },
    subject: 'umbrella',
  },
  {
    slug: 'what-guests-wrote',
    title: 'Measuring hotel guest comments by topic',
    status: 'published',
    publishedAt: '2025-04-15T09:00:00.000Z',
    summary:
      'How a hotel group replaced one monthly mood score with sentences that managers read, and charts that show who was asked.',
    industry: 'hospitality-food-leisure',
    services: ['sentiment-analysis', 'nlp', 'interactive-dashboards'],
    challenge:
      'The group boils comments in nine languages down to one number a month. Its hotels ask at different moments, yet it compares them as if they asked alike.',
    solution:
      'We separate statements and find what each is about. Two readers for each language set the measure, a new way of asking starts a new series, and sentences come before charts.',
    results: [
      {
        label: 'Sorted by a named topic, instead of one pile',
        value: '440',
        unit: 'of 480 comments',
      },
      { label: 'Guest comments each manager reads on Monday', value: '20', unit: 'sentences' },
    ],
    subject: 'voice',
  },
  {
    slug: 'a-shortlist-that-can-be-explained',
    title: 'Explaining a candidate shortlist to a client',
    status: 'scheduled',
    publishAt: '2030-03-05T09:00:00.000Z',
    summary:
      'How an agency ranks applications by quoted lines, with personal details removed before the model reads them.',
    industry: 'recruitment-agencies',
    services: ['resume-ranking', 'reference-validation'],
    challenge:
      'A model ranks applications after reading everything in them. When a client asks why one candidate stands above another, the agency has no answer.',
    solution:
      'One signed sheet states what is required, what we compare and what we remove. Each place in the ranking prints the lines that earned it.',
    results: [
      { label: 'Criteria sheet signed before a job is advertised', value: '1', unit: 'sheet' },
      { label: 'References for each shortlisted candidate', value: '2', unit: 'referees' },
    ],
    subject: 'candidate',
  },
  {
    slug: 'a-move-without-a-closed-day',
    title: 'Replacing a utility’s customer system without downtime',
    status: 'published',
    publishedAt: '2025-12-02T09:00:00.000Z',
    summary:
      'How a utility replaced its customer system while it was in use, in steps that could all be undone except the last.',
    industry: 'energy-utilities',
    services: ['cloud-infrastructure', 'data-migration', 'system-integration'],
    challenge:
      'The utility has to replace its old customer system, but meters report, tenants move and faults happen on every weekend of the year.',
    solution:
      'We run both systems, carry changes from one to the other and compare their answers. The new one takes over a share at a time, and the first person who sees a fault turns back.',
    results: [
      { label: 'With a tested rollback, when none had one', value: '5', unit: 'of 6 steps' },
      { label: 'Step that can’t be undone, approved twice', value: '1', unit: 'step' },
    ],
    gallery: [
      {
        figure: 'both-sides-of-a-move',
        alt: 'Two engraved plates in copper, server racks and a cloud, joined by a band of ink lines',
        caption: 'Following: each change in the old system reaches the new one, in order.',
      },
      {
        figure: 'reads-compared',
        alt: 'Two bands of fine lines, one in copper and one in ink, cross on an empty plate',
        caption: 'Comparing: both systems answer, and only the old reply is used.',
      },
    ],
    subject: 'bulb',
  },
  {
    slug: 'one-record-two-systems',
    title: 'Merging patient records from two systems',
    status: 'archived',
    publishedAt: '2026-01-20T09:00:00.000Z',
    unpublishAt: '2026-10-31T09:00:00.000Z',
    summary:
      'How we merged two systems with different patient records into one, and kept the history of both.',
    industry: 'healthcare-medical',
    services: ['data-migration', 'system-integration'],
    challenge:
      'Two hospitals join their administrations. Their systems describe the same patients in different ways, and neither says why a record was changed.',
    solution:
      'We replay the changes of both in order into one record for each person. Staff decide where the two disagree and write down the reason.',
    results: [{ label: 'Source systems whose history is kept', value: '2', unit: 'systems' }],
    subject: 'cross',
  },
]
