import type * as z from 'zod/mini'
import { failedCall } from './api-error.ts'
import { takeActivity } from './activity.ts'
import { send, type Sending } from './send.ts'
import { storedToken } from './session.ts'

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
   * @throws ApiError when it is refused, not answered within 30 s, or answered with something else than `answer`
   */
  call<Answer extends z.ZodMiniType>(
    path: string,
    answer: Answer,
    options?: CallOptions,
  ): Promise<z.infer<Answer>>
}

/** @param onSessionEnd told when the token has turned out to be good no longer */
export function createStaffApi(onSessionEnd: () => void): StaffApi {
  return {
    call: async (path, answer, { revision, idempotencyKey, headers, ...options } = {}) => {
      const token = storedToken() ?? undefined
      const isRead = options.method === undefined || options.method === 'GET'
      try {
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
        const isRefused = error instanceof Error && 'status' in error && error.status === 401
        // A late answer to an old token says nothing about a new one.
        if (isRefused && (storedToken() ?? undefined) === token) onSessionEnd()
        throw error
      }
    },
  }
}
