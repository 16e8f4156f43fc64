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
    title: 'Index of services',
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
  heading: 'An index of questions, and who answers each',
  lede: 'A check is a question put to someone who is able to answer it. The index gives the question, the source and the time for each service; the number leads to the page with the rest.',
  filterLabel: 'Lines of work',
  all: 'All services',
  caption: 'Services by line of work',
  columns: ['Service', 'What is asked', 'Of whom', 'Turnaround'],
  note: 'The clock of a check starts when the request is complete and stops when the report is released. A source that sets its own pace is named before you order.',
  reading: {
    label: 'How to read it',
    heading: 'Three columns, three promises',
    points: [
      {
        title: 'What is asked',
        text: 'The question in the form in which it is put. If you need another one answered, say so before the order: a source answers what it was asked, and nothing beside it.',
      },
      {
        title: 'Of whom',
        text: 'The holder of the record, never a copy of it. Where the law lets the person alone apply for a record, the page says so and explains how the application goes.',
      },
      {
        title: 'Turnaround',
        text: `${site.claims.turnaroundHours}-hour is counted from a complete request. Models and systems are projects, so their dates stand in the proposal, each with the step that it depends on.`,
      },
    ],
  },
  closing: 'Name the question. We will name the source that can answer it.',
}
