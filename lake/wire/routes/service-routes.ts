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

/** Returns the CORS permissions of the requesting page, with which a Studio explains why its requests are refused. */
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

/** Message that tells the Studio that its schema need not be sent. */
const COMPLETE = { type: 'complete' }

/**
 * Routes for requests of the Studio to Sanity's hosted service: telemetry, offers, help. The responses are empty, so that the Studio shows
 * nothing and reports no errors.
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
  // The lake does not store schemas. This response says that the schema is already present, so that the Studio does not send it.
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
  // `null` means no offer. The Studio would display any object as an offer.
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
