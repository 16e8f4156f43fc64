/** Canonical URL of a page: the URL that an editor has set, if it is a web address, otherwise `path`. */
export function canonicalOf(chosen: string | null, path: string): string {
  const url = chosen === null ? null : URL.parse(chosen)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : path
}
