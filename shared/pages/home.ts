import type { Family } from '../engraving/families.ts'
import { paths } from '../paths.ts'
import { site } from '../site.ts'

/** A line of work as the home page introduces it. */
export interface LineOfWork {
  readonly family: Family
  readonly title: string
  readonly summary: string
  readonly services: readonly string[]
}

/** The copy of the home page. */
export const homePage = {
  title: 'Every claim, checked at its source',
  description: site.description,
  label: 'Background screening and due diligence',
  heading: 'Every claim, checked at its source.',
  lede: 'We ask the court, the university, the employer or the registry. You get their answer, the time it was given, and what it cannot tell you.',
  actions: {
    primary: { label: 'Read case studies', href: paths.caseStudies() },
    second: { label: 'Read our notes', href: paths.blogs() },
  },
  facts: [
    {
      value: site.coverage.replace(' countries', ''),
      label: 'countries where we can put the question',
    },
    {
      value: `${site.claims.turnaroundHours}-hour`,
      label: 'turnaround, measured from a complete request',
    },
    {
      value: `${site.claims.screeningSteps}-step`,
      label: 'screening, the same for every candidate',
    },
    { value: site.claims.compliance, label: 'controls over the records you send us' },
  ],
  work: {
    label: 'What we offer',
    heading: 'Four lines of work, one standard of evidence',
    lines: [
      {
        family: 'screening',
        title: 'Background screening & risk mitigation',
        summary: 'People, checked with the courts, schools and employers that hold the record.',
        services: [
          'Criminal check',
          'Education verification',
          'Employment verification',
          'Watchlist screening',
          'Address verification',
          'Reference validation',
        ],
      },
      {
        family: 'diligence',
        title: 'Corporate due diligence & risk compliance',
        summary: 'Companies and owners, checked against registries, lists and filings.',
        services: ['Risk scoring', 'KYC compliance', 'Citizen by investment'],
      },
      {
        family: 'data',
        title: 'AI & data science',
        summary: 'Models that read documents and data, with their error rates stated.',
        services: [
          'Resume ranking',
          'Computer vision',
          'Document intelligence',
          'Interactive dashboards',
          'NLP',
          'Predictive analytics',
          'Recommendation engines',
          'RAG',
          'Sentiment analysis',
        ],
      },
      {
        family: 'technology',
        title: 'Tech & innovation',
        summary: 'The systems that carry the evidence from source to file.',
        services: [
          'Cloud infrastructure',
          'Custom software',
          'Data migration',
          'System integration',
        ],
      },
    ] satisfies readonly LineOfWork[],
  },
  cases: {
    label: 'Case studies',
    heading: 'What the answers were used for',
    link: 'All case studies',
  },
  writing: { label: 'Writing', heading: 'Notes on evidence', link: 'All articles' },
  empty: 'Nothing has been published here yet.',
  closing: 'Tell us what you need to know. We will tell you how it can be proved.',
} as const
