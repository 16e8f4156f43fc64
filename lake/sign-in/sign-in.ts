import { z } from 'zod'
import { createPageFiles } from './page-files.ts'
import { pageHeaders } from './page-headers.ts'
import { refusalPage, signInPage, type PageHelp, type Way } from './page.ts'
import { type Entry, SIGN_IN_PATH, type SignInPort, type TryOrigin } from './people.ts'
import { readForm } from './read-form.ts'
import { RefusedSignIn } from './refused-sign-in.ts'
import { returnAddress, type SignInPlace } from './return-address.ts'

export interface SignInOptions extends SignInPlace {
  readonly people: SignInPort
  readonly help: PageHelp
  /** True for an origin of the lake itself. */
  readonly isOwnOrigin: (origin: string) => boolean
  /** Called with each internal error of the lake, to which the page responds with 500. */
  readonly onFault: (error: unknown) => void
}

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

/** Returns the sentence that the page shows for a refused sign-in. */
function sentenceFor(error: RefusedSignIn, way: Way): string {
  if (error.reason === 'incomplete') return INCOMPLETE[way]
  if (error.reason === 'wrong') return WRONG[way]
  if (error.reason === 'too-many') {
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60)
    return `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again. There were too many tries from here.`
  }
  if (error.status >= 500) return 'Try again in a moment. The lake could not look this up.'
  return `${error.message}.`
}

/**
 * Creates the handler of the sign-in page of a standalone lake, for Studios of other origins. The handler returns undefined for other
 * paths.
 */
export function createSignIn(options: SignInOptions) {
  const { people, help, projectId } = options
  const { withPassword } = people
  const accounts = withPassword !== undefined
  const place = { projectId, accounts, help }
  const files = createPageFiles()

  const answer = (status: number, body: string, studio?: URL, more: HeadersInit = {}) => {
    const headers = pageHeaders(studio)
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

  /** True if the sign-in page itself sent the form. If other sites could send it, they could sign a user in to an attacker's account. */
  const isOwnForm = ({ headers }: Request) => {
    const site = headers.get('sec-fetch-site')
    const origin = headers.get('origin')
    return (
      origin !== null && options.isOwnOrigin(origin) && (site ?? 'same-origin') === 'same-origin'
    )
  }

  const enter = async (values: unknown, from: TryOrigin): Promise<Entry> => {
    const input = form.safeParse(values)
    if (!input.success) throw new RefusedSignIn('incomplete', 'Fill in the form')
    if (input.data.way === 'token') return people.withToken(input.data.token, from)
    if (withPassword === undefined) throw new RefusedSignIn('incomplete', 'Fill in the token')
    return withPassword(input.data, from)
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
    const values = await readForm(request)
    try {
      return lead(studio, await enter(values, { address, headers: request.headers }))
    } catch (error) {
      if (!(error instanceof RefusedSignIn)) throw error
      const sent = whichWay.safeParse(values).data
      const way = accounts ? (sent?.way ?? 'account') : 'token'
      const state = {
        ...place,
        studio,
        email: sent?.email ?? '',
        problem: { way, what: sentenceFor(error, way) },
      }
      const { retryAfter } = error
      const more = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
      return answer(error.status, await signInPage(state), studio, more)
    }
  }

  const show = async (request: Request, studio: URL) => {
    const sid = await people.again(request.headers)
    if (sid !== undefined) return lead(studio, { sid, setCookies: [] })
    return answer(200, await signInPage({ ...place, studio }), studio)
  }

  const serve = async (request: Request, url: URL, address: string): Promise<Response> => {
    const back = returnAddress(url.searchParams, options)
    if (back.kind === 'refused') return answer(400, await refusalPage(back.what))
    if (request.method === 'POST') return submit(request, address, back.url)
    if (request.method === 'GET' || request.method === 'HEAD') return show(request, back.url)
    return answer(405, '', undefined, { allow: 'GET, HEAD, POST' })
  }

  /** @param address address of the client, as reported by trusted proxies */
  return (request: Request, address: string): Promise<Response> | undefined => {
    const url = new URL(request.url)
    const file = request.method === 'GET' ? files(url.pathname) : undefined
    if (file !== undefined) return Promise.resolve(file)
    if (url.pathname !== SIGN_IN_PATH) return undefined
    return serve(request, url, address).catch(async (error: unknown) => {
      if (error instanceof RefusedSignIn && error.status < 500) {
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
