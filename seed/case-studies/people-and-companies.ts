import type { DemoCaseStudy } from '../articles.ts'

/** Case studies on screening and due diligence. */
export const PEOPLE_STUDIES: readonly DemoCaseStudy[] = [
  {
    slug: 'screening-across-borders',
    title: 'Screening a bank candidate in several countries',
    status: 'published',
    publishedAt: '2026-11-03T09:00:00.000Z',
    summary:
      'How we order a screening when a candidate has lived in several places, and how we print its limits.',
    industry: 'banking-financial',
    services: ['background-screening', 'criminal-check', 'education-verification'],
    challenge:
      'A bank’s candidate has lived in several court districts. Each district keeps its own books and answers for itself alone, so the bank needs several searches.',
    solution:
      'We first turn the address history into a list of offices. The bank sees the list before we ask them, and we file every answer beside its question.',
    results: [
      {
        label: 'Of address history covered by a record, up from 74',
        value: '118',
        unit: 'of 120 months',
      },
      { label: 'In which the candidate had lived', value: '3', unit: 'countries' },
      { label: 'In one report, each with its limit', value: '6', unit: 'checks' },
    ],
    seo: {
      title: 'Worked example: multi-country screening',
      description:
        'How we turned one candidate’s address history into a list of offices, and how each limit is shown above its result.',
    },
    subject: 'globe',
  },
  {
    slug: 'names-on-a-list',
    title: 'Resolving sanctions alerts at a payment firm',
    status: 'published',
    publishedAt: '2026-09-15T09:00:00.000Z',
    summary:
      'How a payment firm closes sanctions alerts with facts, so that the same alert stays closed when it returns.',
    industry: 'financial-institution',
    services: ['watchlist-screening', 'kyc-compliance'],
    challenge:
      'The firm compares payments with several lists. Common names raise alerts all day, transliterated ones slip through, and the reason for closing an alert is lost.',
    solution:
      'We normalise names in tested steps, choose the threshold from known pairs and have it signed. Each decision is kept with its reason, and a match reopens only when that fact changes.',
    results: [
      {
        label: 'Closed on a recorded fact, up from 12',
        value: '188',
        unit: 'of 200 alerts',
      },
      { label: 'Possible decisions: confirmed, closed or open', value: '3', unit: 'answers' },
    ],
    subject: 'strongbox',
  },
  {
    slug: 'a-fleet-asked-in-the-right-rhythm',
    title: 'Spreading driver checks over the year',
    status: 'published',
    publishedAt: '2025-10-07T09:00:00.000Z',
    summary:
      'How a carrier spread its driver checks over the year, by how quickly each fact ages, and got rid of one bad week.',
    industry: 'driver-fleet',
    services: ['criminal-check', 'address-verification', 'employment-verification'],
    challenge:
      'Licences, classes and addresses change on different days. The carrier checked all of them in one week a year, and found out about a withdrawn licence too late.',
    solution:
      'We give each fact its own interval and each driver a month. The carrier agreed with the drivers’ representatives what follows a finding before the first answer came back.',
    results: [
      { label: 'Due in the busiest month, down from 192', value: '20', unit: 'checks' },
      { label: 'Schedules instead of one yearly date', value: '3', unit: 'rhythms' },
    ],
    subject: 'wheel',
  },
  {
    slug: 'degrees-before-term-begins',
    title: 'Verifying foreign degrees before term starts',
    status: 'published',
    publishedAt: '2026-06-16T09:00:00.000Z',
    summary:
      'How a university moved its checks of foreign degrees from October to the offer, and what it tells applicants meanwhile.',
    industry: 'international-student-verification',
    services: ['education-verification', 'document-intelligence'],
    challenge:
      'The university checked degrees from many countries after arrival. It found doubtful ones when the student already had a room, a visa and a timetable.',
    solution:
      'We count back from the first lecture. We ask registries at the offer, read papers only to write the question, and show applicants the status in one word.',
    results: [
      {
        label: 'From the registry’s reply to the first lecture, instead of none',
        value: '26',
        unit: 'weeks',
      },
      { label: 'Deadlines, counted back from the first lecture', value: '3', unit: 'dates' },
    ],
    subject: 'book',
  },
  {
    slug: 'ownership-behind-a-supplier',
    title: 'Tracing the owners of a supplier',
    status: 'published',
    publishedAt: '2026-07-07T09:00:00.000Z',
    summary:
      'How we read a chain of ownership up to the point where the evidence ends, and why our diagram ends there too.',
    industry: 'manufacturing-industrial',
    services: ['risk-scoring', 'kyc-compliance'],
    challenge:
      'A manufacturer’s supplier is owned through companies in several places, one of them in a country with a closed register. Under the contract the manufacturer has to know the owners.',
    solution:
      'We keep three lists: what registers say, what the supplier declares and what remains open. The report prints all three, each line with its source.',
    results: [
      { label: 'Of shares with a named owner, up from 55%', value: '100', unit: '%' },
      { label: 'Dates on each line: filed and read', value: '2', unit: 'dates' },
    ],
    subject: 'factory',
  },
  {
    slug: 'money-document-by-document',
    title: 'Proving source of wealth from forty documents',
    status: 'published',
    publishedAt: '2025-07-22T09:00:00.000Z',
    summary:
      'How we turned forty unsorted papers into a path and a history, with a list of what remained open.',
    industry: 'legal-services',
    services: ['citizen-by-investment', 'kyc-compliance', 'risk-scoring'],
    challenge:
      'An adviser has to state where an applicant’s investment came from and how the fortune behind it arose. The papers are many and genuine, but they answer other questions.',
    solution:
      'We file each document once, at a step of the path or at an origin of the fortune. Steps that lack a document become questions, which we ask in a single message.',
    results: [
      {
        label: 'Filed as evidence of funds or wealth, when none was sorted',
        value: '35',
        unit: 'of 40 documents',
      },
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
        alt: 'A briefcase, a deed and a factory, on three indigo plates, each larger than the one before it',
        caption: 'The history: a salary, an inheritance, a company sold.',
      },
    ],
    subject: 'passport',
  },
]
