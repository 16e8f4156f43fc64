import { DAY } from '#shared/time/units.ts'

/** What a visitor may be asked for, how an answer is kept, and for how long (specification 3, 4.1 and 9). */

/** The categories that can be switched, in the order in which they are shown. Essential is always on. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'functional'] as const

/** A category that a visitor may switch. */
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** What a visitor has chosen. */
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>

/** A choice as it is kept. */
export interface ConsentRecord extends ConsentChoice {
  readonly essential: true
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly version: string
}

/**
 * Version of what is asked. A choice that was made of another version is asked for again: it rises with whatever a category allows
 * more than before (decision 026).
 */
export const CONSENT_VERSION = '1.0'

/** How long a consent holds, a refusal is remembered and a receipt is kept, in days. */
export const CONSENT_DAYS = 365
export const REFUSAL_DAYS = 180
export const RECEIPT_DAYS = 2 * CONSENT_DAYS

/** How long views of pages are kept, in days. */
export const VISIT_DAYS = 365

/** Before the banner comes, milliseconds: in general, and in the shell round the site's pages. */
export const BANNER_DELAY = { system: 1_000, shell: 2_000 } as const

/** Raised on the window when a visitor has chosen, if the choice allows analytics. */
export const CONSENT_EVENT = 'certavia:consent'

/** Cookies of others that a refusal removes. */
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

/** Where the banner may stand. Below 768 px those at an edge are compact. */
export const BANNER_PLACES = ['bottom', 'top', 'center'] as const

/** Where the banner stands; `off` where a site does not ask. */
export type BannerPlace = (typeof BANNER_PLACES)[number] | 'off'

/** Everything on, and everything off. */
export const ALL_ON: ConsentChoice = { analytics: true, marketing: true, functional: true }
export const ALL_OFF: ConsentChoice = { analytics: false, marketing: false, functional: false }

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** The record in a stored text; undefined unless every field is there with its type. */
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
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has just been looked at
      value as ConsentRecord
    return { essential: true, analytics, marketing, functional, timestamp, version }
  } catch {
    return undefined
  }
}

/** Whether a record is to be asked for again: it is older than a year, of another version, or out of the future. */
export function isOutdated({ timestamp, version }: ConsentRecord, now: number): boolean {
  return (
    version !== CONSENT_VERSION ||
    now - timestamp > CONSENT_DAYS * DAY ||
    // The clock was set back since; nobody could say when this one ends.
    timestamp - now > DAY
  )
}

/** Whether a stored date of refusal still holds. */
export function isRefusalFresh(text: string | null | undefined, now: number): boolean {
  const at = Number(text ?? Number.NaN)
  return Number.isFinite(at) && at > 0 && now - at < REFUSAL_DAYS * DAY && at - now <= DAY
}
