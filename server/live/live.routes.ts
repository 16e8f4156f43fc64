import { UNKEPT } from '#lake/common/caching.ts'
import { HttpError } from '#server/http/http-error.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { EventTabs } from './event-tabs.ts'
import type { Listener } from './seats.ts'

/** Session of the caller. Routes that require one get no other caller. */
function listenerOf({ caller }: RouteContext): Listener {
  if (caller.kind !== 'staff') {
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  }
  const { sessionId, id: userId, name, role } = caller
  return { sessionId, userId, name, role }
}

/** The live channel over server-sent events. */
export function liveRoutes(events: EventTabs): Route[] {
  return [
    serve(staffOperations.events, (context) => {
      const { tab } = readQuery(context.url, staffOperations.events.query)
      const listener = listenerOf(context)
      if (context.request.method === 'HEAD') return new Response(null)
      const token = context.request.headers.get('authorization')?.replace(/^Bearer +/i, '') ?? ''
      const opened = events.open({ listener, token, name: tab })
      if (opened !== undefined) return opened
      throw new HttpError('too_many_requests', 'Try again in a few seconds. Too many tabs listen', {
        headers: { 'Retry-After': '5' },
      })
    }),
    serve(staffOperations.sayOnEvents, async (context) => {
      const said = await readJson(context.request, staffOperations.sayOnEvents.body)
      const { sessionId } = listenerOf(context)
      if (!events.hear(context.params['id'] ?? '', sessionId, said)) {
        throw new HttpError('not_found', 'Open the stream again. It has ended')
      }
      return Response.json({ success: true, data: {} }, { headers: { 'cache-control': UNKEPT } })
    }),
  ]
}
