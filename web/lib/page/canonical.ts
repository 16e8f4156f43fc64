/** The address to keep for a page: the one an editor chose, when it is a web address, else `path`. */
export function canonicalOf(chosen: string | null, path: string): string {
  const url = chosen === null ? null : URL.parse(chosen)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : path
}
