import { XSRF } from '#shared/contracts/auth.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns the header that a write to the lake with a cookie needs: the value of a cookie that only pages of the site can read. */
export function xsrfHeader(
  url: URL,
  method: string,
): readonly [name: string, value: string] | undefined {
  if (SAFE.has(method.toUpperCase())) return undefined
  if (url.origin !== location.origin || !url.pathname.startsWith(`${lakePaths.base}/`)) {
    return undefined
  }
  const value = readCookie(document.cookie, XSRF.cookie)
  return value === undefined ? undefined : [XSRF.header, value]
}

/** Returns the decoded value of a cookie in `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
}
