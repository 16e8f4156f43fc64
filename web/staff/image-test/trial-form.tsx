import { useState, type SyntheticEvent } from 'react'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ExchangeView } from './exchange-view.tsx'
import { hostActions, isHostAction, signBody, type HostAction, type Trial } from './host-calls.ts'
import type { Outcome, TrialInput } from './run-trial.ts'
import { TrialFields } from './trial-fields.tsx'
import { useTrial, type TrialState } from './use-trial.ts'

const textIn = (values: FormData) => (name: string) => {
  const value = values.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function inputOf(values: FormData, action: HostAction, isSent: boolean): TrialInput {
  const file = values.get('file')
  return {
    action,
    isSent,
    body: signBody(action, textIn(values)),
    ...(file instanceof File && { file }),
  }
}

function Result({ state: { exchanges, outcome } }: { readonly state: TrialState }) {
  return (
    <div className="trial-result">
      {outcome?.isGood === false && <FieldError text={outcome.text} />}
      <output className="trial-outcome">{outcome?.isGood === true && outcome.text}</output>
      {exchanges.map((exchange) => (
        <ExchangeView key={exchange.to} exchange={exchange} />
      ))}
    </div>
  )
}

interface TrialFormProps {
  readonly trial: Trial
  readonly publicId: string
  readonly onEnd: (outcome: Outcome) => void
}

/** Form for one call of the image host, with its requests and responses. */
export function TrialForm({ trial: { id, title, summary }, publicId, onEnd }: TrialFormProps) {
  const [signed, setSigned] = useState<HostAction>('upload')
  const { state, run, stop, clear } = useTrial(onEnd)
  const { isRunning, part } = state
  const isSent = id !== 'sign'
  const action = isSent ? id : signed
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(inputOf(new FormData(event.currentTarget), action, isSent))
  }
  return (
    <section className="api-operation" aria-labelledby="trial">
      <h2 id="trial">{title}</h2>
      <p className="api-summary">{summary}</p>
      <form className="staff-form" onSubmit={submit}>
        <div className="api-parameters">
          {!isSent && (
            <SelectField
              name="action"
              label="Call"
              choices={hostActions}
              value={signed}
              onChange={({ currentTarget: { value } }) => {
                if (!isHostAction(value)) return
                clear()
                setSigned(value)
              }}
            />
          )}
          <TrialFields key={action} action={action} isSent={isSent} publicId={publicId} />
        </div>
        <p className="trial-run">
          <button type="submit" className="button" disabled={isRunning} aria-busy={isRunning}>
            {isRunning ? 'Running' : title}
          </button>
          {isRunning && (
            <>
              {action === 'upload' && isSent && (
                <progress aria-label="File uploaded" max={100} value={Math.round(part * 100)} />
              )}
              <button type="button" className="desk-link" onClick={stop}>
                Cancel
              </button>
            </>
          )}
        </p>
      </form>
      <Result state={state} />
    </section>
  )
}
