import { site } from '../site.ts'
import type { SolutionSlug } from './catalogue.ts'

/** A line of work as the home page introduces it. */
interface LineOfWork {
  readonly slug: SolutionSlug
  readonly title: string
  readonly summary: string
}

/** The copy of the home page. */
export const homePage = {
  title: 'Every claim, checked at its source',
  description: site.description,
  keywords: [
    'background screening company',
    'corporate due diligence',
    'identity and record checks',
    'screening reports with sources',
  ],
  label: 'Background screening and due diligence',
  heading: 'Every claim, checked at its source.',
  lede: 'We ask the court, the university, the employer or the registry. You get their answer, the time it was given, and what it cannot tell you.',
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
    { value: site.claims.compliance, label: 'controls over the records you send\u00A0us' },
  ],
  work: {
    label: 'What we offer',
    heading: 'Four lines of work, one standard of evidence',
    link: 'View all services',
    lines: [
      {
        slug: 'background-screening',
        title: 'Background screening & risk mitigation',
        summary: 'People, checked with the courts, schools and employers that hold the record.',
      },
      {
        slug: 'corporate-due-diligence',
        title: 'Corporate due diligence & risk compliance',
        summary: 'Companies and owners, checked against registries, lists and filings.',
      },
      {
        slug: 'ai-data-science',
        title: 'AI & data science',
        summary: 'Models that read documents and data, with their error rates stated.',
      },
      {
        slug: 'tech-innovation',
        title: 'Tech & innovation',
        summary: 'The systems that carry the evidence from source to file.',
      },
    ] satisfies readonly LineOfWork[],
  },
  evidence: {
    label: 'The evidence',
    heading: 'What you receive is a document that explains itself',
    intro:
      'Every report names the source, the time and the limit. This is a specimen; the subject does not exist.',
  },
  cases: {
    label: 'Case study',
    link: 'All case studies',
    read: 'Read this case',
  },
  writing: { label: 'Writing', heading: 'Notes on evidence', link: 'All articles' },
  closing: 'Tell us what you need to know. We will tell you how it can be proved.',
} as const
