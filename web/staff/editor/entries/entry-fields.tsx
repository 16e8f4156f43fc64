import { useState } from 'react'
import { fieldsOfEntry, type EntryField } from '#shared/content/entries/entry-fields.ts'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import { paths } from '#shared/paths/paths.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { openingTools } from '../body/body-tools.ts'
import { slugOf } from '../form/slug.ts'
import { BodyField } from '../panels/body-field.tsx'
import { DateField } from '../panels/date-field.tsx'
import { PictureForm } from '../pictures/picture-form.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import type { EntryEditing } from './use-entry-form.ts'

interface FieldProps {
  readonly type: EntryType
  readonly editing: EntryEditing
  readonly mayWrite: boolean
}

function PictureField({
  editing,
  label,
}: Pick<FieldProps, 'editing'> & { readonly label: string }) {
  const { form, set, problems } = editing
  const [isPicking, setPicking] = useState(false)
  return (
    <section className="edit-section" data-field="picture">
      <h2>{label}</h2>
      {form.picture === null ? (
        <>
          <p className="field-hint">No picture yet. Articles show the name only.</p>
          <button type="button" className="desk-button" onClick={() => setPicking(true)}>
            Choose an image
          </button>
        </>
      ) : (
        <PictureForm
          name="picture"
          picture={form.picture}
          hasCaption={false}
          error={problems['picture.alt_text'] ?? problems['picture']}
          onChange={(picture) => set({ picture })}
          onRemove={() => set({ picture: null })}
        />
      )}
      <PicturePicker
        open={isPicking}
        onClose={() => setPicking(false)}
        onPick={([picture]) => {
          setPicking(false)
          if (picture !== undefined) set({ picture })
        }}
      />
    </section>
  )
}

/** Address of a category that already has pages. It cannot be changed, because links lead to it. */
function FixedAddress({ slug }: { readonly slug: string }) {
  return (
    <div className="field">
      <p className="edit-frozen">
        <span>{paths.blogCategory(slug)}</span>
      </p>
      <p className="field-hint">It stays, because visitors and other sites link to it.</p>
    </div>
  )
}

function SlugInput({
  type,
  editing,
  label,
  hint,
}: FieldProps & { readonly label: string; readonly hint: string | undefined }) {
  const { entry, form, setText, problems } = editing
  const slug = form.texts['slug'] ?? ''
  if (type === 'category' && entry !== undefined) return <FixedAddress slug={slug} />
  const typed = slugOf(form.texts['title'] ?? '')
  const shown = slug === '' ? typed : slug
  const address = type === 'category' ? paths.blogCategory(shown) : paths.opening(shown)
  return (
    <>
      <TextField
        name="slug"
        label={label}
        hint={hint}
        required={false}
        placeholder={typed}
        spellCheck={false}
        autoComplete="off"
        error={problems['slug']}
        value={slug}
        onChange={(event) => setText('slug', event.currentTarget.value.trim())}
      />
      {shown !== '' && <p className="edit-address">{address}</p>}
    </>
  )
}

function Field({
  name,
  field,
  ...props
}: FieldProps & { readonly name: string; readonly field: EntryField }) {
  const { editing, mayWrite } = props
  const { form, problems, setText, set, version } = editing
  const { label, hint } = field
  const words = { name, label, hint, error: problems[name], required: false, dir: 'auto' } as const
  const value = form.texts[name] ?? ''
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          {...words}
          value={value}
          onChange={(event) => setText(name, event.currentTarget.value)}
        />
      )
    case 'text':
      return (
        <TextArea
          {...words}
          rows={3}
          value={value}
          onChange={(event) => setText(name, event.currentTarget.value)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...words}
          placeholder="Not given"
          choices={Object.entries(field.choices).map(([key, text]) => ({
            value: key,
            label: text,
          }))}
          value={value}
          onChange={(event) => setText(name, event.currentTarget.value)}
        />
      )
    case 'moment':
      return <DateField {...words} value={value} onChange={(moment) => setText(name, moment)} />
    case 'slug':
      return <SlugInput {...props} label={label} hint={hint} />
    case 'picture':
      return <PictureField editing={editing} label={label} />
    case 'body':
      return (
        <BodyField
          form={{ body: form.body, title: form.texts['title'] ?? '' }}
          errors={problems}
          set={set}
          version={version}
          readOnly={!mayWrite}
          tools={openingTools}
        />
      )
  }
}

/** Names of the fields that are in the panels next to the text. */
const BESIDE = new Set(['team', 'place', 'employment', 'closes_at', 'slug'])

/** Fields of a document: either those of the main column, or those of the panels next to it. */
export function EntryFields({
  place,
  ...props
}: FieldProps & { readonly place: 'sheet' | 'panel' }) {
  return fieldsOfEntry(props.type)
    .filter(([name]) => BESIDE.has(name) === (place === 'panel'))
    .map(([name, field]) => <Field key={name} name={name} field={field} {...props} />)
}
