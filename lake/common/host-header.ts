/**
 * True if a request names at most one host: it has a single `Host` line, and over HTTP/2 this line equals `:authority`. All other requests
 * must get 400 (RFC 9112, 3.2; RFC 9113, 8.3.1), because a proxy may have evaluated another of the names.
 * @param rawHeaders names and values alternately, as in Node's `rawHeaders`
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  let authority: string | undefined
  let host: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name === ':authority') authority = rawHeaders[index + 1]
    // Checks the length first, which avoids a lower-case copy of most names.
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    if (host !== undefined) return false
    host = rawHeaders[index + 1] ?? ''
  }
  if (authority === undefined || host === undefined) return true
  return authority.toLowerCase() === host.toLowerCase()
}
