import { HttpError } from '#server/http/http-error.ts'
import { Reply } from '#server/http/answers.ts'
import { serve, serveResponse, type Route, type RouteContext } from '#server/http/route.ts'
import { accountOperations } from '#shared/contracts/operations/account-operations.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { Auth } from './auth.ts'

/** Maximum body size of a sign-in request, in bytes. */
const LOGIN = { limit: 16_384, caching: 'no-store' }

/** Validates the URL of the Studio to which the browser returns after sign-in. Removes the fragment of the URL. */
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
 * Redirect target of the Studio's sign-in button (parameters: `origin` to return to, `type`, `projectId`, `withSid`). Staff with a live
 * session are redirected back at once. Other users are first redirected to the sign-in page.
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

/** Routes for sign-in, validation, sign-out and the sign-in of the Studio. */
export function authRoutes(auth: Auth): Route[] {
  return [
    serve(accountOperations.login, LOGIN, async ({ request, address, body }) => {
      const { token, user, setCookies } = await auth.signIn(body, {
        address,
        headers: request.headers,
      })
      return new Reply({ token, user }, { cookies: setCookies })
    }),
    serve(accountOperations.validate, { caching: 'no-store' }, ({ staff }) => {
      const { id, email, name, role, grants } = staff
      return { user: { id, email, name, role, grants } }
    }),
    serve(accountOperations.logout, { caching: 'no-store' }, async ({ staff }) => {
      await auth.endSession(staff.sessionId)
      return new Reply({}, { cookies: auth.clearCookies() })
    }),
    serveResponse(accountOperations.studioSession, async (context) => studioSession(auth, context)),
  ]
}
