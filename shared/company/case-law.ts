/** Legal deadlines of candidates' cases by country, as calendar days. */
import { addDays, addMonths } from '../time/days.ts'

/** Kinds of requests by candidates. */
export const CASE_KINDS = ['report', 'correction', 'complaint'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** Country of the job for which the candidate is screened. The country determines the law that sets the deadline. */
export const CASE_PLACES = ['uk', 'eu', 'us', 'other'] as const
export type CasePlace = (typeof CASE_PLACES)[number]

/** True if a text, for example from the database or a URL, is one of {@link CASE_KINDS}. */
export const isCaseKind = (text: string): text is CaseKind =>
  CASE_KINDS.some((kind) => kind === text)

/** Calendar period. */
export type Period = { readonly days: number } | { readonly months: number }

/** Rule by which the deadline of a case is computed. */
export interface CaseRule {
  /** Action that is due: the company's answer, or its acknowledgement of a complaint. */
  readonly due: 'answer' | 'acknowledgement'
  readonly period: Period
  /** Total period from receipt if the deadline is extended. Undefined if the law allows no extension. */
  readonly extended?: Period
  /** Law that sets the period, as shown to candidates. */
  readonly law: string
}

const month = { months: 1 } as const
const days = { days: 30 } as const

/** GDPR, article 12(3): one month, extensible by two further months. */
const gdpr = (law: string): CaseRule => ({
  due: 'answer',
  period: month,
  extended: { months: 3 },
  law,
})

const own = (law: string): CaseRule => ({ due: 'answer', period: days, law })

const elsewhere = own('30 days, or sooner if the law of the place says so')
const uk = gdpr('One month under the UK GDPR')
const eu = gdpr('One month under the GDPR')

/**
 * Rules by country of the job and type of request. Sources: 15 U.S.C. 1681i(a)(1), 30 days and 15 more; GDPR and UK GDPR, article 12(3);
 * Data Protection Act 2018, section 164A: a complaint is acknowledged within 30 days. Where no law sets a period, the company has set 30
 * days.
 */
const rules: Readonly<Record<CasePlace, Readonly<Record<CaseKind, CaseRule>>>> = {
  uk: {
    report: uk,
    correction: uk,
    complaint: {
      due: 'acknowledgement',
      period: days,
      law: 'We acknowledge within 30 days, as UK law requires, and answer without undue delay',
    },
  },
  eu: { report: eu, correction: eu, complaint: eu },
  us: {
    report: own('30 days. The FCRA gives you the right to see your file'),
    correction: {
      due: 'answer',
      period: days,
      extended: { days: 45 },
      law: '30 days under the FCRA',
    },
    complaint: own('30 days. No federal law names a period, so this one is ours'),
  },
  other: { report: elsewhere, correction: elsewhere, complaint: elsewhere },
}

/** Rule for a case, by its kind and the country of the job. */
export const caseRule = (kind: CaseKind, place: CasePlace): CaseRule => rules[place][kind]

/**
 * Last day of a period that starts on a day. A period in months ends on the same day of the month, or on the last day of a shorter month.
 * @param day `2026-01-31`
 */
export const lastDayOf = (day: string, period: Period): string =>
  'days' in period ? addDays(day, period.days) : addMonths(day, period.months)

/** Deadlines of a case that is received on a day. All days are in the company's time zone. */
export function caseDays(
  kind: CaseKind,
  place: CasePlace,
  received: string,
): { readonly due: string; readonly extended: string | undefined } {
  const { period, extended } = caseRule(kind, place)
  return {
    due: lastDayOf(received, period),
    // The extended period is counted from the receipt too. If the extension were counted from the first deadline, a short month would
    // shorten the deadline twice.
    extended: extended && lastDayOf(received, extended),
  }
}
