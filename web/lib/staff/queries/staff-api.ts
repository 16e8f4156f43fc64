import type * as z from 'zod/mini'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { ApiError, failedCall, refusedCall } from './api-error.ts'
import { takeActivity } from './activity.ts'
import { exchange, send, type Exchanged, type Sending } from './send.ts'
import { storedToken } from '../session.ts'

/** Options of a staff call. */
export interface CallOptions extends Pick<
  Sending,
  'method' | 'body' | 'signal' | 'keepalive' | 'headers'
> {
  /** Revision on which the change is based, sent as `If-Match`. */
  readonly revision?: string | undefined
  /** Idempotency-Key. If the server receives it again, it returns its first response. For POST only. */
  readonly idempotencyKey?: string | undefined
}

/** The REST API, called with the token of the session. */
export interface StaffApi {
  /**
   * Sends a call and returns the validated response. A read without user activity is marked, so that the server does not extend the session
   * for it. Without a session, rejects with 401 and sends no request.
   * @throws ApiError if the server rejects the call or does not respond within 30 s, or if the response does not match `answer`
   */
  call<Answer extends z.ZodMiniType>(
    path: string,
    answer: Answer,
    options?: CallOptions,
  ): Promise<z.infer<Answer>>
  /**
   * Sends a call with the token of the session and returns the response with any status.
   * @throws ApiError if there is no response
   */
  exchange(path: string, sending: Omit<Sending, 'token' | 'background'>): Promise<Exchanged>
}

/**
 * Creates the REST API of the staff area.
 * @param onSessionEnd called when the token is no longer valid
 * @param onForbidden called when the user lacks an ability, because the role may have changed
 */
export function createStaffApi(
  onSessionEnd: () => void,
  onForbidden: () => void = () => undefined,
): StaffApi {
  /**
   * Ends the session of `token` after a 401 response. A late response to an earlier token is ignored, because the current token may be
   * valid.
   */
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
        // Without a token no request is sent. Between sign-out and unloading, a page may still try to call the API.
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
