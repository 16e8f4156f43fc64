/**
 * True if a request names one host at most: a single `Host` line, and over HTTP/2 none that differs from `:authority`. Others
 * have to be answered with 400 (RFC 9112, 3.2; RFC 9113, 8.3.1), as a proxy may have read another of the names.
 * @param rawHeaders names and values in turn, as in Node's `rawHeaders`
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  let authority: string | undefined
  let host: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name === ':authority') authority = rawHeaders[index + 1]
    // The length rules out most names before a copy in lower case is made.
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    if (host !== undefined) return false
    host = rawHeaders[index + 1] ?? ''
  }
  if (authority === undefined || host === undefined) return true
  return authority.toLowerCase() === host.toLowerCase()
}
