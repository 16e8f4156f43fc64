import { DAY } from '#shared/time/units.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'

/** Number of days after which a generated file expires. RFC 9116 recommends less than a year. */
const HOLDS_DAYS = 180

/**
 * Returns the text of security.txt (RFC 9116).
 * @param origin scheme and host, without a trailing slash
 * @param email contact email of the site settings
 * @param now milliseconds since 1970
 */
export function securityText(origin: string, email: string, now: number): string {
  const day = Math.floor(now / DAY) * DAY
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${new Date(day + HOLDS_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${site.locale}`,
    `Canonical: ${origin}${wellKnownPaths.security}`,
    `Policy: ${origin}${paths.trust}`,
    '',
  ].join('\n')
}
