import type { LakeAbility } from '#lake/access/roles.ts'
import { createPathMatcher, type PathMatch } from '#lake/common/path-matcher.ts'

import type { WireContext } from './context.ts'
import { WireError, type ErrorTopic } from './errors.ts'

/**
 * Callers that may use a route. `anyone`: all. `reader`: callers that may read content, and anonymous ones if the dataset is public. An
 * ability: callers that have it.
 */
export type WireAccess = 'anyone' | 'reader' | LakeAbility

export interface WireRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path after the API version. `:name` matches one segment, `*name` all remaining segments. */
  readonly path: string
  readonly access: WireAccess
  readonly topic?: ErrorTopic
  /** True if the route is also served at an address without an API version. */
  readonly unversioned?: boolean
  readonly handle: (context: WireContext) => Response | Promise<Response>
}

export interface Match extends PathMatch<WireRoute> {
  readonly apiVersion: string
}

const VERSION = /^\/v(\d{4}-\d\d-\d\d|X|1)(?=\/)/

function decoded(params: PathMatch<WireRoute>['params']): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    throw new WireError(400, 'The address is not valid')
  }
}

/** Returns a path without slashes at its end. A regular expression would take quadratic time for a path of many slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * Returns a function that finds the route for a method and a path without the base path. The function returns `method-not-allowed` if the
 * path exists only with other methods.
 * @throws WireError 400 for an invalid address
 */
export function createRouter(
  routes: readonly WireRoute[],
): (method: string, path: string) => Match | 'method-not-allowed' | undefined {
  const match = createPathMatcher(routes)
  return (method, path) => {
    const version = VERSION.exec(path)
    const rest = version === null ? path : path.slice(version[0].length)
    const wanted = method === 'HEAD' ? 'GET' : method
    const found = match(withoutLastSlashes(rest).slice(1).split('/'))
      .filter(({ route }) => version !== null || route.unversioned === true)
      .map(({ route, params }) => ({
        route,
        params: decoded(params),
        apiVersion: version?.[1] ?? '',
      }))
    return (
      found.find(({ route }) => route.method === wanted) ??
      (found.length > 0 ? 'method-not-allowed' : undefined)
    )
  }
}
