import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { LogoMark } from '#web/ui/logo-mark.tsx'
import { Record } from '#web/ui/record.tsx'
import type { User } from './session.ts'

/** What a signed-in person sees: who they are, the way to the Studio, and the way out. */
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
        <h1>You are signed in</h1>
        <p className="sign-in-lede">{site.product} staff area and Studio</p>
        <Record
          entries={[
            ['Name', user.name],
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
