/** Shipped planning ranges with their texts. Browsers receive the ranges from the server and do not load this file. */
import type { PlanningRangePage } from '../catalogue/page-copy.ts'
import { planningRanges } from '../planning.ts'
import { RANGE_IDS, type RangeId, rangeNames } from '../range-names.ts'
import type { RangePages } from './range-pages.ts'

/** Texts about a range that the table of /services shows. */
type RangeTexts = Pick<PlanningRangePage, 'place' | 'remark' | 'decides' | 'applies'>

const texts: Readonly<Record<RangeId, RangeTexts>> = {
  'criminal-court-online': {
    place: 'Court with online records',
    decides: 'How far the court’s index goes back',
    applies: 'We do',
  },
  'criminal-court-clerk': {
    place: 'Court where a clerk searches',
    decides: 'Staffing and queue of the clerk’s office',
    applies: 'We do',
  },
  'criminal-uk-basic': {
    place: 'DBS, Disclosure Scotland or AccessNI',
    decides: 'Identity check and address history',
    applies: 'The candidate, or we with their agreement',
  },
  'criminal-uk-enhanced': {
    place: 'DBS, Disclosure Scotland or AccessNI',
    decides: 'Local police who read the application',
    applies: 'The employer; the self-employed themselves',
  },
  'criminal-eu': {
    place: 'Register of the member state',
    decides: 'Country, language and postal delivery',
    applies: 'The candidate, in most countries',
  },
  'degree-online': {
    place: 'National or university register',
    decides: 'Year of the degree and name used then',
    applies: 'We do',
  },
  'degree-office': {
    place: 'University office',
    decides: 'Term dates, archives and a signed form',
    applies: 'We do, with the candidate’s signature',
  },
  'licence-online': {
    place: 'Register of the issuing body',
    decides: 'Whether the register shows conditions',
    applies: 'We do',
  },
  'licence-office': {
    place: 'Office of the issuing body',
    decides: 'Queue of the office and a signed form',
    applies: 'We do, with the candidate’s signature',
  },
  'employment-online': {
    place: 'Payroll database',
    decides: 'Whether the employer takes part',
    applies: 'We do',
  },
  'employment-hr': {
    place: 'HR department of the employer',
    decides: 'Size of the employer and holidays',
    applies: 'We do, with the candidate’s signature',
  },
  reference: {
    place: 'Referee, reached through the organisation',
    decides: 'When the referee can talk to us',
    applies: 'We do',
  },
  identity: {
    place: 'Documents and share codes of the candidate',
    decides: 'When the candidate sends them',
    applies: 'The candidate',
  },
  'address-online': {
    place: 'Population, electoral or bureau record',
    decides: 'Whether we may read the register',
    applies: 'We do',
  },
  'address-document': {
    place: 'Bill, tenancy or tax notice',
    decides: 'When the candidate sends a readable scan',
    applies: 'The candidate',
  },
  'address-visit': {
    place: 'The address itself',
    decides: 'Distance, and who is at home',
    applies: 'We do',
  },
  watchlist: {
    place: 'Lists as published',
    remark: 'with a decision',
    decides: 'Number of possible matches to resolve',
    applies: 'We do',
  },
  'company-online': {
    place: 'Online company register',
    decides: 'Whether filings can be downloaded',
    applies: 'We do',
  },
  'owners-abroad': {
    place: 'Registers in several countries',
    decides: 'Number of layers, language and certified copies',
    applies: 'We do',
  },
}

/** Shipped copy of a range, in the form of a document. */
const shippedRange = (id: RangeId): PlanningRangePage => ({
  slug: id,
  check: rangeNames[id],
  ...texts[id],
  ...planningRanges[id],
  source: 'Planning range of our operations team',
  reviewed: '2026-11-29',
})

/** Shipped planning ranges. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The entries are exactly those of the ids
export const shippedRanges = Object.fromEntries(
  RANGE_IDS.map((id) => [id, shippedRange(id)]),
) as RangePages<PlanningRangePage>

/** All ranges: the delivered ones, and the shipped ones for all other ids. */
export const withShippedRanges = (
  delivered: readonly PlanningRangePage[],
): RangePages<PlanningRangePage> => ({
  ...shippedRanges,
  ...Object.fromEntries(delivered.map((range) => [range.slug, range])),
})

/** Functions that load the shipped copy of the ranges. */
export const rangePages = Object.fromEntries(
  RANGE_IDS.map((id) => [id, () => Promise.resolve({ page: shippedRanges[id] })]),
)
