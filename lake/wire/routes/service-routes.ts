import { openDataset } from '#lake/wire/access.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import type { WireRoute } from '#lake/wire/router.ts'

function answer(path: string, body: unknown): WireRoute {
  return { method: 'GET', path, access: 'anyone', handle: () => Response.json(body) }
}

function taken(path: string): WireRoute {
  return { method: 'POST', path, access: 'anyone', handle: () => Response.json({}) }
}

const pong = () =>
  Response.json(
    { pong: true },
    { headers: { 'timing-allow-origin': '*', 'cache-control': 'no-store' } },
  )

/** Permissions of the requesting page, so that a Studio can explain why it is refused. */
function checkCors({ options, request }: WireContext): Response {
  const origin = request.headers.get('origin')
  const may = origin === null ? undefined : options.foreignPages?.(origin)
  return Response.json({
    result: {
      allowed: may !== 'nothing',
      withCredentials: may === undefined || may === 'credentials',
    },
  })
}

/** End of a schema exchange. */
const COMPLETE = { type: 'complete' }

/**
 * Requests of the Studio to the hosted service about itself: telemetry, offers, help. The responses are empty, so that nothing is shown,
 * nothing is sent and nothing fails.
 */
export const serviceRoutes: readonly WireRoute[] = [
  { method: 'GET', path: '/ping', access: 'anyone', handle: pong },
  {
    method: 'GET',
    path: '/data/ping/:dataset',
    access: 'reader',
    handle: (context) => {
      openDataset(context, param(context, 'dataset'), context)
      return pong()
    },
  },
  { method: 'GET', path: '/check/cors', access: 'anyone', handle: checkCors },
  // Reports that the Studio's schema is already present, so that it is not sent: the lake stores none.
  {
    method: 'POST',
    path: '/descriptors/claim',
    access: 'content.read',
    handle: () => Response.json({ synchronization: COMPLETE }),
  },
  {
    method: 'POST',
    path: '/descriptors/synchronize',
    access: 'content.read',
    handle: () => Response.json(COMPLETE),
  },
  answer('/intake/telemetry-status', { status: 'denied' }),
  taken('/intake/batch'),
  taken('/intake/*kind'),
  // `null` means "no offer"; an object would be displayed as one.
  answer('/journey/*offer', null),
  taken('/journey/*offer'),
  answer('/help', {}),
  answer('/features', []),
  answer('/access/requests/me', []),
  answer('/access/project/:project/requests', []),
  answer('/subscriptions/project/:project', null),
  answer('/media-libraries', { data: [] }),
  answer('/schedules/:project/:dataset', { schedules: [] }),
  answer('/geoip/country', { country: null }),
]
