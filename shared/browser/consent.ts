import { DAY } from '#shared/time/units.ts'

/** Consent categories, the stored choice and retention periods (specification 3, 4.1 and 9). */

/** Optional categories in display order. Essential storage is always on. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'functional'] as const

/** Optional category. */
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** Choice of a visitor. */
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>

/** Stored choice. */
export interface ConsentRecord extends ConsentChoice {
  readonly essential: true
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly version: string
}

/**
 * Version of the consent question. Visitors whose stored choice has another version are asked again. Raise the version whenever a category
 * covers more than before (decision 026; decision 097 contains the one exception).
 */
export const CONSENT_VERSION = '1.0'

/** Validity of a consent, of a refusal and of a receipt, in days. */
export const CONSENT_DAYS = 365
export const REFUSAL_DAYS = 180
export const RECEIPT_DAYS = 2 * CONSENT_DAYS

/** Delay before the banner appears, in milliseconds: `shell` on pages inside the site's layout, `system` on all other pages. */
export const BANNER_DELAY = { system: 1_000, shell: 2_000 } as const

/** Name of the event that the window dispatches after a choice that allows analytics. */
export const CONSENT_EVENT = 'certavia:consent'

/** Third-party cookies that a refusal removes. */
export const NON_ESSENTIAL_COOKIES = [
  '_ga',
  '_gid',
  '_gat',
  'fbp',
  '_fbp',
  '__utma',
  '__utmb',
  '__utmc',
  '__utmt',
  '__utmz',
] as const

/** Positions of the banner. In windows below 768 px, the positions `top` and `bottom` have a compact banner. */
export const BANNER_PLACES = ['bottom', 'top', 'center'] as const

/** Position of the banner; `off` if the site does not ask for consent. */
export type BannerPlace = (typeof BANNER_PLACES)[number] | 'off'

/** Choices with all optional categories on, and with all of them off. */
export const ALL_ON: ConsentChoice = { analytics: true, marketing: true, functional: true }
export const ALL_OFF: ConsentChoice = { analytics: false, marketing: false, functional: false }

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** Parses a stored record. Undefined unless the record has every field with the right type. */
export function parseConsent(text: string | null | undefined): ConsentRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return undefined
    const fields = new Map<string, unknown>(Object.entries(value))
    const isValid =
      fields.get('essential') === true &&
      OPTIONAL_CATEGORIES.every((category) => isBoolean(fields.get(category))) &&
      Number.isFinite(fields.get('timestamp')) &&
      typeof fields.get('version') === 'string'
    if (!isValid) return undefined
    const { analytics, marketing, functional, timestamp, version } =
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was checked above
      value as ConsentRecord
    return { essential: true, analytics, marketing, functional, timestamp, version }
  } catch {
    return undefined
  }
}

/** True if consent must be requested again: the record is older than a year, of another version, or from the future. */
export function isOutdated({ timestamp, version }: ConsentRecord, now: number): boolean {
  return (
    version !== CONSENT_VERSION ||
    now - timestamp > CONSENT_DAYS * DAY ||
    // The clock was set back after the record was stored, so the record's age is unknown.
    timestamp - now > DAY
  )
}

/** True if a stored date of refusal is still valid. */
export function isRefusalFresh(text: string | null | undefined, now: number): boolean {
  const at = Number(text ?? Number.NaN)
  return Number.isFinite(at) && at > 0 && now - at < REFUSAL_DAYS * DAY && at - now <= DAY
}
