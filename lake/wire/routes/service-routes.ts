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

/** What the page that asks may do, so that a Studio can say why it is kept out. */
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

/** The end of an exchange of schemas. */
const COMPLETE = { type: 'complete' }

/**
 * What the Studio asks of the hosted service about itself: telemetry, offers, help. The answers are the empty ones, so
 * that nothing is shown, nothing sent and nothing fails.
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
  // A Studio that would send its schema is told that it is here already: the lake keeps none.
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
  // `null` is "no offer"; a body that is an object would be drawn as one.
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
