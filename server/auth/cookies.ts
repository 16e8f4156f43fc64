import { createHash } from 'node:crypto'
import { XSRF } from '#shared/contracts/auth.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { cookieNames } from '#shared/browser/storage-keys.ts'

/** Names and `Set-Cookie` lines of the cookies that signing in sets. */
export interface SessionCookies {
  /** `__Host-` where there is https, which binds the cookie to this host and to TLS. */
  readonly name: string
  /** Of the cookie by which a browser is known at the next sign-in. */
  readonly deviceName: string
  readonly set: (session: string, xsrf: string, seconds: number) => string[]
  /** The cookie by which a browser is known at the next sign-in. It outlives sessions and goes to the sign-in alone. */
  readonly setDevice: (value: string, seconds: number) => string
  readonly clear: () => string[]
}

const DEVICE_PATH = staffApiPaths.login.replace(/\/$/, '')

/** The cookies of a site that is reached over https or not. */
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

/** An anti-forgery value that only who knows the session cookie can make. */
export const xsrfOf = (cookie: string) =>
  createHash('sha256').update(`xsrf:${cookie}`).digest('base64url')
