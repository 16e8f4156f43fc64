/**
 * The one spelling of a path: no empty segments, and nothing escaped that need not be. What cannot be decoded stays as it
 * is; no page has such an address.
 */
export function canonicalPath(pathname: string): string {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '')
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    return pathname.replace(/^\/+/, '/')
  }
}
