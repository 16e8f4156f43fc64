import { listed } from '#shared/text/listed.ts'
import type { RecordTable } from '../catalogue/page-copy.ts'

/** Checks that are available in a region. */
interface CoverageRow {
  readonly region: string
  /** Countries, states or nations of the region in which the checks are available. */
  readonly places: readonly string[]
  readonly criminal: string
  readonly education: string
  readonly employment: string
  readonly companies: string
  readonly sanctions: string
}

const unitedStates: CoverageRow = {
  region: 'United States',
  places: ['50 states', 'District of Columbia'],
  criminal: 'County, state and federal courts',
  education: 'Register or registrar',
  employment: 'Employer or payroll database',
  companies: 'State registers',
  sanctions: 'US lists and the lists that bind you',
}

const unitedKingdom: CoverageRow = {
  region: 'United Kingdom',
  places: ['England', 'Wales', 'Scotland', 'Northern Ireland'],
  criminal: 'DBS, Disclosure Scotland, AccessNI',
  education: 'Register or university',
  employment: 'Employer or payroll database',
  companies: 'Companies House',
  sanctions: 'UK Sanctions List and the lists that bind you',
}

const europeanUnion: CoverageRow = {
  region: 'European Union',
  places: [
    'Austria',
    'Belgium',
    'Bulgaria',
    'Croatia',
    'Cyprus',
    'Czechia',
    'Denmark',
    'Estonia',
    'Finland',
    'France',
    'Germany',
    'Greece',
    'Hungary',
    'Ireland',
    'Italy',
    'Latvia',
    'Lithuania',
    'Luxembourg',
    'Malta',
    'Netherlands',
    'Poland',
    'Portugal',
    'Romania',
    'Slovakia',
    'Slovenia',
    'Spain',
    'Sweden',
  ],
  criminal: 'Certificate, which the candidate applies for in most countries',
  education: 'Issuing institution',
  employment: 'Employer, with a signature',
  companies: 'National registers',
  sanctions: 'EU list and the lists that bind you',
}

/** Regions that have a column in the table. For other countries, customers request a quote. */
export const coverageRows: readonly CoverageRow[] = [unitedStates, unitedKingdom, europeanUnion]

/** Table with regions as columns and kinds of checks as rows. */
export const coverageTable: RecordTable = {
  columns: ['Check', ...coverageRows.map(({ region }) => region)],
  rows: [
    ['Criminal records', ...coverageRows.map(({ criminal }) => criminal)],
    ['Education', ...coverageRows.map(({ education }) => education)],
    ['Employment', ...coverageRows.map(({ employment }) => employment)],
    ['Company registers', ...coverageRows.map(({ companies }) => companies)],
    ['Sanctions and PEP lists', ...coverageRows.map(({ sanctions }) => sanctions)],
    ['Places listed', ...coverageRows.map(({ places }) => listed(places))],
  ],
}
