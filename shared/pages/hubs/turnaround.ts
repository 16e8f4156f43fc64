import type { RecordTable } from '../catalogue/page-copy.ts'
import { rangeText } from '../planning.ts'

/** Duration of a check at one type of source. */
interface TurnaroundRow {
  readonly check: string
  /** Country or region, or type of source. */
  readonly place: string
  /** Planning range in days or weeks. It is an estimate that no source has promised. */
  readonly range: string
  /** Main factor that determines the duration. */
  readonly decides: string
  /** Party that applies for the information at the source. */
  readonly applies: string
  /** Origin of the range. */
  readonly source: string
  /** ISO month of the last review. */
  readonly reviewed: string
}

const reviewed = '2026-11'
const planned = 'Planning range of our operations team'

/** Planning ranges of checks by kind of source, for /services. */
export const turnaroundRows: readonly TurnaroundRow[] = [
  {
    check: 'Criminal search, US county',
    place: 'Court with online records',
    range: rangeText('criminal-court-online'),
    decides: 'How far the court’s index goes back',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Criminal search, US county with a clerk',
    place: 'Court where a clerk searches',
    range: rangeText('criminal-court-clerk'),
    decides: 'Staffing and queue of the clerk’s office',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Criminal certificate, UK Basic',
    place: 'DBS, Disclosure Scotland or AccessNI',
    range: rangeText('criminal-uk-basic'),
    decides: 'Identity check and address history',
    applies: 'The candidate, or we with their agreement',
    source: planned,
    reviewed,
  },
  {
    check: 'Criminal certificate, UK Enhanced',
    place: 'DBS, Disclosure Scotland or AccessNI',
    range: rangeText('criminal-uk-enhanced'),
    decides: 'Local police who read the application',
    applies: 'The employer; the self-employed themselves',
    source: planned,
    reviewed,
  },
  {
    check: 'Criminal certificate, EU',
    place: 'Register of the member state',
    range: rangeText('criminal-eu'),
    decides: 'Country, language and postal delivery',
    applies: 'The candidate, in most countries',
    source: planned,
    reviewed,
  },
  {
    check: 'Degree, online register',
    place: 'National or university register',
    range: rangeText('degree-online'),
    decides: 'Year of the degree and name used then',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Degree, registrar in writing',
    place: 'University office',
    range: rangeText('degree-office'),
    decides: 'Term dates, archives and a signed form',
    applies: 'We do, with the candidate’s signature',
    source: planned,
    reviewed,
  },
  {
    check: 'Licence, online register',
    place: 'Register of the issuing body',
    range: rangeText('licence-online'),
    decides: 'Whether the register shows conditions',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Licence, issuing body in writing',
    place: 'Office of the issuing body',
    range: rangeText('licence-office'),
    decides: 'Queue of the office and a signed form',
    applies: 'We do, with the candidate’s signature',
    source: planned,
    reviewed,
  },
  {
    check: 'Employment, data service',
    place: 'Payroll database',
    range: rangeText('employment-online'),
    decides: 'Whether the employer takes part',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Employment, HR by email',
    place: 'HR department of the employer',
    range: rangeText('employment-hr'),
    decides: 'Size of the employer and holidays',
    applies: 'We do, with the candidate’s signature',
    source: planned,
    reviewed,
  },
  {
    check: 'Reference',
    place: 'Referee, reached through the organisation',
    range: rangeText('reference'),
    decides: 'When the referee can talk to us',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Identity and right to work',
    place: 'Documents and share codes of the candidate',
    range: rangeText('identity'),
    decides: 'When the candidate sends them',
    applies: 'The candidate',
    source: planned,
    reviewed,
  },
  {
    check: 'Address, register',
    place: 'Population, electoral or bureau record',
    range: rangeText('address-online'),
    decides: 'Whether we may read the register',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Address, document',
    place: 'Bill, tenancy or tax notice',
    range: rangeText('address-document'),
    decides: 'When the candidate sends a readable scan',
    applies: 'The candidate',
    source: planned,
    reviewed,
  },
  {
    check: 'Address, visit',
    place: 'The address itself',
    range: rangeText('address-visit'),
    decides: 'Distance, and who is at home',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Sanctions and PEP screening',
    place: 'Lists as published',
    range: `${rangeText('watchlist')}, with a decision`,
    decides: 'Number of possible matches to resolve',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Company file',
    place: 'Online company register',
    range: rangeText('company-online'),
    decides: 'Whether filings can be downloaded',
    applies: 'We do',
    source: planned,
    reviewed,
  },
  {
    check: 'Ownership across borders',
    place: 'Registers in several countries',
    range: rangeText('owners-abroad'),
    decides: 'Number of layers, language and certified copies',
    applies: 'We do',
    source: planned,
    reviewed,
  },
]

/** Rows in the format of the page's table. */
export const turnaroundTable: RecordTable = {
  columns: ['Check', 'Source', 'Planning range', 'What decides the time', 'Who applies'],
  rows: turnaroundRows.map(({ check, place, range, decides, applies }) => [
    check,
    place,
    range,
    decides,
    applies,
  ]),
}
