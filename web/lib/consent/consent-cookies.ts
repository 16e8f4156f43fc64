import { DAY } from '#shared/time/units.ts'
import {
  CONSENT_DAYS,
  NON_ESSENTIAL_COOKIES,
  parseConsent,
  type ConsentRecord,
} from '#shared/browser/consent.ts'
import { cookieNames } from '#shared/browser/storage-keys.ts'

/** Property of `Document` through which cookies are read and written. */
export interface CookieJar {
  cookie: string
}

/**
 * The attributes always contain `Secure`. Over plain HTTP, browsers accept such a cookie for `localhost` only. On other HTTP sites the
 * consent is in the local storage alone.
 */
const ATTRIBUTES = 'Path=/; SameSite=Lax; Secure'

const valueOf = (jar: CookieJar, name: string) =>
  jar.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Record in the consent cookie, or undefined if the cookie is missing or invalid. */
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

/** Writes the record to the consent cookie, which expires together with the consent. */
export function writeConsentCookie(jar: CookieJar, record: ConsentRecord): void {
  const value = encodeURIComponent(JSON.stringify(record))
  jar.cookie = `${cookieNames.consent}=${value}; Max-Age=${(CONSENT_DAYS * DAY) / 1000}; ${ATTRIBUTES}`
}

export function clearConsentCookie(jar: CookieJar): void {
  jar.cookie = `${cookieNames.consent}=; Max-Age=0; ${ATTRIBUTES}`
}

/** The host and its parent domains. A script may have set a cookie for any of them. */
const domainsOf = (host: string) =>
  host
    .split('.')
    .map((_part, index, parts) => parts.slice(index).join('.'))
    .filter((domain) => domain.includes('.'))

/** All cookie paths that are visible at a page path: `/`, and each parent folder with and without a trailing slash. */
function cookiePathsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  const folders = segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
}

/**
 * Removes the third-party cookies that need consent and are visible at `path`. It removes them for every domain and folder for which they
 * may have been set.
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
