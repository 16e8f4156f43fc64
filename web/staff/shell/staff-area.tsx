import '#web/blocks/article.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { watchActivity } from '#web/lib/staff/queries/activity.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import {
  endedBecause,
  forgetSession,
  nextPath,
  sessionQuery,
  signOut,
  type Session,
} from '#web/lib/staff/session.ts'
import { resumeSigningOut } from '#web/lib/staff/signing-out.ts'
import { createStaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { StaffProvider } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'
import { identity } from '#shared/company/identity.ts'
import { ConnectionNote } from './connection-note.tsx'
import { ProxyBanner } from './proxy-banner.tsx'
import { Sidebar } from './sidebar.tsx'

interface StaffAreaProps {
  /** Sign-in page. Shown if the user is not signed in, and while the session is being checked. */
  readonly door: ReactNode
  /** Content at the bottom of the sidebar. */
  readonly tools: ReactNode
  /** Content of the page. */
  readonly children: ReactNode
}

/** Layout of the staff area for users who are not signed in. */
function Door({ tools, children }: Omit<StaffAreaProps, 'door'>) {
  return (
    <div className="staff-door">
      <header className="staff-door-bar">
        <a className="brand" href={paths.home}>
          <LogoMark className="brand-mark" />
          {identity.product}
        </a>
        {tools}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** Function that ends the session in this tab, after which the sign-in page is shown. */
function useSessionEnd() {
  const queryClient = useQueryClient()
  return useMemo(
    () => (because: 'expired' | 'signed-out') => {
      forgetSession()
      const ended: Session = { user: null, because }
      queryClient.setQueryData(sessionQuery.queryKey, ended)
      queryClient.removeQueries({ queryKey: staffKeys.all })
    },
    [queryClient],
  )
}

/** Reacts to changes of the session in other tabs. */
function useOtherTabs() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== storageKeys.token && key !== null) return
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [queryClient])
}

/**
 * Layout of the staff area. It checks the session before it shows a page. Without a session it opens the sign-in page, which returns to the
 * same address afterwards. It provides `useStaff()` to the pages.
 */
export function StaffArea({ door, tools, children }: StaffAreaProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { data: session } = useQuery(sessionQuery)
  const end = useSessionEnd()
  const user = session?.user ?? undefined
  useOtherTabs()
  useEffect(watchActivity, [])
  useEffect(resumeSigningOut, [])
  const queryClient = useQueryClient()
  const api = useMemo(() => {
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    return createStaffApi(() => end(endedBecause()), askAgain)
  }, [end, queryClient])
  const staff = useMemo(
    () =>
      user && {
        user,
        api,
        signOut: () => {
          void navigate(paths.admin)
          // Cancels requests in flight, because the session has just ended and the server would reject them.
          void queryClient.cancelQueries({ queryKey: staffKeys.all })
          signOut().catch((error: unknown) => toastError(error, toastTexts.logoutFailed))
          end('signed-out')
        },
      },
    [user, api, navigate, end, queryClient],
  )

  if (pathname === paths.adminReset) return <Door tools={tools}>{children}</Door>
  if (session?.user === null && pathname !== paths.admin) {
    const isLeaving = session.because === 'signed-out'
    const next = isLeaving ? undefined : pathname + search + hash
    return <Navigate to={paths.signIn(next)} replace />
  }
  if (staff === undefined) return <Door tools={tools}>{door}</Door>
  const next = pathname === paths.admin ? nextPath(search, location.origin) : undefined
  if (next !== undefined && next !== paths.admin && isStaffPath(next.split(/[?#]/)[0] ?? '')) {
    return <Navigate to={next} replace />
  }
  return (
    <StaffProvider value={staff}>
      <div className="staff">
        <Sidebar tools={tools} />
        <main id="main" className="staff-main" tabIndex={-1}>
          <ProxyBanner />
          <ConnectionNote />
          {children}
        </main>
      </div>
    </StaffProvider>
  )
}
