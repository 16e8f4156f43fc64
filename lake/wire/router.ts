import type { LakeAbility } from '#lake/access/roles.ts'

import type { WireContext } from './context.ts'
import { WireError, type ErrorTopic } from './errors.ts'

/**
 * Who may call. `anyone`; `reader`: who may read content, or nobody in particular where the dataset is public; an
 * ability: who has it.
 */
export type WireAccess = 'anyone' | 'reader' | LakeAbility

export interface WireRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path after the version, `:name` for a segment, `*name` for the rest. */
  readonly path: string
  readonly access: WireAccess
  readonly topic?: ErrorTopic
  /** Served without a version in the address. */
  readonly unversioned?: boolean
  readonly handle: (context: WireContext) => Response | Promise<Response>
}

export interface Match {
  readonly route: WireRoute
  readonly params: Readonly<Record<string, string>>
  readonly apiVersion: string
}

const VERSION = /^\/v(\d{4}-\d\d-\d\d|X|1)(?=\/)/

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new WireError(400, 'The address is not valid')
  }
}

function matchPath(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith('*')) {
      params[part.slice(1)] = segments.slice(index).map(decode).join('/')
      return params
    }
    const segment = segments[index]
    if (segment === undefined || segment === '') return undefined
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment)
    else if (part !== segment) return undefined
  }
  return pattern.length === segments.length ? params : undefined
}

/** The path without slashes at its end. An expression would take quadratic time for a path of slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * Makes the function that finds the route of a method and path (base path already taken off). It gives
 * `method-not-allowed` when the path exists for another method. @throws WireError 400 for a broken address.
 */
export function createRouter(
  routes: readonly WireRoute[],
): (method: string, path: string) => Match | 'method-not-allowed' | undefined {
  const table = routes.map((route) => ({ route, pattern: route.path.slice(1).split('/') }))
  return (method, path) => {
    const version = VERSION.exec(path)
    const rest = version === null ? path : path.slice(version[0].length)
    const segments = withoutLastSlashes(rest).slice(1).split('/')
    const wanted = method === 'HEAD' ? 'GET' : method
    let otherMethod = false
    for (const { route, pattern } of table) {
      if (version === null && route.unversioned !== true) continue
      const params = matchPath(pattern, segments)
      if (params === undefined) continue
      if (route.method === wanted) return { route, params, apiVersion: version?.[1] ?? '' }
      otherMethod = true
    }
    return otherMethod ? 'method-not-allowed' : undefined
  }
}
