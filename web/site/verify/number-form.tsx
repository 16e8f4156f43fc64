import '#web/ui/form/form-sheet.css'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { verifyPage } from '#shared/pages/company/verify.ts'
import { paths } from '#shared/paths/paths.ts'
import { readNumber } from '#shared/reports/report-number.ts'
import type { Verification } from '#shared/reports/verification.ts'

/** Form for the number of a report. It works without JavaScript. */
export function NumberForm({ verification }: { readonly verification: Verification }) {
  const navigate = useNavigate()
  const [isWrong, setWrong] = useState(false)
  const { number, numberProblems } = verifyPage
  const problem = isWrong ? 'unreadable' : verification.problem
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('number')
    const read = readNumber(typeof typed === 'string' ? typed : '')
    setWrong(read === undefined)
    if (read !== undefined) void navigate(paths.verifyNumber(read))
  }
  return (
    <form className="verify-number" action={paths.verify} method="get" onSubmit={submit}>
      <label htmlFor="report-number">{number.label}</label>
      <input
        key={verification.typed}
        id="report-number"
        name="number"
        className="ruled-control"
        defaultValue={verification.typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={40}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby="report-number-note"
      />
      <button className="button" type="submit">
        {number.button}
      </button>
      <p
        className={problem === undefined ? 'verify-note' : 'verify-note verify-wrong'}
        id="report-number-note"
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem === undefined ? number.hint : numberProblems[problem]}
      </p>
    </form>
  )
}
