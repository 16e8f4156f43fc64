/** Who may call a route. There is no default: a route without a declaration does not compile. */
export type Access = 'public' | 'staff' | 'admin'

/** The person or machine behind a request, established from its bearer token. */
export type Caller =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'staff'
      readonly id: string
      readonly email: string
      readonly name: string
      readonly role: 'admin' | 'editor'
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

/** A path of `apiPaths` as {@link Route.path} is written: without its trailing slash. */
export const routePath = (path: string): string => path.replace(/\/$/, '')

/** One operation of the REST API. `path` uses `:name` parameters, without a trailing slash; both forms are served. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  readonly handle: (context: RouteContext) => Response | Promise<Response>
}
