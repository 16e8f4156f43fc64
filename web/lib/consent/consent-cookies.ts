import { DAY } from '#shared/time/units.ts'
import {
  CONSENT_DAYS,
  NON_ESSENTIAL_COOKIES,
  parseConsent,
  type ConsentRecord,
} from '#shared/browser/consent.ts'
import { cookieNames } from '#shared/browser/storage-keys.ts'

/** A document as far as its cookies go, or what stands for one in a test. */
export interface CookieJar {
  cookie: string
}

/** `Secure` always: over plain HTTP a browser keeps it for this machine alone (`localhost`), and local storage does its work. */
const ATTRIBUTES = 'Path=/; SameSite=Lax; Secure'

const valueOf = (jar: CookieJar, name: string) =>
  jar.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The record in the consent cookie; undefined where there is none that is valid. */
export function readConsentCookie(jar: CookieJar): ConsentRecord | undefined {
  const value = valueOf(jar, cookieNames.consent)
  return value === undefined ? undefined : parseConsent(decoded(value))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Keeps the record in the consent cookie, for as long as a consent holds. */
export function writeConsentCookie(jar: CookieJar, record: ConsentRecord): void {
  const value = encodeURIComponent(JSON.stringify(record))
  jar.cookie = `${cookieNames.consent}=${value}; Max-Age=${(CONSENT_DAYS * DAY) / 1000}; ${ATTRIBUTES}`
}

/** Removes the consent cookie. */
export function clearConsentCookie(jar: CookieJar): void {
  jar.cookie = `${cookieNames.consent}=; Max-Age=0; ${ATTRIBUTES}`
}

/** The host and the domains above it, for any of which a script may have set a cookie. */
const domainsOf = (host: string) =>
  host
    .split('.')
    .map((_part, index, parts) => parts.slice(index).join('.'))
    .filter((domain) => domain.includes('.'))

/** Paths a cookie may have that is visible at a path: `/`, and each folder above it with and without its last slash. */
export function cookiePathsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  const folders = segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
}

/**
 * Removes the cookies of others that need a consent and are visible at a place, whichever of the site's domains and of the folders
 * above the place they were set for.
 */
export function clearOtherCookies(
  jar: CookieJar,
  { host, path }: { readonly host: string; readonly path: string },
): void {
  const domains = ['', ...domainsOf(host).map((domain) => `; Domain=${domain}`)]
  for (const name of NON_ESSENTIAL_COOKIES) {
    if (valueOf(jar, name) === undefined) continue
    for (const folder of cookiePathsOf(path)) {
      for (const domain of domains) jar.cookie = `${name}=; Path=${folder}; Max-Age=0${domain}`
    }
  }
}
