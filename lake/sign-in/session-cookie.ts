/** Session cookie of a standalone lake. */
export interface SessionCookie {
  readonly name: string
  /** `Set-Cookie` line. @param seconds lifetime */
  readonly set: (value: string, seconds: number) => string
  /** `Set-Cookie` line that deletes the cookie. */
  readonly clear: () => string
}

/**
 * Names and attributes of the session cookie. The name differs from the cookie names of other servers on the machine, because cookies are
 * shared by all ports of a host. `SameSite=Lax` admits Studios of the same site only.
 */
export function sessionCookie(https: boolean): SessionCookie {
  const name = `${https ? '__Host-' : ''}lake-session`
  const set = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`
  return { name, set, clear: () => set('', 0) }
}
