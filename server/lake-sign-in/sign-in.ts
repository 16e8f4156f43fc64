import { z } from 'zod'
import { adminHeaders } from '#server/http/encoding/headers.ts'
import { HttpError } from '#server/http/http-error.ts'
import { readBody } from '#server/http/read-json.ts'
import { createPageFiles } from './page-files.ts'
import { refusalPage, signInPage, type Way } from './page.ts'
import { returnAddress, type SignInPlace } from './return-address.ts'

/** Path of the sign-in page, to which Studios lead. */
export const SIGN_IN_PATH = '/auth/login'

/** Where a try comes from. */
export interface TryOrigin {
  /** The client's, as told by those proxies that are trusted. */
  readonly address: string
  readonly headers: Headers
}

/** A way in that was granted. */
export interface Entry {
  /** Good once and for a minute: the Studio exchanges it for a token. */
  readonly sid: string
  readonly setCookies: readonly string[]
}

/** Who knows people and tokens. What refuses throws an HttpError. */
export interface SignInPort {
  /** A code for a browser that has signed in here already; undefined when it has not. */
  again(headers: Headers): Promise<string | undefined>
  withPassword(
    input: { readonly email: string; readonly password: string },
    from: TryOrigin,
  ): Promise<Entry>
  withToken(token: string, from: TryOrigin): Promise<Entry>
}

export interface SignInOptions extends SignInPlace {
  readonly people: SignInPort
  /** Whether an origin is one under which this lake itself is reached. */
  readonly isOwnOrigin: (origin: string) => boolean
  /** Told of what is the lake's own fault. */
  readonly onFault: (error: unknown) => void
}

/** A form of email and password or of a token weighs far less. */
const LIMIT = 16 * 1024

const form = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('account'),
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(1024),
  }),
  z.object({ way: z.literal('token'), token: z.string().trim().min(1).max(4096) }),
])
const whichWay = z.object({
  way: z.enum(['account', 'token']),
  email: z.string().max(254).optional(),
})

const INCOMPLETE = {
  account: 'Fill in email and password and try again.',
  token: 'Fill in the token and try again.',
} as const

const WRONG = {
  account: 'Check the email and the password and try again. They don’t belong together.',
  token: 'Check the token and try again. This lake has none like it, or it was revoked.',
} as const

/** What to do about a refused try. */
function sentenceFor(error: HttpError, way: Way): string {
  if (error.code === 'authentication_required') return WRONG[way]
  if (error.code === 'too_many_requests') {
    const minutes = Math.ceil(Number(error.headers['Retry-After'] ?? 60) / 60)
    return `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again. There were too many tries from here.`
  }
  if (error.status >= 500) return 'Try again in a moment. The lake could not look this up.'
  return `${error.message}.`
}

/** The sign-in page of a lake that runs alone, for Studios of other origins. Undefined for addresses that are not its own. */
export function createSignIn(options: SignInOptions) {
  const { people } = options
  const files = createPageFiles()

  const answer = (status: number, body: string, studio?: URL, more: HeadersInit = {}) => {
    const headers = new Headers(
      adminHeaders({
        // What is said of https would hold for everything else on the name, which may be localhost.
        https: false,
        // After the form the browser is led to the Studio, which Chromium counts as a part of the same act.
        ...(studio === undefined ? {} : { sources: { 'form-action': [studio.origin] } }),
      }),
    )
    headers.set('content-type', 'text/html; charset=utf-8')
    for (const [name, value] of new Headers(more)) headers.set(name, value)
    return new Response(body, { status, headers })
  }

  const lead = (studio: URL, { sid, setCookies }: Entry) => {
    const target = new URL(studio)
    target.hash = `sid=${sid}`
    const response = answer(303, '', studio, { location: target.href })
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
    return response
  }

  /** Only the page itself may send its form: else another site could sign somebody in as somebody else. */
  const isOwnForm = ({ headers }: Request) => {
    const site = headers.get('sec-fetch-site')
    const origin = headers.get('origin')
    return (
      origin !== null && options.isOwnOrigin(origin) && (site ?? 'same-origin') === 'same-origin'
    )
  }

  const enter = async (values: unknown, from: TryOrigin): Promise<Entry> => {
    const input = form.safeParse(values)
    if (!input.success) throw new HttpError('validation_failed', 'Validation failed')
    return input.data.way === 'token'
      ? people.withToken(input.data.token, from)
      : people.withPassword(input.data, from)
  }

  const submit = async (request: Request, address: string, studio: URL) => {
    if (!isOwnForm(request)) {
      return answer(
        403,
        await refusalPage(
          'Open your Studio and sign in from there. This form came from another page.',
        ),
      )
    }
    const body = new TextDecoder().decode(await readBody(request, LIMIT))
    const values = Object.fromEntries(new URLSearchParams(body))
    try {
      return lead(studio, await enter(values, { address, headers: request.headers }))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { way, email = '' } = whichWay.safeParse(values).data ?? { way: 'account' }
      const what = error.code === 'validation_failed' ? INCOMPLETE[way] : sentenceFor(error, way)
      const state = { projectId: options.projectId, studio, email, problem: { way, what } }
      const after = error.headers['Retry-After']
      const more = after === undefined ? {} : { 'retry-after': after }
      return answer(error.status, await signInPage(state), studio, more)
    }
  }

  const show = async (request: Request, studio: URL) => {
    const sid = await people.again(request.headers)
    if (sid !== undefined) return lead(studio, { sid, setCookies: [] })
    return answer(200, await signInPage({ projectId: options.projectId, studio }), studio)
  }

  const serve = async (request: Request, url: URL, address: string): Promise<Response> => {
    const back = returnAddress(url.searchParams, options)
    if (back.kind === 'refused') return answer(400, await refusalPage(back.what))
    if (request.method === 'POST') return submit(request, address, back.url)
    if (request.method === 'GET' || request.method === 'HEAD') return show(request, back.url)
    return answer(405, '', undefined, { allow: 'GET, HEAD, POST' })
  }

  /** @param address the client's, as told by those proxies that are trusted */
  return (request: Request, address: string): Promise<Response> | undefined => {
    const url = new URL(request.url)
    const file = request.method === 'GET' ? files(url.pathname) : undefined
    if (file !== undefined) return Promise.resolve(file)
    if (url.pathname !== SIGN_IN_PATH) return undefined
    return serve(request, url, address).catch(async (error: unknown) => {
      if (error instanceof HttpError && error.status < 500) {
        return answer(
          error.status,
          await refusalPage(`Open your Studio and try again. ${error.message}.`),
        )
      }
      options.onFault(error)
      return answer(500, await refusalPage('Try again in a moment. The lake met an error.'))
    })
  }
}
