import * as z from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import { routePath, type Route } from '#server/http/route.ts'
import { apiPaths } from '#shared/paths.ts'
import { LOG_RING_SIZE, type LogRing } from './log-ring.ts'

const query = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']).optional(),
  category: z.enum(['api', 'cache', 'webhook', 'database', 'security']).optional(),
  limit: z.coerce.number().int().min(1).max(LOG_RING_SIZE).default(200),
})

/** The latest entries of the log, newest first. For administrators: they hold addresses. */
export function logRoutes(ring: LogRing): Route[] {
  return [
    {
      method: 'GET',
      path: routePath(apiPaths.logs()),
      access: 'admin',
      handle: ({ url }) => {
        const parsed = query.safeParse(Object.fromEntries(url.searchParams))
        if (!parsed.success) {
          const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
          throw new HttpError('validation_failed', 'Validation failed', {
            fields: Object.fromEntries(fields),
          })
        }
        const { level, category, limit } = parsed.data
        const data = ring.entries({
          limit,
          ...(level !== undefined && { level }),
          ...(category !== undefined && { category }),
        })
        return Response.json(
          { success: true, data },
          { headers: { 'cache-control': 'private, no-store' } },
        )
      },
    },
  ]
}
