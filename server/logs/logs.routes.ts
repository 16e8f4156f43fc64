import { MINUTE } from '#shared/time/units.ts'
import { serve, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { LogEntry } from '#server/http/logging.ts'
import type { LoggedObject } from '#shared/contracts/staff.ts'
import { objectOf, type LogRing } from './log-ring.ts'

/** Default number of entries in a response. */
const USUAL = 200

/** Returns the paths of the staff pages of objects that still exist, by {@link objectKey}. */
export type FindLinks = (objects: readonly LoggedObject[]) => Promise<ReadonlyMap<string, string>>

/** Key of an object: its type and id. */
export const objectKey = ({ kind, id }: Pick<LoggedObject, 'kind' | 'id'>): string =>
  `${kind} ${id}`

async function withLinks(entries: readonly LogEntry[], find: FindLinks) {
  const found = entries.map((entry) => ({ entry, object: objectOf(entry) }))
  const objects = new Map(
    found.flatMap(({ object }) => (object === undefined ? [] : [[objectKey(object), object]])),
  )
  const links = objects.size === 0 ? new Map<string, string>() : await find([...objects.values()])
  return found.map(({ entry, object }) => {
    const link = object && links.get(objectKey(object))
    return link === undefined ? entry : { ...entry, link }
  })
}

/** Route that lists the latest log entries, newest first. Entries contain addresses of visitors. */
export function logRoutes(ring: LogRing, findLinks: FindLinks): Route[] {
  return [
    serve(staffOperations.logs, ({ query }) => {
      const { minutes, bypass, limit = USUAL, ...asked } = query
      const entries = ring.entries({
        ...asked,
        limit,
        bypass: bypass === 'true',
        from: minutes === undefined ? undefined : Date.now() - minutes * MINUTE,
      })
      return withLinks(entries, findLinks)
    }),
  ]
}
