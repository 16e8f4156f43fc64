import { useEffect, useState, type SyntheticEvent } from 'react'
import * as z from 'zod/mini'
import { successAnswer } from '#shared/contracts/envelope.ts'
import { passwordResetInput } from '#shared/contracts/users.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { fieldErrors, refusedFields } from '#web/lib/staff/queries/field-errors.ts'
import { send } from '#web/lib/staff/queries/send.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'

const done = successAnswer(z.object({}))

interface Outcome {
  readonly state: 'asking' | 'sending' | 'done'
  readonly problems: Readonly<Record<string, string>>
}

/** Page that sets a new password with a one-time link. The secret is in the fragment of the URL. */
export function ResetPage() {
  const [token, setToken] = useState<string>()
  const [{ state, problems }, setOutcome] = useState<Outcome>({ state: 'asking', problems: {} })
  useEffect(() => {
    const take = () => {
      const secret = location.hash.slice(1)
      setToken((known) => (secret === '' ? (known ?? '') : secret))
      // Removes the secret from the address bar and the history.
      if (secret !== '') history.replaceState(history.state, '', location.pathname)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    const parsed = passwordResetInput.safeParse({ token, password })
    if (!parsed.success) {
      setOutcome({ state: 'asking', problems: fieldErrors(parsed.error) })
      return
    }
    setOutcome({ state: 'sending', problems: {} })
    try {
      const { body } = await send(staffApiPaths.resetPassword, {
        method: 'POST',
        body: parsed.data,
      })
      done.parse(body)
      setOutcome({ state: 'done', problems: {} })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const problems = refusedFields(error, ['password', 'token'])
      setOutcome({ state: 'asking', problems })
    }
  }
  if (state === 'done') {
    return (
      <div className="page sign-in">
        <div className="sign-in-form">
          <LogoMark className="sign-in-mark" />
          <h1>Your password is set</h1>
          <output className="sign-in-lede">
            Sign in with your new password. Your other devices are signed out.
          </output>
          <a className="button" href={paths.admin}>
            Sign in
          </a>
        </div>
      </div>
    )
  }
  return (
    <div className="page sign-in">
      <form className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
        <LogoMark className="sign-in-mark" />
        <h1>Choose a password</h1>
        <p className="sign-in-lede">
          This link works once. Use at least 10 characters. A few unrelated words work well.
        </p>
        {token === '' && (
          <FieldError text="Open the full link from the message again, or ask an administrator for a new one. This link is incomplete." />
        )}
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          error={problems['password']}
        />
        {problems['form'] !== undefined && <FieldError text={problems['form']} />}
        {problems['token'] !== undefined && <FieldError text={problems['token']} />}
        <button
          type="submit"
          className="button"
          disabled={state === 'sending' || token === '' || token === undefined}
          aria-busy={state === 'sending'}
        >
          {state === 'sending' ? 'Saving…' : 'Set password'}
        </button>
      </form>
    </div>
  )
}
