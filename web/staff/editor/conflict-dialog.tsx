import { counted } from '#shared/text/count.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Picture as PictureData } from '#shared/content/article.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { choicesQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { statusNames } from '#web/ui/list/status-mark.tsx'
import { allFields, type FieldName } from '#shared/content/article-fields.ts'
import { describeField } from './form/describe-field.ts'
import { differences, merge, type Side } from './form/merge.ts'
import { toForm } from './form/to-form.ts'
import type { Conflict } from './editing-rules.ts'
import type { Editing } from './use-editing.ts'

const sides = [
  { side: 'mine', title: 'Your version' },
  { side: 'theirs', title: 'Their version' },
] as const

interface ConflictDialogProps {
  readonly editing: Editing
}

/** Dialog that shows two versions of an article side by side. For each field the user chooses the version to keep. */
export function ConflictDialog({ editing }: ConflictDialogProps) {
  const { conflict, closeConflict } = editing
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={closeConflict}
      title="Choose what to keep"
      id="conflict-dialog"
    >
      {conflict !== undefined && <Versions editing={editing} conflict={conflict} />}
    </Dialog>
  )
}

type Choice = Readonly<Partial<Record<FieldName, Side>>>

function useWords() {
  const { api } = useStaff()
  const authors = useQuery(choicesQuery(api, 'authors')).data
  const categories = useQuery(choicesQuery(api, 'categories')).data
  const titleIn = (list: typeof authors, gone: string) => (id: string) =>
    list === undefined ? 'Loading…' : (list.find((one) => one.id === id)?.title ?? gone)
  return {
    status: (status: keyof typeof statusNames) => statusNames[status],
    author: titleIn(authors, 'Deleted author'),
    category: titleIn(categories, 'Deleted category'),
  }
}

const shape = { widths: [240, 480], ratio: 1.5 }

function Pictures({ pictures }: { readonly pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return null
  return (
    <span className="version-pictures">
      {pictures.map((picture, index) => (
        <Picture
          key={`${picture.asset ?? picture.library} ${index}`}
          picture={picture}
          shape={shape}
          sizes="132px"
          decorative
        />
      ))}
    </span>
  )
}

function Versions({ editing, conflict }: ConflictDialogProps & { readonly conflict: Conflict }) {
  const { type, base, form: mine } = editing.state
  const theirs = toForm(conflict.theirs)
  const words = useWords()
  const differing = differences(type, { base, mine, theirs })
  const [choice, setChoice] = useState<Choice>(() =>
    Object.fromEntries(differing.flatMap(({ name, only }) => (only ? [[name, only]] : []))),
  )
  const all = (side: Side) =>
    setChoice(Object.fromEntries(differing.map(({ name }) => [name, side])))
  const open = differing.filter(({ name }) => choice[name] === undefined).length
  const versions = { mine, theirs }
  return (
    <form
      className="versions"
      onSubmit={(event) => {
        event.preventDefault()
        void editing.resolve(conflict, merge(mine, theirs, choice))
      }}
    >
      <p>
        Someone else changed this after you opened it. Choose the version of each field to keep.
        What only one of you changed is chosen already.
      </p>
      <div className="edit-actions">
        <button type="button" className="desk-button" onClick={() => all('mine')}>
          Keep all of yours
        </button>
        <button type="button" className="desk-button" onClick={() => all('theirs')}>
          Keep all of theirs
        </button>
      </div>
      {differing.map(({ name, only }) => (
        <fieldset className="version" key={name}>
          <legend>
            {allFields[name].label}
            {only !== undefined && (
              <span className="version-only">
                {only === 'mine' ? 'only you changed it' : 'only they changed it'}
              </span>
            )}
          </legend>
          <div className="version-sides">
            {sides.map(({ side, title }) => {
              const { text, pictures } = describeField(name, versions[side], words)
              return (
                <label key={side} className="version-side">
                  <span className="choice">
                    <input
                      type="radio"
                      name={`version-${name}`}
                      value={side}
                      checked={choice[name] === side}
                      onChange={() => setChoice({ ...choice, [name]: side })}
                    />
                    <span>{title}</span>
                  </span>
                  <Pictures pictures={pictures} />
                  <span className="version-text" dir="auto">
                    {text}
                  </span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      <div className="edit-actions version-end">
        <button type="submit" className="button" disabled={open > 0}>
          {conflict.intent === undefined || conflict.intent === 'save'
            ? 'Keep these'
            : 'Keep these and continue'}
        </button>
        {open > 0 && <output>{counted(open, 'field to choose', 'fields to choose')}</output>}
      </div>
    </form>
  )
}
