import type { StaffSession } from '../support/pages/staff-session.ts'
import type { Program } from '../support/sites/processes.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths } from '#shared/paths/paths.ts'

/** Base path of the lake's HTTP API. */
export const LAKE = `${lakePaths.base}/v2025-02-19`

/** Routes with all planning ranges. */
export const rangeRoutes = [
  apiPaths.planningRanges,
  lakePaths.publicQuery('planningRanges', PUBLIC_QUERY_VERSIONS.planningRanges, {}),
]

/** Functions that send requests to a site: as an anonymous visitor, and as a member of staff. */
export function requestsTo(site: () => Program, session: () => StaffSession) {
  /** Requests a path as an anonymous visitor. */
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(site().url + path, { redirect: 'manual', ...init })
    return { status: answer.status, text: await answer.text() }
  }
  /** Sends JSON as a member of staff. */
  const send = (method: string, path: string, body: unknown) =>
    ask(path, {
      method,
      headers: { ...session().headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { ask, send }
}
