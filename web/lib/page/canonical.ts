/** Canonical URL of a page: the one an editor chose if it is a web address, or else `path`. */
export function canonicalOf(chosen: string | null, path: string): string {
  const url = chosen === null ? null : URL.parse(chosen)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : path
}
