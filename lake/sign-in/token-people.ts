import { type LakePeople, type LakePeopleOptions, SIGN_IN_PATH } from './people.ts'
import { createTokenSignIn } from './token-sign-in.ts'
import { createTokenTries } from './token-tries.ts'

/** Creates the users of a lake without accounts: the owners of tokens. */
export function createTokenPeople(options: LakePeopleOptions): LakePeople {
  const tokens = createTokenSignIn({ ...options, tries: createTokenTries() })
  return {
    // The lake itself checks tokens in the Authorization header.
    caller: async ({ headers }) =>
      headers.has('authorization') ? undefined : tokens.callerOfCookie(headers),
    byIds: () => Promise.resolve([]),
    sessions: {
      providers: () => [
        { name: 'lake', title: options.title(), url: options.origin() + SIGN_IN_PATH },
      ],
      exchange: (sid) => {
        const token = tokens.redeem(sid)
        return Promise.resolve(token === undefined ? undefined : { token, label: options.title() })
      },
      end: () => Promise.resolve({ cookies: [tokens.cookie().clear()] }),
    },
    signIn: {
      again: tokens.again,
      withToken: tokens.withToken,
    },
    onSessionEnd: () => undefined,
    close: () => Promise.resolve(),
  }
}
