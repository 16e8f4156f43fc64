/** Methods that read. */
export const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True if a request has a token or cookies. */
export const hasCredentials = (headers: Headers): boolean =>
  headers.has('authorization') || headers.has('cookie')
