import type { Picture, PortableBlock } from '#shared/content/article.ts'
import { fieldsOfEntry, type EntryField } from '#shared/content/entries/entry-fields.ts'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import { entryInputs } from '#shared/contracts/entries.ts'
import type { EntryBody, StaffEntry } from '#web/lib/staff/queries/entry-queries.ts'
import { fieldErrors } from '#web/lib/staff/queries/field-errors.ts'
import { isSame } from '../form/is-same.ts'
import { pictureInput, storedBlock } from '../form/to-input.ts'

/** Values of a form by field. Texts, choices and times are strings. They are empty if they are not set. */
export interface EntryForm {
  readonly texts: Readonly<Record<string, string>>
  readonly picture: Picture | null
  readonly body: readonly PortableBlock[]
}

const isText = ({ kind }: EntryField) => kind !== 'picture' && kind !== 'body'

const textNames = (type: EntryType) =>
  fieldsOfEntry(type).flatMap(([name, field]) => (isText(field) ? [name] : []))

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** Form values of an existing document, or of a new one. */
export function toForm(type: EntryType, entry: StaffEntry | undefined): EntryForm {
  const values: Readonly<Record<string, unknown>> = entry?.values ?? {}
  return {
    texts: Object.fromEntries(textNames(type).map((name) => [name, textIn(values[name])])),
    picture: entry !== undefined && 'picture' in entry.values ? entry.values.picture : null,
    body: entry !== undefined && 'body' in entry.values ? entry.values.body : [],
  }
}

/** True if two forms differ. */
export const differs = (one: EntryForm, other: EntryForm): boolean => !isSame(one, other)

/** Form after a save: the saved values, except for fields that were typed in while the save was running. */
export function keepTyped(sent: EntryForm, typed: EntryForm, saved: EntryForm): EntryForm {
  const pick = <Value>(of: (form: EntryForm) => Value): Value =>
    of(isSame(of(sent), of(typed)) ? saved : typed)
  const names = Object.keys(saved.texts)
  return {
    texts: Object.fromEntries(names.map((name) => [name, pick(({ texts }) => texts[name] ?? '')])),
    picture: pick(({ picture }) => picture),
    body: pick(({ body }) => body),
  }
}

/** Body of the write that changes `before` into `form`: only the changed fields. */
export function toBody(type: EntryType, before: EntryForm, form: EntryForm): EntryBody {
  const changed = fieldsOfEntry(type).flatMap(([name, field]): (readonly [string, unknown])[] => {
    if (field.kind === 'picture') {
      if (isSame(before.picture, form.picture)) return []
      return [[name, form.picture && pictureInput(form.picture)]]
    }
    if (field.kind === 'body') {
      return isSame(before.body, form.body) ? [] : [[name, form.body.map(storedBlock)]]
    }
    const value = form.texts[name]?.trim() ?? ''
    if (value === (before.texts[name] ?? '')) return []
    const isCleared = value === '' && (field.kind === 'moment' || field.kind === 'choice')
    // If no slug is sent, the server makes one from the title.
    if (value === '' && field.kind === 'slug') return []
    return [[name, isCleared ? null : value]]
  })
  return Object.fromEntries(changed)
}

/** Errors by field that are found in a body before it is sent. */
export function problemsOf(
  type: EntryType,
  body: EntryBody,
  isNew: boolean,
): Readonly<Record<string, string>> {
  const parsed = entryInputs[type].safeParse(body)
  const [first] = fieldsOfEntry(type)
  const [name, { required }] = first ?? ['', { required: undefined }]
  return {
    ...(isNew && body[name] === undefined && required !== undefined && { [name]: required }),
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
  }
}
