import type * as z from 'zod/mini'
import type { Grant, Role, TokenAbility } from '#shared/access/abilities.ts'
import type { UserView } from '#shared/contracts/auth.ts'
import type { Access, Operation, Schema } from '#shared/contracts/operations/operation.ts'
import { respond, type Reply, type ValueOf } from './answers.ts'
import { readJson } from './read-json.ts'
import { readQuery, type Query, type ReadQuery } from './read-query.ts'

/** A program with a personal token. It is not a signed-in account, so REST operations for staff reject it. */
export interface TokenCaller {
  readonly kind: 'token'
  /** Id and name of the token. */
  readonly id: string
  readonly name: string
  readonly owner: UserView
  /** Abilities that both the token and its owner have. */
  readonly abilities: readonly TokenAbility[]
}

/** Sender of a request, determined from its bearer token. */
export type Caller =
  | { readonly kind: 'visitor' }
  | TokenCaller
  | {
      readonly kind: 'staff'
      readonly id: string
      readonly email: string
      readonly name: string
      readonly role: Role
      /** Abilities of the account in addition to the abilities of its role. */
      readonly grants?: readonly Grant[] | undefined
      readonly sessionId: string
    }

/** A signed-in account. */
export type Staff = Extract<Caller, { readonly kind: 'staff' }>

/** Fields of an account that are stored with the changes which the account makes. */
export const editorOf = ({ id, name, email, role }: Staff) => ({ id, name, email, role })

/** A request for a route, with its caller. The body has not been read. */
export interface RouteContext {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly caller: Caller
  /** Id of the request, sent in every response as `X-Request-Id`. */
  readonly requestId: string
  /** Aborted, with the error of the response, once the request was answered with 503 because its work took too long. */
  readonly deadline: AbortSignal
  /** Client address after applying TRUST_PROXY. Forged headers do not change it. */
  readonly address: string
}

/**
 * True if a request has the cookie of a staff session. Used for rate limits only, as a page of another site may have caused the request.
 */
export type HasSession = (request: Request) => Promise<boolean>

/** True if staff sent a form, with a bearer token or in a browser with a session. */
export const isFromStaff = async (
  { caller, request }: Pick<RouteContext, 'caller' | 'request'>,
  hasSession: HasSession,
): Promise<boolean> => caller.kind === 'staff' || hasSession(request)

/** One operation of the REST API. `path` has `:name` parameters and no trailing slash. Requests with a trailing slash match as well. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Required: there is no default access. */
  readonly access: Access
  /** Kind of bearer tokens that the route accepts. Default: the tokens of sessions. */
  readonly tokens?: 'personal' | 'any' | undefined
  readonly handle: Handle
}

type Handle = (context: RouteContext) => Response | Promise<Response>

/** Parameters in the paths of operations. A parameter that a path lacks is empty. */
const PARAMS = { id: '', key: '', note: '' } as const
type Params = Readonly<Record<keyof typeof PARAMS, string>>

/** A request that was validated with the contract of its operation. */
export interface Endpoint<O extends Operation> extends Omit<RouteContext, 'params'> {
  readonly params: Params
  readonly body: O extends { readonly body: infer S extends Schema } ? z.output<S> : undefined
  readonly query: O extends { readonly query: infer Q extends Query } ? ReadQuery<Q> : undefined
  /** Account of the caller. Undefined for visitors, who can call public operations only. */
  readonly staff: O['access'] extends 'public' ? Staff | undefined : Staff
}

/** Result of a handler: the value of the response, or a complete response if it is not JSON or was stored for a repeated call. */
type Result<O extends Operation> = [O] extends [{ readonly mediaType: string }]
  ? Response
  : ValueOf<O> | Reply<ValueOf<O>> | (O extends { readonly repeatable: true } ? Response : never)

type Handler<O extends Operation> = (endpoint: Endpoint<O>) => Result<O> | Promise<Result<O>>

interface EndpointOptions {
  /** Maximum size of the body, in bytes. Default: 1 MB. */
  readonly limit?: number
  /** Cache-Control of the response. Default: `private, no-store`. */
  readonly caching?: string
  /** Runs before the body is read. Throws to reject the request. */
  readonly before?: (context: RouteContext) => void | Promise<void>
}

/** Creates the route of an operation whose handler reads the request and returns the response itself. */
export function serveResponse({ method, path, access, tokens }: Operation, handle: Handle): Route {
  const pattern = path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')
  return { method, path: pattern, access, tokens, handle }
}

/**
 * Creates the route of an operation. Method, path, access, status and envelope are defined by the contract. Body and query are validated
 * with the contract before the handler runs.
 */
export function serve<O extends Operation>(operation: O, handler: Handler<O>): Route
export function serve<O extends Operation>(
  operation: O,
  options: EndpointOptions,
  handler: Handler<O>,
): Route
export function serve<O extends Operation>(
  operation: O,
  ...args: readonly [Handler<O>] | readonly [EndpointOptions, Handler<O>]
): Route {
  const [options, handler] = args.length === 1 ? [{}, args[0]] : args
  return serveResponse(operation, async (context) => {
    const { request, url, caller } = context
    await options.before?.(context)
    const body =
      operation.body === undefined ? undefined : await readJson(request, operation.body, options)
    const query = operation.query === undefined ? undefined : readQuery(url, operation.query)
    const staff = caller.kind === 'staff' ? caller : undefined
    const params = { ...PARAMS, ...context.params }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- body and query were just parsed with the contract of O, and the API admits visitors to public operations only
    const endpoint = { ...context, params, body, query, staff } as Endpoint<O>
    const result = await handler(endpoint)
    return result instanceof Response ? result : respond(operation, result, options.caching)
  })
}
