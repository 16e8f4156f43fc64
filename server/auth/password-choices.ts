import { HttpError } from '#server/http/http-error.ts'
import type { AccountActs } from './account-acts.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Passwords } from './passwords.ts'
import type { ResetLinks } from './reset-links.ts'
import type { SignInThrottle } from './throttle.ts'
import { tooMany } from './too-many-tries.ts'
import type { Users } from './users.ts'

export interface PasswordChoicesParts {
  readonly users: Users
  readonly passwords: Passwords
  readonly resetLinks: ResetLinks
  readonly throttle: SignInThrottle
  readonly origin: () => string
  readonly acts: AccountActs
}

/** Password changes: with a one-time link from an administrator, or with the current password. */
export function createPasswordChoices(parts: PasswordChoicesParts) {
  const { users, passwords, resetLinks, throttle, origin, acts } = parts

  /**
   * Creates a one-time link to choose a password.
   * @param by id of the administrator who creates the link, for the log, because the link's creator could sign in to the account with it
   */
  const issueReset = async (userId: string, by: string) => {
    const { token, expiresAt } = await resetLinks.issue(userId)
    const verb = 'made a link to choose a password for'
    await acts.record({ by, verb, account: userId })
    // The token is in the fragment, which browsers never send to a server and servers never log.
    return { url: `${origin()}${paths.adminReset}#${token}`, expiresAt }
  }

  /**
   * Sets the password of the link's account.
   * @throws HttpError `gone` for an invalid or used link, `validation_failed` for a weak password
   */
  const resetPassword = async (token: string, password: string) => {
    const userId = await resetLinks.find(token)
    // The password is validated before the link is consumed, so that the user can try another password with the same link.
    await users.assertAcceptable(userId, password)
    await users.setPassword(userId, password, {
      first: async (transaction) => resetLinks.consume(transaction, token),
    })
    await acts.own(userId, 'chose a password by a link')
  }

  /**
   * Changes the password of the signed-in user.
   * @throws HttpError `validation_failed` if the current password is wrong or the new one is weak
   */
  const changeOwnPassword = async (
    user: { readonly id: string; readonly email: string; readonly sessionId: string },
    input: { readonly current: string; readonly next: string },
  ) => {
    const trier = { kind: 'session', userId: user.id } as const
    const admission = await throttle.admit(trier)
    if (admission.kind === 'refused') throw tooMany(admission.wait)
    const row = await users.findByEmail(user.email)
    if (!(await passwords.verify(row?.password_hash, input.current))) {
      throw new HttpError(
        'validation_failed',
        'Enter your current password again. Validation failed',
        {
          fields: { current_password: 'Enter your current password. This is another one' },
        },
      )
    }
    await throttle.forgive(trier)
    await users.setPassword(user.id, input.next, { keep: user.sessionId })
    await acts.own(user.id, 'changed their password')
  }

  return { issueReset, resetPassword, changeOwnPassword }
}
