/**
 * Canonical form of a path: no empty segments, and no unnecessary escapes. A path that cannot be decoded is returned unchanged; no page
 * has such an address.
 */
export function canonicalPath(pathname: string): string {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '')
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    return pathname.replace(/^\/+/, '/')
  }
}
