/** Tables of the trust page. They describe the software and the configuration of the site, so editors cannot change them in the CMS. */
import { site } from '#shared/company/site.ts'
import type { RecordTable, SectionCopy, TrustPage } from '../catalogue/page-copy.ts'
import { outsideServices } from './outside-services.ts'
import { type Measure, screeningMeasures, websiteMeasures } from './trust-measures.ts'

const { retention } = site

/** Section with a table of measures. A page leaves out the section if it has no measures. */
export type MeasuresSection = SectionCopy & { readonly measures: readonly Measure[] }

type WithTable = SectionCopy & { readonly table: RecordTable }

/** Trust page with its tables. */
export interface FullTrustPage extends Omit<
  TrustPage,
  'service' | 'website' | 'retention' | 'processors'
> {
  /** ISO date of the last review of both tables of measures. */
  readonly reviewed: string
  readonly service: MeasuresSection
  readonly website: MeasuresSection
  readonly retention: WithTable
  readonly processors: WithTable
}

export const retentionTable: RecordTable = {
  columns: ['Data', 'Kept for', 'How it is deleted', 'Who decides'],
  rows: [
    [
      'Screening and due diligence files',
      'As your order says',
      'Deleted at the end of the period, with a confirmation to you',
      'You, with us',
    ],
    [
      'Inquiries, meetings and proposals',
      `${retention.inquiries} months after the last message`,
      'By our staff, with their history and notes',
      'We do',
    ],
    [
      'Job applications',
      `${retention.applications} months after the decision`,
      'By the team that hires',
      'We do',
    ],
    [
      'Backups',
      'Seven daily and four weekly copies',
      'The oldest copy is overwritten',
      'The operator of the site',
    ],
    [
      'Requests, corrections and complaints of candidates',
      `${retention.cases} months after we have closed them`,
      'By our staff, with their history; earlier if you ask us',
      'We do',
    ],
  ],
}

const processorsTable: RecordTable = {
  columns: ['Service', 'Purpose', 'What it receives', 'Where and when'],
  rows: outsideServices.map(({ name, use, receives, place, inUse }) => [
    name,
    use,
    receives,
    `${place}. ${inUse}`,
  ]),
}

/** Adds the tables to the copy of the trust page. */
export const withTrustTables = (page: TrustPage): FullTrustPage => ({
  ...page,
  reviewed: '2026-11-28',
  service: { ...page.service, measures: screeningMeasures },
  website: { ...page.website, measures: websiteMeasures },
  retention: { ...page.retention, table: retentionTable },
  processors: { ...page.processors, table: processorsTable },
})
