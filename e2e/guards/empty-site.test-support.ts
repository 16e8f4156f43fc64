import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import type { Program } from '../support/sites/processes.ts'
import { useSite } from '../support/sites/use-site.ts'
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

/**
 * Starts a site without content for the tests of a file, with a session of an administrator.
 * @param prepare writes documents before the first test
 */
export function useEmptySite(prepare: (session: StaffSession) => Promise<unknown>) {
  let site: Program
  let staff: StaffSession
  useSite({ SEED: 'none' }, async (started) => {
    site = started
    staff = await signInAsStaff(site.url)
    await prepare(staff)
  })
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    session: () => staff,
    /** Requests a path as an anonymous visitor. */
    ask,
    /** Sends JSON as the administrator. */
    send: (method: string, path: string, body: unknown) =>
      ask(path, {
        method,
        headers: { ...staff.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}
