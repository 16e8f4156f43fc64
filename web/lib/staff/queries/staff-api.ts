import type * as z from 'zod/mini'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { ApiError, failedCall, refusedCall } from './api-error.ts'
import { takeActivity } from './activity.ts'
import { exchange, send, type Exchanged, type Sending } from './send.ts'
import { storedToken } from '../session.ts'

/** How a call of staff differs from a plain read. */
export interface CallOptions extends Pick<
  Sending,
  'method' | 'body' | 'signal' | 'keepalive' | 'headers'
> {
  /** The revision that was edited, for `If-Match`. */
  readonly revision?: string | undefined
  /** The same key sent again gives the first answer; for POST. */
  readonly idempotencyKey?: string | undefined
}

/** The REST API with the token of whoever is signed in. */
export interface StaffApi {
  /**
   * Sends a call and gives the checked answer. A read behind which no act of a person stands says so to the server.
   * Where nobody is signed in it is refused with 401 without asking the server.
   * @throws ApiError when it is refused, not answered within 30 s, or answered with something else than `answer`
   */
  call<Answer extends z.ZodMiniType>(
    path: string,
    answer: Answer,
    options?: CallOptions,
  ): Promise<z.infer<Answer>>
  /** Sends any call with the token and gives the answer as it came. @throws ApiError when there is none */
  exchange(path: string, sending: Omit<Sending, 'token' | 'background'>): Promise<Exchanged>
}

/**
 * @param onSessionEnd told when the token has turned out to be good no longer
 * @param onForbidden told when the person turned out not to have an ability: their role may have changed
 */
export function createStaffApi(
  onSessionEnd: () => void,
  onForbidden: () => void = () => undefined,
): StaffApi {
  /** A late answer to an old token says nothing about a new one. */
  const endOf = (token: string | undefined) => {
    if ((storedToken() ?? undefined) === token) onSessionEnd()
  }
  return {
    exchange: async (path, sending) => {
      const token = storedToken() ?? undefined
      const answer = await exchange(path, { ...sending, token })
      if (answer.status === 401 && path !== staffApiPaths.login) endOf(token)
      return answer
    },
    call: async (path, answer, { revision, idempotencyKey, headers, ...options } = {}) => {
      const token = storedToken() ?? undefined
      const isRead = options.method === undefined || options.method === 'GET'
      try {
        // A page that is about to go may ask once more after its person has signed out.
        if (token === undefined) throw refusedCall(401, undefined)
        const { body } = await send(path, {
          ...options,
          token,
          background: isRead && !takeActivity(),
          headers: {
            ...headers,
            ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
            ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
          },
        })
        const parsed = answer.safeParse(body)
        if (!parsed.success) throw failedCall('unreadable', parsed.error)
        return parsed.data
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) endOf(token)
        if (error instanceof ApiError && error.status === 403) onForbidden()
        throw error
      }
    },
  }
}
