import type { Grant, Role } from '#shared/access/abilities.ts'
import type { Access, Operation } from '#shared/contracts/operations/operation.ts'

/** The person or machine behind a request, established from its bearer token. */
export type Caller =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'staff'
      readonly id: string
      readonly email: string
      readonly name: string
      readonly role: Role
      /** Abilities of the account besides those of its role. */
      readonly grants?: readonly Grant[] | undefined
      readonly sessionId: string
    }

/** What a handler gets: a parsed request and who sent it. Bodies are read by the handler through `readJson`. */
export interface RouteContext {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly caller: Caller
  /** Set on every answer as `X-Request-Id`. */
  readonly requestId: string
  /** The peer's address, after TRUST_PROXY has been applied; forged headers never change it. */
  readonly address: string
}

/** True if a request carries the cookie of a staff session. Only for limits: it proves nothing about who meant the request. */
export type HasSession = (request: Request) => Promise<boolean>

/** True if staff sent a form, by their bearer token or in a browser with a session. */
export const isFromStaff = async (
  { caller, request }: Pick<RouteContext, 'caller' | 'request'>,
  hasSession: HasSession,
): Promise<boolean> => caller.kind === 'staff' || hasSession(request)

/** One operation of the REST API. `path` uses `:name` parameters, without a trailing slash; both forms are served. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** There is no default: a route without a declaration does not compile. */
  readonly access: Access
  readonly handle: Handle
}

type Handle = (context: RouteContext) => Response | Promise<Response>

/** The route of an operation: method, path and who may call are what its description says. */
export function serve({ method, path, access }: Operation, handle: Handle): Route {
  const pattern = path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')
  return { method, path: pattern, access, handle }
}
