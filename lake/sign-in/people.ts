import type { SessionPort, WireCredentials } from '#lake/access/session-port.ts'
import type { LakeLog } from '#lake/common/log.ts'
import type { WireCaller, WirePerson } from '#lake/wire/callers.ts'

/** Path of the sign-in page, to which the buttons of Studios link. */
export const SIGN_IN_PATH = '/auth/login'

/** Client of an attempt to sign in. */
export interface TryOrigin {
  /** Address of the client, as reported by trusted proxies. */
  readonly address: string
  readonly headers: Headers
}

/** A successful sign-in. */
export interface Entry {
  /** Code that the Studio exchanges for a token: valid once, for a minute. */
  readonly sid: string
  readonly setCookies: readonly string[]
}

/** Checks credentials for the sign-in page. Each method throws RefusedSignIn. */
export interface SignInPort {
  /** Code for a browser with a valid session cookie, or undefined. */
  again(headers: Headers): Promise<string | undefined>
  /** Undefined in a lake without accounts: the page then offers tokens only. */
  readonly withPassword?: (
    input: { readonly email: string; readonly password: string },
    from: TryOrigin,
  ) => Promise<Entry>
  withToken(token: string, from: TryOrigin): Promise<Entry>
}

/** Users of a standalone lake. */
export interface LakePeople {
  /** User of a session, or owner of a token that has signed in. */
  readonly caller: (request: WireCredentials) => Promise<WireCaller | undefined>
  readonly byIds: (ids: readonly string[]) => Promise<readonly WirePerson[]>
  readonly sessions: SessionPort
  readonly signIn: SignInPort
  /** Subscribes to ended sessions. Each session is reported once. */
  readonly onSessionEnd: (listener: (sessionId: string) => void) => void
  readonly close: () => Promise<void>
}

export interface LakePeopleOptions {
  /** Folder of the lake. */
  readonly directory: string
  /** Scheme, host and port of the lake. */
  readonly origin: () => string
  /** Label of the button that leads from a Studio to the sign-in page. */
  readonly title: () => string
  /** Owner of a token of the lake, or undefined for a text that is not such a token. */
  readonly callerOfToken: (token: string) => WireCaller | undefined
  readonly log: LakeLog
}
