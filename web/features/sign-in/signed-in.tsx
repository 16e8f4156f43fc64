import { paths } from '#shared/paths.ts'
import { LogoMark } from '#web/ui/logo-mark.tsx'
import { Record } from '#web/ui/record.tsx'
import type { User } from './session.ts'

/** What a signed-in person sees: who they are, the way to the Studio, and out. */
export function SignedIn({
  user,
  onSignOut,
}: {
  readonly user: User
  readonly onSignOut: () => void
}) {
  return (
    <div className="page sign-in">
      <div className="sign-in-form">
        <LogoMark className="sign-in-mark" />
        <h1>{user.name}</h1>
        <p className="sign-in-lede">You are signed in.</p>
        <Record
          entries={[
            ['Email', user.email],
            ['Role', user.role],
          ]}
        />
        <a className="button" href={paths.studio}>
          Open the Studio
        </a>
        <button type="button" className="text-link" onClick={onSignOut}>
          Sign out
        </button>
      </div>
    </div>
  )
}
