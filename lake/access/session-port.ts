/** Parts of a request that identify the caller. */
export interface WireCredentials {
  readonly headers: Headers
  readonly url: URL
  readonly method: string
}

/** Sign-in and sign-out. The part of the server that owns the accounts implements this port. */
export interface SessionPort {
  /** Buttons of the Studio's sign-in screen. */
  providers(): readonly { readonly name: string; readonly title: string; readonly url: string }[]
  /** Redeems a one-time sign-in id. Returns undefined if the id is unknown, used or expired. */
  exchange(
    sid: string,
    request: WireCredentials,
  ): Promise<
    | {
        readonly token: string
        readonly label: string
        readonly headers?: Readonly<Record<string, string>>
      }
    | undefined
  >
  /** Ends the session of the request. Returns headers and `Set-Cookie` values for the response. */
  end(request: WireCredentials): Promise<{
    readonly headers?: Readonly<Record<string, string>>
    readonly cookies?: readonly string[]
  }>
}
