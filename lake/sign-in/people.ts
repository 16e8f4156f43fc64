import type { SessionPort, WireCredentials } from '#lake/access/session-port.ts'
import type { LakeLog } from '#lake/common/log.ts'
import type { WireCaller, WirePerson } from '#lake/wire/callers.ts'

/** Path of the sign-in page. Studios link to it from their sign-in buttons. */
export const SIGN_IN_PATH = '/auth/login'

/** Client that tries to sign in. */
export interface TryOrigin {
  /** Address of the client, as reported by trusted proxies. */
  readonly address: string
  readonly headers: Headers
}

/** Result of a successful sign-in. */
export interface Entry {
  /** Code that the Studio exchanges for a token. It is valid once, for one minute. */
  readonly sid: string
  readonly setCookies: readonly string[]
}

/** Checks credentials for the sign-in page. Each method throws RefusedSignIn if it refuses them. */
export interface SignInPort {
  /** Returns a code for a browser that is already signed in by its session cookie, or undefined. */
  again(headers: Headers): Promise<string | undefined>
  /** Sign-in with an account. Undefined in a lake without accounts: the page then offers only tokens. */
  readonly withPassword?: (
    input: { readonly email: string; readonly password: string },
    from: TryOrigin,
  ) => Promise<Entry>
  withToken(token: string, from: TryOrigin): Promise<Entry>
}

/** Users of a standalone lake. */
export interface LakePeople {
  /** Returns the user of a session, or the owner of a token with which a browser has signed in. */
  readonly caller: (request: WireCredentials) => Promise<WireCaller | undefined>
  readonly byIds: (ids: readonly string[]) => Promise<readonly WirePerson[]>
  readonly sessions: SessionPort
  readonly signIn: SignInPort
  /** Registers a listener for ended sessions. Each session is reported once. */
  readonly onSessionEnd: (listener: (sessionId: string) => void) => void
  readonly close: () => Promise<void>
}

export interface LakePeopleOptions {
  /** Folder of the lake's data. */
  readonly directory: string
  /** Public scheme, host and port of the lake. */
  readonly origin: () => string
  /** Label of the button in a Studio that opens the sign-in page. */
  readonly title: () => string
  /** Returns the owner of a token of the lake, or undefined for any other text. */
  readonly callerOfToken: (token: string) => Promise<WireCaller | undefined>
  readonly log: LakeLog
}
