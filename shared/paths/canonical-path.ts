/**
 * Canonical form of a path, without empty segments and unnecessary escapes. A path that cannot be decoded is returned unchanged, because no
 * page has such an address.
 */
export function canonicalPath(pathname: string): string {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '')
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    return pathname.replace(/^\/+/, '/')
  }
}
