import type { DemoCaseStudy } from '../articles.ts'

/** Studies of screening and due diligence. */
export const PEOPLE_STUDIES: readonly DemoCaseStudy[] = [
  {
    slug: 'screening-across-borders',
    title: 'Screening a bank candidate in several countries',
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
      { label: 'Six-step screening for every candidate in the role', value: '6', unit: 'steps' },
      { label: 'Turnaround where the source answers online', value: '24', unit: 'hours' },
      { label: 'Countries where we can order checks', value: '100+', unit: 'countries' },
    ],
    seo: {
      title: 'Worked example: multi-country screening',
      description:
        'How we turned one candidate’s address history into a list of offices, and how each limit is shown above its result.',
    },
    layout: 'sealOnBand',
    mark: 'banking-financial',
  },
  {
    slug: 'names-on-a-list',
    title: 'Resolving sanctions alerts at a payment firm',
    status: 'published',
    publishedAt: '2026-09-15T09:00:00.000Z',
    summary:
      'How alarms on sanctions lists come to be closed by facts, and why the same alarm does not come back on the next day.',
    industry: 'financial-institution',
    services: ['watchlist-screening', 'kyc-compliance'],
    challenge:
      'Payments are compared with several lists. Common names raise alarms all day, transliterated ones raise none, and nobody can say later why an alarm was closed.',
    solution:
      'Names are folded in tested steps, the threshold is chosen from known pairs and signed, and each decision is kept with the fact that made it. A match reopens only when that fact changes.',
    results: [
      { label: 'Analysts who review each confirmed match', value: '2', unit: 'people' },
      { label: 'Possible decisions: confirmed, closed or open', value: '3', unit: 'answers' },
    ],
    layout: 'bleedingSeal',
    mark: 'financial-institution',
  },
  {
    slug: 'a-fleet-asked-in-the-right-rhythm',
    title: 'Spreading driver checks over the year',
    status: 'published',
    publishedAt: '2025-10-07T09:00:00.000Z',
    summary:
      'How the checks on drivers were taken apart by how each fact ages, and spread over the year in place of one bad week.',
    industry: 'driver-fleet',
    services: ['criminal-check', 'address-verification', 'employment-verification'],
    challenge:
      'Licences, classes and addresses change on different days. The carrier asked about all of them once a year, in one week, and found out about a withdrawn licence too late.',
    solution:
      'Each fact has its own rhythm, and every driver a month. What happens after a finding was agreed with the drivers’ representatives before the first answer came back.',
    results: [
      { label: 'Months over which the yearly checks are spread', value: '12', unit: 'months' },
      { label: 'Schedules instead of one yearly date', value: '3', unit: 'rhythms' },
    ],
    layout: 'sealAboveBraid',
    mark: 'driver-fleet',
  },
  {
    slug: 'degrees-before-term-begins',
    title: 'Verifying foreign degrees before term starts',
    status: 'published',
    publishedAt: '2026-06-16T09:00:00.000Z',
    summary:
      'How a university moved the check of foreign degrees from October to the offer, and what applicants are told meanwhile.',
    industry: 'international-student-verification',
    services: ['education-verification', 'document-intelligence'],
    challenge:
      'Degrees from many countries were checked after arrival. A doubtful one was found when the student already had a room, a visa and a timetable.',
    solution:
      'Everything is counted back from the first lecture. Registries are asked at the offer, papers are read only to put the question, and applicants see the state of it in one word.',
    results: [
      { label: 'Turnaround where the source answers online', value: '24', unit: 'hours' },
      {
        label: 'Status words for each degree: confirmed, pending, differs',
        value: '3',
        unit: 'words',
      },
      { label: 'Countries where we can ask a registrar', value: '100+', unit: 'countries' },
    ],
    layout: 'sealAboveBraid',
    mark: 'education-verification',
  },
  {
    slug: 'ownership-behind-a-supplier',
    title: 'Tracing the owners of a supplier',
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
      { label: 'Kinds of evidence: registered, declared, unknown', value: '3', unit: 'lists' },
      { label: 'Dates on each line: filed and read', value: '2', unit: 'dates' },
    ],
    layout: 'crossingBands',
    mark: 'manufacturing-industrial',
  },
  {
    slug: 'money-document-by-document',
    title: 'Proving source of wealth from forty documents',
    status: 'published',
    publishedAt: '2025-07-22T09:00:00.000Z',
    summary:
      'How forty papers in no order became a path and a history, with a list of what could not be proved.',
    industry: 'legal-services',
    services: ['citizen-by-investment', 'kyc-compliance', 'risk-scoring'],
    challenge:
      'An adviser has to state where an applicant’s investment came from and how the fortune behind it arose. The papers are many, genuine, and answers to other questions.',
    solution:
      'Each document is filed once, at a step of the path or at an origin of the fortune. Steps without a document become questions, asked in a single letter.',
    results: [
      { label: 'Summary pages: source of funds and source of wealth', value: '2', unit: 'pages' },
      { label: 'Spellings of the name we searched', value: '3', unit: 'names' },
    ],
    gallery: [
      {
        figure: 'path-of-a-sum',
        alt: 'A chain of lens-shaped links in fine indigo lines crosses the plate from left to right',
        caption: 'The path: from the payment back to the event that filled the account.',
      },
      {
        figure: 'three-origins',
        alt: 'Three engraved seals in indigo stand on one line, each larger than the one before it',
        caption: 'The history: a salary, an inheritance, a company sold.',
      },
    ],
    layout: 'sealOnBand',
    mark: 'kyc-compliance',
  },
]
