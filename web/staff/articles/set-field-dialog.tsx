import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Checkbox } from '#web/ui/fields/choice-field.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { aField, type FieldChange } from './field-change.ts'
import { countOf, kinds } from './rows.ts'
import type { Chosen } from './use-chosen.ts'
import type { Choices } from './use-choices.ts'

/** Value of the choice “no category”. It contains a space, so it differs from every id. */
const NONE = 'no value'

interface SetFieldDialogProps {
  readonly type: ArticleType
  readonly chosen: Pick<Chosen, 'count' | 'live' | 'changed'>
  readonly choices: Choices['fields']
  readonly answer: Choices['answer']
  readonly open: boolean
  readonly onClose: () => void
  readonly onChosen: (change: FieldChange) => void
}

interface LiveNoteProps {
  readonly chosen: Pick<Chosen, 'count' | 'live' | 'changed'>
  readonly field: string
}

/** Note about the effect of the change on published articles. */
function LiveNote({ chosen: { count, live, changed }, field }: LiveNoteProps) {
  if (live === 0) return null
  const which =
    live === count
      ? live === 1
        ? 'It is'
        : 'They are'
      : `${live} of them ${live === 1 ? 'is' : 'are'}`
  const others = `${changed} ${changed === 1 ? 'has' : 'have'} other unpublished changes and will stay unpublished.`
  return (
    <>
      <p className="field-hint">
        {which} published. Visitors see the old {field} until you publish this change.
      </p>
      {changed < live && (
        <Checkbox
          name="publish"
          label="Publish this change now"
          hint={changed === 0 ? undefined : others}
        />
      )}
    </>
  )
}

/** Dialog to set the category or industry of the selected articles. */
export function SetFieldDialog(props: SetFieldDialogProps) {
  const { type, chosen, choices, answer, open, onClose, onChosen } = props
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Moves the focus to the only field, because the dialog would otherwise focus its close button.
    if (open) form.current?.querySelector('select')?.focus()
  }, [open])
  const field = kinds[type].field.toLowerCase()
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const value = values.get('value')
    const choice = choices.find((one) => one.value === value)
    if (choice === undefined && value !== NONE) {
      setProblem(`Choose ${aField(type)}`)
      event.currentTarget.querySelector('select')?.focus()
      return
    }
    setProblem(undefined)
    onChosen({
      to: choice === undefined ? null : { id: choice.value, title: choice.title },
      publish: values.get('publish') !== null,
    })
  }
  return (
    <Dialog
      id="set-field"
      open={open}
      onClose={close}
      title={`Set the ${field} of ${countOf(type, chosen.count)}`}
    >
      <form className="staff-form" ref={form} onSubmit={submit} key={String(open)} noValidate>
        <SelectField
          name="value"
          label={kinds[type].field}
          placeholder="Choose one"
          choices={[
            ...choices.map(({ value, title }) => ({ value, label: title })),
            { value: NONE, label: `No ${field}` },
          ]}
          error={problem}
        />
        {answer !== undefined && (
          <PartState answer={answer} what={type === 'blog' ? 'Categories' : 'Industries'}>
            {() => null}
          </PartState>
        )}
        <LiveNote chosen={chosen} field={field} />
        <p className="dialog-actions">
          <button type="submit" className="button">
            Set {field}
          </button>
          <button type="button" className="text-link" onClick={close}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  )
}
