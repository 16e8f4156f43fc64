import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserView } from '#shared/contracts/auth.ts'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { nextPath, sessionQuery } from '#web/lib/staff/session.ts'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'
import { SignInForm } from './sign-in-form.tsx'

const notices = {
  none: undefined,
  expired: 'Sign in again to continue. Your session has ended.',
  'signed-out': 'You’ve signed out here and in the Studio.',
} as const

/** Sign-in page of the staff area. Checks the session first, then shows the form. */
export function SignInPage() {
  const queryClient = useQueryClient()
  const session = useQuery(sessionQuery)
  const enter = (user: UserView) => {
    const next = nextPath(location.search, location.origin)
    queryClient.setQueryData(sessionQuery.queryKey, { user })
    // The router handles navigation to pages of the staff area. Any other page needs a full page load, which starts once the user has
    // signed in.
    if (next !== undefined && !isStaffPath(next.split(/[?#]/)[0] ?? '')) location.assign(next)
  }

  if (session.isError) return <SignInForm notice={session.error.message} onSignedIn={enter} />
  if (session.data?.user === null) {
    return <SignInForm notice={notices[session.data.because]} onSignedIn={enter} />
  }
  return (
    <div className="page sign-in" aria-busy="true">
      <div className="sign-in-form">
        <LogoMark className="sign-in-mark" />
        <h1>Sign in</h1>
        <output className="sign-in-lede sign-in-checking">Checking your session…</output>
        <noscript>
          <p className="sign-in-lede">
            Signing in needs JavaScript. The public pages of this site work without it.
          </p>
        </noscript>
      </div>
    </div>
  )
}
