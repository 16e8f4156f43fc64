import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { successAnswer } from '#shared/contracts/envelope.ts'
import { sessionsAnswer } from '#shared/contracts/users.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { exactMoment, nearMoment, zoneName } from '#web/lib/staff/moments.ts'
import { forgetSession, markLeaving } from '#web/lib/staff/session.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { PartState } from '#web/ui/island/part-state.tsx'
import { ExpiringHead } from './expiring-head.tsx'

/** Interval at which the displayed times are updated, in milliseconds. */
const TICK = 30_000

const ended = successAnswer(z.object({ ended: z.number() }))

/** List of the user's sessions, with buttons to end one session or all sessions. */
export function Sessions() {
  const { api, signOut } = useStaff()
  const queryClient = useQueryClient()
  const now = useNow(TICK)
  const sessions = useQuery({
    queryKey: staffKeys.sessions,
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.sessions, sessionsAnswer, { signal })).data,
    staleTime: 0,
    refetchOnMount: true,
  })
  const end = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.call(staffApiPaths.session(id), ended, { method: 'DELETE' }),
    onSuccess: () => toastSuccess('Session ended'),
    onError: (failure) => toastError(failure, toastTexts.updateFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.sessions }),
  })
  const endAll = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      markLeaving(true)
      // Cancels requests in flight. This call also ends the session of this tab, so the server would reject them.
      await queryClient.cancelQueries({ queryKey: staffKeys.all })
      return api.call(staffApiPaths.sessions, ended, { method: 'DELETE' })
    },
    onSuccess: () => {
      // The session of this tab has ended together with the other sessions, so sign-out must not end it again.
      forgetSession()
      signOut()
    },
    onError: (failure) => {
      markLeaving(false)
      toastError(failure, toastTexts.logoutFailed)
      void queryClient.invalidateQueries({ queryKey: staffKeys.all })
    },
  })
  return (
    <section className="overview-part" aria-labelledby="account-sessions">
      <h2 id="account-sessions">Signed-in devices</h2>
      <PartState answer={sessions} what="Devices">
        {(data) => (
          <table className="desk-table sessions-table" aria-labelledby="account-sessions">
            <ExpiringHead item="Session" used="Last active" />
            <tbody>
              {data.map((session) => (
                <tr key={session.id}>
                  <th scope="row">
                    <span className="sessions-browser">
                      {session.browser || 'Unknown browser'}
                      {session.current && <strong> (this device)</strong>}
                    </span>
                    <span className="sessions-since">
                      Since {exactMoment(session.created_at)} {zoneName()}
                      {session.network !== '' && `, from ${session.network}`}
                    </span>
                  </th>
                  <td className="desk-time">{nearMoment(session.last_active_at, now)}</td>
                  <td className="desk-time sessions-until">{exactMoment(session.expires_at)}</td>
                  <td className="users-actions">
                    {!session.current && (
                      <button
                        type="button"
                        className="desk-link"
                        disabled={end.isPending}
                        aria-label={`End the session ${session.browser === '' ? '' : `of ${session.browser} `}since ${exactMoment(session.created_at)}`}
                        onClick={() => end.mutate(session.id)}
                      >
                        End
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PartState>
      <p className="sessions-all">
        <button
          type="button"
          className="desk-button"
          disabled={endAll.isPending}
          onClick={() => endAll.mutate()}
        >
          Sign out on all devices
        </button>
      </p>
    </section>
  )
}
