import { site } from '../../site.ts'
import type { PageMeta, Point, SectionCopy } from '../page-copy.ts'

interface ServicesIndex {
  readonly meta: PageMeta
  readonly label: string
  readonly heading: string
  readonly lede: string
  readonly filterLabel: string
  readonly all: string
  readonly caption: string
  readonly columns: readonly [service: string, asked: string, of: string, turnaround: string]
  readonly note: string
  readonly reading: SectionCopy & { readonly points: readonly Point[] }
  readonly closing: string
}

/** The index of every service. */
export const servicesIndex: ServicesIndex = {
  meta: {
    title: 'Background check and data services',
    description:
      'Every service in one table of record: what is asked, who has to answer it and how long it takes, for screening, due diligence, AI and data, and technology.',
    keywords: [
      'list of background checks',
      'screening services',
      'due diligence services',
      'verification turnaround',
    ],
  },
  label: 'Services',
  heading: 'All 23 services compared',
  lede: 'Compare what each service answers, which source we ask and how long it takes. Open a service to see a sample report, its limits and the law.',
  filterLabel: 'Lines of work',
  all: 'All services',
  caption: 'Services by line of work',
  columns: ['Service', 'What it answers', 'Source', 'Turnaround'],
  note: 'We count time from a complete request to the released report. If a source is slower, we tell you before you order.',
  reading: {
    label: 'How to read it',
    heading: 'How to read this table',
    points: [
      {
        title: 'What is asked',
        text: 'Need a different question answered? Tell us before you order, because a source replies only to what we ask.',
      },
      {
        title: 'Source',
        text: 'We ask the issuing source first. If only a licensed copy exists, or the candidate must apply in person, the service page says so.',
      },
      {
        title: 'Turnaround',
        text: `${site.claims.turnaroundHours}-hour turnaround applies where the source answers online. Data and technology projects have dates in the proposal.`,
      },
    ],
  },
  closing: 'Not sure which check you need? Tell us the role or the company and we’ll suggest one.',
}
