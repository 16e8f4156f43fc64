import type { SessionPort, WireCredentials } from '#lake/access/session-port.ts'
import { describeUser } from '#lake/access/lake-user.ts'
import { unauthorized } from './refusals.ts'
import type { GatewayCaller } from './ports.ts'

const json = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } })

async function signIn(credentials: WireCredentials, sessions: SessionPort): Promise<Response> {
  const sid = credentials.url.searchParams.get('sid') ?? ''
  const granted =
    sid.length < 20 || sid.length > 512 ? undefined : await sessions.exchange(sid, credentials)
  if (granted === undefined) return unauthorized(false)
  return json({ token: granted.token, label: granted.label }, granted.headers)
}

async function signOut(credentials: WireCredentials, sessions: SessionPort): Promise<Response> {
  const ended = await sessions.end(credentials)
  const response = json({}, ended.headers)
  for (const cookie of ended.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

/**
 * Responds to a Studio's requests for identity, sign-in and sign-out, for a lake that does not know the site's accounts. Returns undefined
 * for every other path. `path` is the path after the API version.
 */
export async function answerIdentity(
  path: string,
  credentials: WireCredentials,
  caller: GatewayCaller | undefined,
  sessions: SessionPort,
): Promise<Response | undefined> {
  const { method, headers } = credentials
  const nobody = () => unauthorized(headers.has('authorization') || headers.has('cookie'))
  switch (`${method === 'HEAD' ? 'GET' : method} ${path}`) {
    case 'GET ping':
      return json({ pong: true })
    case 'GET users/me':
      return caller === undefined ? nobody() : json(describeUser(caller))
    case 'GET auth/id':
      return caller === undefined ? nobody() : json({ id: caller.id })
    case 'GET auth/providers':
      return json({ providers: sessions.providers() })
    case 'GET auth/fetch':
      return signIn(credentials, sessions)
    case 'POST auth/logout':
      return signOut(credentials, sessions)
    default:
      return undefined
  }
}
