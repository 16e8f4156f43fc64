/** Session cookie of a standalone lake. */
export interface SessionCookie {
  readonly name: string
  /** Value of a `Set-Cookie` header. @param seconds lifetime */
  readonly set: (value: string, seconds: number) => string
  /** Value of a `Set-Cookie` header that deletes the cookie. */
  readonly clear: () => string
}

/**
 * Creates the session cookie. All ports of a host share cookies, so the cookie has a name that other servers on this machine do not use.
 * With `SameSite=Lax` only Studios of the same site can use the cookie.
 */
export function sessionCookie(https: boolean): SessionCookie {
  const name = `${https ? '__Host-' : ''}lake-session`
  const set = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`
  return { name, set, clear: () => set('', 0) }
}
