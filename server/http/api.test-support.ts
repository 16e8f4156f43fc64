import { z } from 'zod'
import { ROLE_NAMES } from '#shared/access/abilities.ts'
import type { ApiOptions } from './api.ts'
import { createApi } from './api.ts'
import { HttpError } from './http-error.ts'
import { site } from '#shared/company/site.ts'
import type { LogEntry } from './logging.ts'
import { createLogger } from './logging.ts'
import { readJson } from './read-json.ts'
import type { Caller, Route } from './route.ts'

const callers = new Map<string, Caller>(
  ROLE_NAMES.map((role) => [
    role,
    { kind: 'staff', id: role, email: `${role}@example.com`, name: role, role, sessionId: 's' },
  ]),
)

const note = z.object({ title: z.string().min(1).max(50), tags: z.array(z.string()).optional() })

/** Routes of every access level, and some that fail. */
export const routes: readonly Route[] = [
  { method: 'GET', path: '/api/notes', access: 'public', handle: () => Response.json({ all: 1 }) },
  {
    method: 'POST',
    path: '/api/notes',
    access: 'content.write',
    handle: async ({ request }) => {
      const data = await readJson(request, note)
      return Response.json({ success: true, data, guarded: 'created' }, { status: 201 })
    },
  },
  {
    method: 'GET',
    path: '/api/notes/:id',
    access: 'public',
    handle: ({ params, caller }) =>
      params['id'] === 'missing'
        ? Promise.reject(new HttpError('not_found', 'Note not found'))
        : Response.json({ params, caller: caller.kind }),
  },
  {
    method: 'GET',
    path: '/api/notes/latest',
    access: 'signed-in',
    handle: () => Response.json({ guarded: 'latest' }),
  },
  {
    method: 'DELETE',
    path: '/api/notes/:id',
    access: 'system.manage',
    handle: () => Response.json({ guarded: 'deleted' }),
  },
  {
    method: 'GET',
    path: '/api/broken/:how',
    access: 'public',
    handle: ({ params }) => {
      if (params['how'] === 'slow') return new Promise<Response>(() => {})
      if (params['how'] === 'full') throw new HttpError('insufficient_storage', 'disk /dev/sda1')
      if (params['how'] === 'busy')
        throw new HttpError('too_many_requests', `Write to ${site.contactEmail}`)
      if (params['how'] === 'odd') return Promise.reject(new HttpError('bad_request', 'odd'))
      throw new Error('the password of the database is hunter2')
    },
  },
]

/** Creates an API over {@link routes} with its log. `call` sends a request as a visitor unless `as` names a token. */
export function setUp(options: Partial<ApiOptions> = {}) {
  const logged: LogEntry[] = []
  const api = createApi({
    routes,
    authenticate: async (request) => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '')
      return token === undefined
        ? { kind: 'visitor' }
        : (callers.get(token) ?? { kind: 'rejected' })
    },
    log: createLogger({ level: 'silent', sinks: [(entry) => logged.push(entry)] }),
    https: false,
    trustProxy: { kind: 'none' },
    rateLimit: 'off',
    ...options,
  })
  const call = async (
    method: string,
    path: string,
    init: { readonly as?: string; readonly headers?: Record<string, string>; body?: string } = {},
    address = '192.0.2.1',
  ) => {
    const headers = new Headers(init.headers)
    if (init.as !== undefined) headers.set('authorization', `Bearer ${init.as}`)
    const body = init.body ?? null
    if (body !== null && !headers.has('content-type')) {
      headers.set('content-type', 'application/json')
    }
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body })
    const response = await api.fetch(request, { address })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text === '' ? undefined : JSON.parse(text),
    }
  }
  return { api, call, logged }
}
