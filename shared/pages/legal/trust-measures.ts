import { controlsReport } from '#shared/company/company-record.ts'
import { hasControlsClaim } from '#shared/company/controls-claim.ts'
import { site } from '#shared/company/site.ts'

/** Measure that protects data, with its state as text. */
export interface Measure {
  readonly measure: string
  readonly how: string
  readonly state: 'In place' | 'Not yet' | 'On request' | 'Demonstration claim'
  /** Document that a customer can request. */
  readonly ask: string
}

/** Measure that counts as an example until the site's owner has named a source. */
interface SourcedMeasure extends Measure {
  /** Place where the owner's evidence can be found. Null in a demonstration. */
  readonly source: string | null
}

const { auditor, period, criteria, exceptions } = controlsReport

const reportOn = (): string =>
  auditor === null || period === null || criteria === null
    ? 'Auditor, period and criteria appear here with the report'
    : [
        `Auditor: ${auditor}`,
        `period: ${period}`,
        `criteria: ${criteria}`,
        ...(exceptions === null ? [] : [`exceptions: ${exceptions}`]),
      ].join('; ')

const report: Measure = {
  measure: site.claims.compliance,
  how: reportOn(),
  state: auditor === null ? 'Demonstration claim' : 'In place',
  ask: 'Report, under NDA',
}

const service: readonly SourcedMeasure[] = [
  {
    measure: 'Access to files',
    how: 'Only the analysts on your order can open a file',
    state: 'In place',
    ask: 'Role list',
    source: null,
  },
  {
    measure: 'Storage region',
    how: 'UK, EU or US, agreed in each order',
    state: 'In place',
    ask: 'Regions by country',
    source: null,
  },
  {
    measure: 'Encryption of files',
    how: 'In transit and at rest, keys changed every year',
    state: 'In place',
    ask: 'Key procedure',
    source: null,
  },
  {
    measure: 'Deletion',
    how: 'At the end of the agreed period, confirmed in writing',
    state: 'In place',
    ask: 'Sample confirmation',
    source: null,
  },
  {
    measure: 'Penetration test',
    how: 'By an outside company, once a year',
    state: 'Not yet',
    ask: 'Scope and date',
    source: null,
  },
  {
    measure: 'Contract on data',
    how: 'Roles, purposes, sub-processors and deletion in one agreement',
    state: 'On request',
    ask: 'Our draft agreement',
    source: null,
  },
]

/** Measures of the screening service that the site shows: those with a source and, in a demonstration, also the examples. */
export const screeningMeasures: readonly Measure[] = [
  ...(hasControlsClaim ? [report] : []),
  ...service
    .filter(({ source }) => site.demonstration || source !== null)
    .map(({ measure, how, state, ask }) => ({ measure, how, state, ask })),
]

/** Measures of the screening service that are examples until they have a source. */
export const measuresWithoutSource: readonly string[] = service
  .filter(({ source }) => source === null)
  .map(({ measure }) => measure)

/** Measures that protect this website, as they are implemented and operated. */
export const websiteMeasures: readonly Measure[] = [
  {
    measure: 'Staff accounts',
    how: 'Each member of staff has an account with one of three roles, which decides what they can read and change',
    state: 'In place',
    ask: 'The list of roles',
  },
  {
    measure: 'Passwords and sessions',
    how: 'Passwords are stored as Argon2id hashes. A session ends after 8 hours, or after 30 minutes without activity',
    state: 'In place',
    ask: 'Sign-in rules',
  },
  {
    measure: 'Second factor',
    how: 'A one-time code for staff accounts',
    state: 'Not yet',
    ask: 'Date planned',
  },
  {
    measure: 'Logs',
    how: 'Sign-ins and changes are logged. Passwords and tokens are removed before an entry is written',
    state: 'In place',
    ask: 'What an entry contains',
  },
  {
    measure: 'Encryption in transit',
    how: 'The site tells browsers to use HTTPS for a year when it runs at an HTTPS address',
    state: 'In place',
    ask: 'Test of our address',
  },
  {
    measure: 'Encryption at rest',
    how: 'Depends on the hosting provider, which we name here once its report is on file',
    state: 'Not yet',
    ask: 'Provider’s name',
  },
  {
    measure: 'Backups',
    how: 'One file holds everything the site stores. It is checked before it is restored',
    state: 'In place',
    ask: 'Last restore test',
  },
  {
    measure: 'Uptime figures',
    how: 'Measured over 12 months',
    state: 'Not yet',
    ask: 'Start date',
  },
]
