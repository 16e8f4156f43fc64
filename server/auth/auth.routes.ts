import { HttpError } from '#server/http/http-error.ts'
import { readJson } from '#server/http/read-json.ts'
import { serve, type Caller, type Route, type RouteContext } from '#server/http/route.ts'
import { accountOperations } from '#shared/contracts/operations/account-operations.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { Auth } from './auth.ts'

function success(data: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json({ success: true, data }, { headers })
}

function staff(caller: Caller) {
  // The guard of the route has let nobody else through.
  if (caller.kind === 'visitor')
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  return caller
}

/** The Studio's own address to which a sign-in may return; the fragment is dropped. */
function studioAddress(text: string | null, origin: string): URL {
  const url = URL.parse(text ?? '')
  const inStudio =
    url !== null &&
    url.origin === origin &&
    url.username === '' &&
    url.password === '' &&
    (url.pathname === paths.studio || url.pathname.startsWith(`${paths.studio}/`))
  if (!inStudio) {
    throw new HttpError('bad_request', 'Request validation failed: origin is not the Studio', {
      fields: { origin: 'Must be an address of the Studio on this site' },
    })
  }
  url.hash = ''
  return url
}

const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location } })

/**
 * Where the Studio's sign-in button leads (its parameters: `origin` to return to, `type`, `projectId`, `withSid`).
 * Staff with a live session go straight back, others by way of the sign-in page.
 */
async function studioSession(auth: Auth, { request, url }: RouteContext): Promise<Response> {
  const target = studioAddress(url.searchParams.get('origin'), auth.origin())
  const session = await auth.fromCookie(request)
  if (session === undefined) {
    const next = `${staffApiPaths.studioSession}${url.search}`
    return redirect(`${paths.admin}?${new URLSearchParams({ next }).toString()}`)
  }
  if (url.searchParams.get('withSid') === 'true') {
    target.hash = `sid=${await auth.createSid(session)}`
  }
  return redirect(target.href)
}

/** Sign-in, validation, sign-out and the Studio's way in. */
export function authRoutes(auth: Auth): Route[] {
  return [
    serve(accountOperations.login, async ({ request, address }) => {
      const input = await readJson(request, accountOperations.login.body, { limit: 16_384 })
      const { token, user, setCookies } = await auth.signIn(input, {
        address,
        headers: request.headers,
      })
      return success({ token, user }, setCookies)
    }),
    serve(accountOperations.validate, ({ caller }) => {
      const { id, email, name, role, grants } = staff(caller)
      return success({ user: { id, email, name, role, grants } })
    }),
    serve(accountOperations.logout, async ({ caller }) => {
      await auth.endSession(staff(caller).sessionId)
      return success({}, auth.clearCookies())
    }),
    serve(accountOperations.studioSession, async (context) => studioSession(auth, context)),
  ]
}
