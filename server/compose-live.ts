import type { Auth } from './auth/auth.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { createLive, type Live } from './live/live.ts'

/** Composes the channel over which staff hear of changes. */
export function createLiveArea(config: Config, deps: Deps, auth: Auth): Live {
  const live = createLive({
    origins: config.ownOrigins,
    // A tab that is only open is no act of a person.
    authenticate: async (token) => {
      const session = await auth.fromToken(token, { touch: false })
      return session && { sessionId: session.id, userId: session.user.id, role: session.user.role }
    },
    trustProxy: config.trustProxy,
    log: deps.log,
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
  auth.onSessionEnd(({ sessionId }) => live.endSession(sessionId))
  auth.onRoleChange(live.roleChanged)
  return live
}
