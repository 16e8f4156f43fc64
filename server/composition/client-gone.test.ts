import { once } from 'node:events'
import { request as send } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setUp } from '../http/api.test-support.ts'
import { listen } from '#lake/common/listen.ts'

/** Starts a server whose session check resolves only after the client has disconnected. */
async function openSlowApi() {
  const handled = vi.fn<() => Response>(() => Response.json({ done: true }))
  const arrived = Promise.withResolvers<void>()
  const { api, logged } = setUp({
    routes: (['GET', 'POST'] as const).map((method) => ({
      method,
      path: '/api/slow',
      access: 'public' as const,
      handle: handled,
    })),
    authenticate: async ({ signal }) => {
      const gone = once(signal, 'abort')
      arrived.resolve()
      await gone
      return { kind: 'visitor' }
    },
  })
  const answered = Promise.withResolvers<number>()
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: {
      early: () => false,
      upgrade: () => false,
      fetch: async (request, peer) => {
        const response = await api.fetch(request, peer)
        answered.resolve(response.status)
        return response
      },
    },
  })
  onTestFinished(() => server.close(0))
  return {
    handled,
    logged,
    /** Sends a request and closes its connection before the response. Resolves with the status that the server would have sent. */
    sendAndLeave: async (method: 'GET' | 'POST') => {
      const request = send({ port: server.port, path: '/api/slow/', method })
      request.on('error', () => undefined)
      request.end()
      await arrived.promise
      request.destroy()
      return answered.promise
    },
  }
}

describe('a request whose client has disconnected', () => {
  it('a read whose client has disconnected does not run its handler and logs no error', async () => {
    const { handled, logged, sendAndLeave } = await openSlowApi()
    expect(await sendAndLeave('GET')).toBe(499)
    expect(handled).not.toHaveBeenCalled()
    expect(logged).toEqual([])
  })

  it('a write whose client has disconnected is completed', async () => {
    const { handled, sendAndLeave } = await openSlowApi()
    expect(await sendAndLeave('POST')).toBe(200)
    expect(handled).toHaveBeenCalledTimes(1)
  })
})
