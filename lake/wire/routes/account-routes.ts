import type { WireCredentials } from '#lake/access/session-port.ts'
import { z } from 'zod'

import { describeUser } from '#lake/access/lake-user.ts'

import { check, readJson } from '#lake/wire/body.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import { unauthorized, WireError } from '#lake/wire/errors.ts'
import type { WireRoute } from '#lake/wire/router.ts'
import { keyValueBody } from '#lake/wire/schemas.ts'
import { machineOf } from '#lake/wire/machine.ts'
import type { WireCaller, WirePerson } from '#lake/wire/callers.ts'

const MAX_SETTINGS_BYTES = 1024 * 1024

function known(context: WireContext): WireCaller {
  if (context.caller === undefined) throw unauthorized(context.request.headers.has('authorization'))
  return context.caller
}

function credentials({ request, url }: WireContext): WireCredentials {
  return { headers: request.headers, url, method: request.method }
}

function currentUser(context: WireContext): Response {
  return Response.json(describeUser(known(context)), { headers: { 'cache-control': 'no-store' } })
}

async function users(context: WireContext): Promise<Response> {
  const ids = param(context, 'ids')
    .split(',')
    // No user has an id with the character NUL, which PostgreSQL rejects in a query.
    .filter((id) => id !== '' && !id.includes('\0'))
  if (ids.length === 0 || ids.length > 500) throw new WireError(400, 'User ids are required')
  const own = known(context)
  const people = new Map<string, WirePerson>([[own.id, own]])
  for (const person of await context.accounts.people(ids)) people.set(person.id, person)
  for (const person of await context.options.users.byIds(ids)) people.set(person.id, person)
  const found = ids.flatMap((id) => {
    const machine = machineOf(id)
    const known = people.get(id) ?? machine
    if (known === undefined) return []
    const { name: displayName, email } = known
    return [
      {
        id,
        displayName,
        email,
        imageUrl: null,
        provider: machine === undefined ? 'staff' : 'token',
      },
    ]
  })
  if (ids.length > 1) return Response.json(found)
  if (found[0] === undefined) throw new WireError(404, 'User not found')
  return Response.json(found[0])
}

/** Routes for users, their settings, sign-in and sign-out. */
export const accountRoutes: readonly WireRoute[] = [
  { method: 'GET', path: '/users/me', access: 'content.read', handle: currentUser },
  {
    method: 'GET',
    path: '/users/me/keyvalue/*keys',
    access: 'content.read',
    handle: async (context) =>
      Response.json(
        await context.accounts.readValues(
          known(context).id,
          param(context, 'keys').split(',').slice(0, 500),
        ),
        { headers: { 'cache-control': 'no-store' } },
      ),
  },
  {
    method: 'PUT',
    path: '/users/me/keyvalue',
    access: 'content.read',
    async handle(context) {
      const values = await readJson(context.request, keyValueBody, MAX_SETTINGS_BYTES)
      await context.accounts.writeValues(known(context).id, values)
      return Response.json(values)
    },
  },
  { method: 'GET', path: '/users/:ids', access: 'content.read', handle: users },
  {
    method: 'GET',
    path: '/auth/providers',
    access: 'anyone',
    handle: ({ options }) => Response.json({ providers: options.session?.providers() ?? [] }),
  },
  {
    method: 'GET',
    path: '/auth/fetch',
    access: 'anyone',
    async handle(context) {
      const sid = check(z.string().min(20).max(512), context.url.searchParams.get('sid'))
      const granted = await context.options.session?.exchange(sid, credentials(context))
      if (granted === undefined) throw unauthorized(false)
      return Response.json(
        { token: granted.token, label: granted.label },
        { headers: { 'cache-control': 'no-store', ...granted.headers } },
      )
    },
  },
  {
    method: 'GET',
    path: '/auth/id',
    access: 'content.read',
    handle: (context) => Response.json({ id: known(context).id }),
  },
  {
    // The Studio signs out twice, with its token and with its cookie. The second request has no session any more, and must not fail.
    method: 'POST',
    path: '/auth/logout',
    access: 'anyone',
    async handle(context) {
      const ended = await context.options.session?.end(credentials(context))
      const sessionId = context.caller?.sessionId
      if (sessionId !== undefined) context.streams.endSession(sessionId)
      const headers = new Headers(ended?.headers)
      for (const cookie of ended?.cookies ?? []) headers.append('set-cookie', cookie)
      return Response.json({}, { headers })
    },
  },
]
