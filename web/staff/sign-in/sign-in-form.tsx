import { useState, type SyntheticEvent } from 'react'
import type { UserView } from '#shared/contracts/auth.ts'
import { identity } from '#shared/company/identity.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { statusOf } from '#shared/async/status-of.ts'
import { signIn, signInAsDemo } from '#web/lib/staff/session.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'

interface SignInFormProps {
  /** Reason why the form is shown. Undefined if no explanation is needed. */
  readonly notice: string | undefined
  readonly onSignedIn: (user: UserView) => void
}

const messages: Readonly<Record<number, string>> = {
  401: 'Check your email and password and try again.',
}

const textOf = (values: FormData, name: string) => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

function messageFor(error: unknown): string {
  const known = messages[statusOf(error)]
  if (known !== undefined) return known
  return error instanceof Error ? error.message : 'Try again in a moment. Signing in failed.'
}

/** Sign-in form for the staff area and the Studio. */
export function SignInForm({ notice, onSignedIn }: SignInFormProps) {
  const { demoLogin } = useApp()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    setBusy(true)
    setProblem(undefined)
    try {
      onSignedIn(await signIn(textOf(values, 'email'), textOf(values, 'password')))
    } catch (error) {
      setProblem(messageFor(error))
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="page sign-in">
      <form className="sign-in-form" method="post" onSubmit={(event) => void submit(event)}>
        <LogoMark className="sign-in-mark" />
        <h1>Sign in</h1>
        <p className="sign-in-lede">{identity.product} staff area and Studio</p>
        {notice !== undefined && problem === undefined && (
          <output className="notice">{notice}</output>
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          aria-invalid={problem === undefined ? undefined : true}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          aria-invalid={problem === undefined ? undefined : true}
        />
        {problem !== undefined && <FieldError text={problem} />}
        <button type="submit" className="button" disabled={busy} aria-busy={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </button>
        <p className="sign-in-help">
          Forgot your password? Ask an administrator of this site for a link to choose a new one.
        </p>
        {demoLogin && (
          <button type="button" className="text-link" onClick={() => onSignedIn(signInAsDemo())}>
            Try the demo account
          </button>
        )}
      </form>
    </div>
  )
}
