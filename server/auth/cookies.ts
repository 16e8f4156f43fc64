import { XSRF } from '#shared/contracts/auth.ts'
import { cookieNames } from '#shared/storage-keys.ts'

/** Names and `Set-Cookie` lines of the two cookies of a session. */
export interface SessionCookies {
  /** `__Host-` where there is https, which binds the cookie to this host and to TLS. */
  readonly name: string
  readonly set: (session: string, xsrf: string, seconds: number) => string[]
  readonly clear: () => string[]
}

/** The cookies of a site that is reached over https or not. */
export function sessionCookies(https: boolean): SessionCookies {
  const name = https ? cookieNames.secureSession : cookieNames.session
  const line = (cookie: string, value: string, seconds: number, rest: string) =>
    `${cookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${rest}${https ? '; Secure' : ''}`
  return {
    name,
    set: (session, xsrf, seconds) => [
      line(name, session, seconds, '; HttpOnly'),
      line(XSRF.cookie, xsrf, seconds, ''),
    ],
    clear: () => [line(name, '', 0, '; HttpOnly'), line(XSRF.cookie, '', 0, '')],
  }
}

/** The values that a request carries under a cookie's name; a browser may send several of different paths. */
export function cookieValues(headers: Headers, name: string): string[] {
  return (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .slice(0, 3)
}
