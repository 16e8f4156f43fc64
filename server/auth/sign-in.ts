import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { LoginInput } from '#shared/contracts/auth.ts'
import { cookieValues } from '#lake/common/cookie-values.ts'
import { xsrfOf, type SessionCookies } from './cookies.ts'
import { DEVICE_LIFE, type KnownDevices } from './known-devices.ts'
import type { Passwords } from './passwords.ts'
import { sessionPlace } from './session-place.ts'
import type { SessionLife } from './live-sessions.ts'
import type { Sessions } from './sessions.ts'
import type { SignInThrottle, Trier } from './throttle.ts'
import { tooMany } from './too-many-tries.ts'
import { normaliseEmail, type Users } from './users.ts'
import { toUserView } from './user-view.ts'
import type { WaitingRoom } from './login-queue.ts'

/** Client of a sign-in attempt. */
export interface SignInOrigin {
  /** Client address, taken from forwarding headers only if a trusted proxy sent them. */
  readonly address: string
  readonly headers: Headers
}

export interface SignInParts {
  readonly users: Users
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly throttle: SignInThrottle
  readonly devices: KnownDevices
  readonly room: WaitingRoom
  readonly cookies: () => SessionCookies
  readonly life: SessionLife
  /** Called after each successful sign-in. */
  readonly signedIn: (userId: string, address: string) => Promise<void>
  readonly log: Log
}

/** Sign-in with email address and password. */
export function createSignIn(parts: SignInParts) {
  const { users, passwords, sessions, throttle, devices, room, cookies, life, signedIn, log } =
    parts

  /**
   * Verifies the password of an attempt that the throttle has counted.
   * @throws HttpError `authentication_required` if the password is wrong
   */
  const signInAs = async (
    trier: Trier,
    email: string,
    input: LoginInput,
    { address, headers }: SignInOrigin,
  ) => {
    const user = await users.findByEmail(email)
    const matches = await passwords.verify(user?.password_hash, input.password)
    if (user === undefined || !matches || user.disabled !== 0) {
      log.warn('security', 'Sign-in failed', { address })
      throw new HttpError(
        'authentication_required',
        'Check the email address and the password. Authentication failed',
      )
    }
    await throttle.forgive(trier)
    const view = toUserView(user)
    if (view === undefined) {
      log.warn('security', 'Sign-in refused: this version does not know the role of the account', {
        userId: user.id,
        role: user.role,
      })
      throw new HttpError(
        'forbidden',
        'Ask an administrator to give your account a role. Its role is unknown',
      )
    }
    const started = await sessions.start(user.id, sessionPlace(headers, address))
    const device = await devices.remember(user.id, trier.kind === 'device' ? trier.hash : undefined)
    await signedIn(user.id, address)
    return {
      token: started.token,
      sessionId: started.id,
      user: view,
      setCookies: [
        ...cookies().set(started.cookie, xsrfOf(started.cookie), life.absolute / 1000),
        cookies().setDevice(device, DEVICE_LIFE / 1000),
      ],
    }
  }

  /**
   * Starts a session. Attempts above the limits are delayed or refused.
   * @throws HttpError `authentication_required`, `forbidden`, `too_many_requests`
   */
  return async (input: LoginInput, from: SignInOrigin) => {
    const { address, headers } = from
    const email = normaliseEmail(input.email)
    const hash = await devices.find(email, cookieValues(headers, cookies().deviceName))
    if (hash !== undefined) {
      const device = { kind: 'device', hash } as const
      // A known device that has used up its own attempts is treated as an unknown device.
      const admission = await throttle.admit(device)
      if (admission.kind === 'admitted') return signInAs(device, email, input, from)
    }
    const stranger = { kind: 'address', email, address } as const
    return room.enter(async () => {
      const admission = await throttle.admit(stranger)
      if (admission.kind === 'refused') {
        log.warn('security', 'Sign-in refused after too many wrong tries', { address })
        throw tooMany(admission.wait)
      }
      await room.wait(admission.delay)
      return signInAs(stranger, email, input, from)
    })
  }
}
