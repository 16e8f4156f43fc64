import type { WireRoute } from './router.ts'

function answer(path: string, body: unknown): WireRoute {
  return { method: 'GET', path, access: 'anyone', handle: () => Response.json(body) }
}

function taken(path: string): WireRoute {
  return { method: 'POST', path, access: 'anyone', handle: () => Response.json({}) }
}

/**
 * What the Studio asks of the hosted service about itself: telemetry, offers, help. The answers are the empty ones, so
 * that nothing is shown, nothing sent and nothing fails.
 */
export const serviceRoutes: readonly WireRoute[] = [
  {
    method: 'GET',
    path: '/ping',
    access: 'anyone',
    handle: () =>
      Response.json(
        { pong: true },
        { headers: { 'timing-allow-origin': '*', 'cache-control': 'no-store' } },
      ),
  },
  answer('/check/cors', { result: { allowed: true, withCredentials: true } }),
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
