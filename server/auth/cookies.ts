import { createHash } from 'node:crypto'
import { XSRF } from '#shared/contracts/auth.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { cookieNames } from '#shared/browser/storage-keys.ts'

/** Names and `Set-Cookie` lines of the cookies of a sign-in. */
export interface SessionCookies {
  /** Name of the session cookie. With https it has the `__Host-` prefix, which binds the cookie to this host and to TLS. */
  readonly name: string
  /** Name of the cookie that identifies a browser which has signed in before. */
  readonly deviceName: string
  readonly set: (session: string, xsrf: string, seconds: number) => string[]
  /**
   * Returns the `Set-Cookie` line of the cookie that identifies a known device. The cookie outlives the session, and browsers send it
   * only to the sign-in route.
   */
  readonly setDevice: (value: string, seconds: number) => string
  readonly clear: () => string[]
}

const DEVICE_PATH = staffApiPaths.login.replace(/\/$/, '')

/** Returns the session cookies of a site that uses http or https. */
export function sessionCookies(https: boolean): SessionCookies {
  const name = https ? cookieNames.secureSession : cookieNames.session
  const line = (cookie: string, value: string, seconds: number, rest: string, path = '/') =>
    `${cookie}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Strict${rest}${https ? '; Secure' : ''}`
  return {
    name,
    deviceName: cookieNames.device,
    set: (session, xsrf, seconds) => [
      line(name, session, seconds, '; HttpOnly'),
      line(XSRF.cookie, xsrf, seconds, ''),
    ],
    setDevice: (value, seconds) =>
      line(cookieNames.device, value, seconds, '; HttpOnly', DEVICE_PATH),
    clear: () => [line(name, '', 0, '; HttpOnly'), line(XSRF.cookie, '', 0, '')],
  }
}

/** XSRF token derived from the value of the session cookie. */
export const xsrfOf = (cookie: string) =>
  createHash('sha256').update(`xsrf:${cookie}`).digest('base64url')
