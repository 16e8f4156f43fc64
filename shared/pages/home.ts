import { paths } from '../paths.ts'
import { site } from '../site.ts'
import type { SolutionSlug } from './catalogue.ts'
import type { Invitation } from './invitation.ts'
import type { Specimen } from './page-copy.ts'

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
  actions: {
    primary: { label: 'Get Started', href: paths.contact },
    second: {
      label: 'Read a specimen report',
      href: `${paths.service('criminal-check')}#specimen`,
    },
  } satisfies Invitation,
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
    specimen: {
      kind: 'Verification report',
      title: 'Employment check',
      number: 'No. 0001-SPECIMEN',
      fields: [
        {
          label: 'Subject',
          value: 'Specimen, B.',
          detail: 'Spelt as in the contract of employment',
          note: {
            title: 'One person',
            text: 'Every report is about one subject, under each name that an employer may have filed them by.',
          },
        },
        { label: 'Claim', value: 'Store manager, March 2021 to August 2025' },
        {
          label: 'Asked of',
          value: 'Personnel office of the employer',
          detail: 'Reached by a number we found ourselves',
          note: {
            title: 'An office, not a friend',
            text: 'A reference can be arranged. The file that wages were paid from cannot.',
          },
        },
        { label: 'Asked', value: '2026-04-14 08:20 UTC', kind: 'time' },
        {
          label: 'Answered',
          value: '2026-04-14 15:05 UTC',
          kind: 'time',
          note: {
            title: 'To the minute',
            text: 'You can count the hours yourself, and so can an auditor in five years.',
          },
        },
        {
          label: 'Result',
          value: 'Post and dates agree',
          kind: 'result',
          note: {
            title: 'Claim beside answer',
            text: 'Where the two differ, both are printed. We do not choose for you which one to believe.',
          },
        },
        {
          label: 'Limits',
          value: 'The reason for leaving is not given out',
          note: {
            title: 'What stays open',
            text: 'A question that the employer may not answer is listed as unanswered, never left off.',
          },
        },
        {
          label: 'Consent',
          value: 'On file, dated before the call',
          note: {
            title: 'The right to ask',
            text: 'Nobody picks up the telephone until the person concerned has said yes on paper.',
          },
        },
      ],
      foot: ['Released after a second reading', 'Specimen: no such person, no such employer'],
    } satisfies Specimen,
  },
  cases: {
    label: 'Case study',
    link: 'All case studies',
    read: 'Read this case',
  },
  writing: { label: 'Writing', heading: 'Notes on evidence', link: 'All articles' },
  closing: 'Tell us what you need to know. We will tell you how it can be proved.',
} as const
