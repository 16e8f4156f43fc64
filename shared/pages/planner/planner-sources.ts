import type { PlannerCheck, PlannerPlace } from './planner-choices.ts'

/** Sources that are usual for a check. */
export interface PlannerSource {
  readonly check: PlannerCheck
  /** Place to which the sources belong. Absent if they are the same for all places. */
  readonly place?: PlannerPlace
  readonly title: string
  /** Names of the sources, as one line of text. */
  readonly source: string
  /** Ids of the planning ranges of the sources. */
  readonly ranges: readonly string[]
}

/** Rows of the planner. One row contains all usual sources of a check, such as a register and a clerk. */
export const plannerSources: readonly PlannerSource[] = [
  {
    check: 'criminal',
    place: 'us',
    title: 'US county court',
    source: 'Online register, or a clerk searches',
    ranges: ['criminal-court-online', 'criminal-court-clerk'],
  },
  {
    check: 'criminal',
    place: 'uk',
    title: 'UK Basic certificate',
    source: 'DBS, Disclosure Scotland or AccessNI',
    ranges: ['criminal-uk-basic'],
  },
  {
    check: 'criminal',
    place: 'eu',
    title: 'EU certificate',
    source: 'Register of the member state',
    ranges: ['criminal-eu'],
  },
  {
    check: 'enhanced',
    place: 'uk',
    title: 'UK Enhanced certificate',
    source: 'The DBS and the local police',
    ranges: ['criminal-uk-enhanced'],
  },
  {
    check: 'degree',
    title: 'Degree',
    source: 'Register online, or the registrar in writing',
    ranges: ['degree-online', 'degree-office'],
  },
  {
    check: 'licence',
    title: 'Professional licence',
    source: 'Register online, or the issuing body in writing',
    ranges: ['licence-online', 'licence-office'],
  },
  {
    check: 'employer',
    title: 'Last employer',
    source: 'Payroll data, or HR by email',
    ranges: ['employment-online', 'employment-hr'],
  },
  {
    check: 'reference',
    title: 'Reference',
    source: 'Referee, reached through the organisation',
    ranges: ['reference'],
  },
  {
    check: 'identity',
    title: 'Identity',
    source: 'Documents of the candidate',
    ranges: ['identity'],
  },
  {
    check: 'address',
    title: 'Address',
    source: 'Register, a document, or a visit',
    ranges: ['address-online', 'address-document', 'address-visit'],
  },
  {
    check: 'sanctions',
    title: 'Sanctions and PEP lists',
    source: 'Lists as published',
    ranges: ['watchlist'],
  },
  {
    check: 'company',
    title: 'Company file',
    source: 'Online company register',
    ranges: ['company-online'],
  },
  {
    check: 'owners',
    title: 'Owners abroad',
    source: 'Registers in several countries',
    ranges: ['owners-abroad'],
  },
]
