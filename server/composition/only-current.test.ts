import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import type { Metrics } from '../metrics/metrics.ts'
import { onlyCurrent } from './only-current.ts'

const peer = { address: '127.0.0.1' }

/** Handlers of a site. `isCurrent`: true if the lake can confirm that it has all commits. */
const siteOf = (isCurrent: boolean, watch?: Metrics['watch']) =>
  onlyCurrent({ early: () => true, fetch: () => new Response('content'), watch }, () => isCurrent, {
    'cache-control': 'no-store',
  })

/** Request and response of a new connection. */
function exchange() {
  const request = new IncomingMessage(new Socket())
  return [request, new ServerResponse(request)] as const
}

describe('a site whose lake cannot confirm that it is current', () => {
  it.each([
    ['/', 503],
    ['/blogs/a', 503],
    ['/api/blogs/', 503],
    ['/lake/images/a.webp', 503],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/assets/entry.js', 200],
  ])('responds to a request for %s with status %i', async (path, status) => {
    const request = new Request(`https://site.example${path}`)
    const response = await siteOf(false).fetch(request, peer)
    expect(response.status).toBe(status)
    expect(response.headers.has('retry-after')).toBe(status === 503)
    expect((await siteOf(true).fetch(request, peer)).status).toBe(200)
  })

  it('does not send cached pages', () => {
    expect(siteOf(false).early(...exchange())).toBe(false)
    expect(siteOf(true).early(...exchange())).toBe(true)
  })

  it('passes rejected requests to the metrics as well', () => {
    const watch = vi.fn<Metrics['watch']>()
    siteOf(false, watch).early(...exchange())
    siteOf(true, watch).early(...exchange())
    expect(watch).toHaveBeenCalledTimes(2)
  })
})
