/** Texts about candidates' cases that emails, pages and the staff area share. */
import type { CaseKind, CasePlace } from '../company/case-law.ts'
import { dayInWords } from '../time/days.ts'
import { identity } from '../company/identity.ts'
import { zoneCity } from '../time/zone-city.ts'

/** Names of the types of requests. */
export const caseKindWords: Readonly<Record<CaseKind, string>> = {
  report: 'Copy of a report',
  correction: 'Correction of an error',
  complaint: 'Complaint',
}

/** Names of the choices for the country of the job. */
export const casePlaceWords: Readonly<Record<CasePlace, string>> = {
  uk: 'UK',
  eu: 'EU or EEA',
  us: 'United States',
  other: 'Elsewhere',
}

/** Deadline as text after the word "by": `the end of Monday 28 December 2026 (London)`. */
export const endOfDay = (day: string): string =>
  `the end of ${dayInWords(day).long} (${zoneCity(identity.timeZone)})`
