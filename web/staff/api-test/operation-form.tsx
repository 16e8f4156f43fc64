import { useState, type SyntheticEvent } from 'react'
import { CallAnswer } from '#web/blocks/call-answer.tsx'
import { readJson, type Exchanged } from '#web/lib/staff/queries/send.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { exampleOf, fillPath, type Operation, type Parameter } from './api-document.ts'

/** Text that says which users may call an operation. */
function whoMay(access: string): string {
  if (access === 'public') return 'Public, no sign-in needed'
  return access === 'signed-in' ? 'Any signed-in user' : `Needs ${access}`
}

const choicesOf = ({ schema: { enum: values } }: Parameter) =>
  values?.map((value) => ({ value: String(value), label: String(value) }))

function ParameterField({ parameter }: { readonly parameter: Parameter }) {
  const { name, in: place, required, description } = parameter
  const choices = choicesOf(parameter)
  const field = {
    name: `${place}:${name}`,
    label: name,
    optional: !required,
    ...(description !== undefined && { hint: description }),
  }
  return choices === undefined ? (
    <TextField {...field} autoComplete="off" spellCheck={false} />
  ) : (
    <SelectField {...field} choices={choices} placeholder="Not set" />
  )
}

const textOf = (values: FormData, name: string) => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** Entered values of the parameters in one location (`path`, `query` or `header`). */
function given(values: FormData, parameters: readonly Parameter[], place: Parameter['in']) {
  const entries = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name }) => [name, textOf(values, `${place}:${name}`)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

type Outcome =
  | { readonly state: 'none' | 'running' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'answered'; readonly request: string; readonly answer: Exchanged }

/** One operation with its parameters and body, and the response to the last call. */
export function OperationForm({ operation }: { readonly operation: Operation }) {
  const { api } = useStaff()
  const { method, path, summary, access, parameters, body } = operation
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })
  const run = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const query = new URLSearchParams(given(values, parameters, 'query')).toString()
    const target = fillPath(path, given(values, parameters, 'path')) + (query && `?${query}`)
    const text = textOf(values, 'body')
    const parsed = body === undefined ? undefined : readJson(text)
    if (body !== undefined && parsed === undefined) {
      setOutcome({ state: 'failed', message: 'Correct the body. It isn’t valid JSON.' })
      return
    }
    setOutcome({ state: 'running' })
    try {
      const answer = await api.exchange(target, {
        method,
        headers: given(values, parameters, 'header'),
        ...(parsed !== undefined && { body: parsed }),
      })
      setOutcome({ state: 'answered', request: `${method} ${target}`, answer })
    } catch (error) {
      const message =
        error instanceof Error ? error.message : 'Try again. The server didn’t answer.'
      setOutcome({ state: 'failed', message })
    }
  }
  return (
    <section className="api-operation" aria-labelledby="api-operation">
      <h2 id="api-operation">
        <span className="api-method">{method}</span> <span className="api-path">{path}</span>
      </h2>
      <p className="api-summary">
        {summary}. {whoMay(access)}.
      </p>
      <form className="staff-form" onSubmit={(event) => void run(event)}>
        {parameters.length > 0 && (
          <div className="api-parameters">
            {parameters.map((parameter) => (
              <ParameterField key={`${parameter.in}:${parameter.name}`} parameter={parameter} />
            ))}
          </div>
        )}
        {body !== undefined && (
          <TextArea
            name="body"
            label="Body"
            hint="Fields you leave out don’t change. Remove the fields you don’t want to send."
            defaultValue={JSON.stringify(exampleOf(body), undefined, 2)}
            spellCheck={false}
            rows={12}
          />
        )}
        <p>
          <button
            type="submit"
            className="button"
            disabled={outcome.state === 'running'}
            aria-busy={outcome.state === 'running'}
          >
            {outcome.state === 'running' ? 'Running' : 'Run'}
          </button>
        </p>
      </form>
      {outcome.state === 'failed' && <FieldError text={outcome.message} />}
      {outcome.state === 'answered' && <CallAnswer {...outcome} />}
    </section>
  )
}
