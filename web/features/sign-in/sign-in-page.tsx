import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '#shared/paths.ts'
import { LogoMark } from '#web/ui/logo-mark.tsx'
import { currentSession, nextPath, signOut, type Session, type User } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignedIn } from './signed-in.tsx'

const userCachedFor = 5 * 60_000

const notices = {
  none: undefined,
  expired: 'Your session has ended. Sign in again to go on.',
  'signed-out': 'You are signed out here and in the Studio.',
} as const

/** The staff area's door: asks who is signed in, then shows the form or the way on. */
export function SignInPage() {
  const queryClient = useQueryClient()
  const session = useQuery({
    queryKey: ['session'],
    queryFn: currentSession,
    staleTime: userCachedFor,
    retry: false,
  })
  const keep = (next: Session) => queryClient.setQueryData<Session>(['session'], next)
  const enter = (user: User) => {
    keep({ user })
    const next = nextPath(location.search, location.origin)
    if (next !== undefined && next !== paths.admin) location.assign(next)
  }
  const leave = async () => {
    await signOut().catch(() => undefined)
    keep({ user: null, because: 'signed-out' })
  }

  if (session.isPending) {
    return (
      <div className="page sign-in" aria-busy="true">
        <div className="sign-in-form">
          <LogoMark className="sign-in-mark" />
          <h1>Sign in</h1>
          <output className="sign-in-lede sign-in-checking">Checking your session</output>
          <noscript>
            <p className="sign-in-lede">
              Signing in needs JavaScript. The public pages of this site work without it.
            </p>
          </noscript>
        </div>
      </div>
    )
  }
  if (session.isError) return <SignInForm notice={session.error.message} onSignedIn={enter} />
  const { data } = session
  if (data.user !== null) return <SignedIn user={data.user} onSignOut={() => void leave()} />
  return <SignInForm notice={notices[data.because]} onSignedIn={enter} />
}
