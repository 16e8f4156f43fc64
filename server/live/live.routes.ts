import { HttpError } from '#server/http/http-error.ts'
import { serve, type Route, type Staff } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { EventTabs } from './event-tabs.ts'
import type { Listener } from './seats.ts'

const listenerOf = ({ sessionId, id: userId, name, role }: Staff): Listener => ({
  sessionId,
  userId,
  name,
  role,
})

/** Routes of the live channel over server-sent events. */
export function liveRoutes(events: EventTabs): Route[] {
  return [
    serve(staffOperations.events, ({ request, query: { tab }, staff }) => {
      if (request.method === 'HEAD') return new Response(null)
      const listener = listenerOf(staff)
      const token = request.headers.get('authorization')?.replace(/^Bearer +/i, '') ?? ''
      const opened = events.open({ listener, token, name: tab })
      if (opened !== undefined) return opened
      throw new HttpError('too_many_requests', 'Try again in a few seconds. Too many tabs listen', {
        headers: { 'Retry-After': '5' },
      })
    }),
    serve(staffOperations.sayOnEvents, ({ params, body, staff }) => {
      if (!events.hear(params.id, staff.sessionId, body)) {
        throw new HttpError('not_found', 'Open the stream again. It has ended')
      }
      return {}
    }),
  ]
}
