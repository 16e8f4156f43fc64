import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { onlyCurrent } from './only-current.ts'

const peer = { address: '127.0.0.1' }

/** Handlers of a site whose lake is up to date or not. */
const siteOf = (isCurrent: boolean) =>
  onlyCurrent({ early: () => true, fetch: () => new Response('content') }, () => isCurrent, {
    'cache-control': 'no-store',
  })

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
  ])('answers %s with %i', async (path, status) => {
    const request = new Request(`https://site.example${path}`)
    const response = await siteOf(false).fetch(request, peer)
    expect(response.status).toBe(status)
    expect(response.headers.has('retry-after')).toBe(status === 503)
    expect((await siteOf(true).fetch(request, peer)).status).toBe(200)
  })

  it('sends no cached page', () => {
    const request = new IncomingMessage(new Socket())
    const response = new ServerResponse(request)
    expect(siteOf(false).early(request, response)).toBe(false)
    expect(siteOf(true).early(request, response)).toBe(true)
  })
})
