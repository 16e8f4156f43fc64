import { ROLES } from '#shared/access/abilities.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { Record } from '#web/ui/record.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { Tokens } from './tokens.tsx'

/** The user's account: data, password, sessions and personal tokens. */
export function AccountPage() {
  const { user } = useStaff()
  return (
    <div className="desk">
      <header className="desk-head">
        <h1>Your account</h1>
      </header>
      <div className="account">
        <section className="overview-part" aria-labelledby="account-who">
          <h2 id="account-who">Your details</h2>
          <Record
            entries={[
              ['Name', user.name],
              ['Email', user.email],
              ['Role', `${ROLES[user.role].title}: ${ROLES[user.role].purpose}`],
            ]}
          />
        </section>
        <section className="overview-part" aria-labelledby="account-password">
          <h2 id="account-password">Password</h2>
          <PasswordForm />
        </section>
      </div>
      <Sessions />
      <Tokens />
    </div>
  )
}
