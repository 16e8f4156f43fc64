import { attributeOf } from '#shared/content/article-fields.ts'
import {
  fieldsOfEntry,
  openingTextProblem,
  type EntryField,
} from '#shared/content/entries/entry-fields.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import type { PictureInput, BlogInput } from '#shared/contracts/editing.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { slugIn } from '../editing/article-plan.ts'
import { toBodyField } from '../editing/fields/body-field.ts'
import { momentField, slugField, type DocumentFields } from '../editing/fields/document-fields.ts'
import { toPictureField } from '../editing/fields/picture-field.ts'
import { assertNone } from '../editing/fields/resolve-input.ts'

/** Values of the fields in the format of the REST API, with a body as blocks. */
export type EntryInput = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Name of a document in lists. */
export const nameOf = (type: EntryType, document: LakeDocument): string =>
  textOf(document[entryTypes[type].name])

/** Last part of the address of a document. */
export const addressOf = (document: LakeDocument): string => slugIn(document) ?? document._id

/** Converts a value, which the contract has already checked, to its attribute in the lake. */
function toAttribute({ kind }: EntryField, value: unknown, name: string): unknown {
  switch (kind) {
    case 'slug':
      return slugField(String(value))
    case 'moment':
      return momentField(String(value))
    case 'picture':
      // The cast is correct, because the contract of the type has parsed the value as a picture.
      return toPictureField(value as PictureInput, name) // oxlint-disable-line typescript/no-unsafe-type-assertion
    case 'body': {
      // The cast is correct, because the contract of the type has parsed the value as a body.
      const body = toBodyField(value as NonNullable<BlogInput['body']>) // oxlint-disable-line typescript/no-unsafe-type-assertion
      const problem = openingTextProblem(body)
      assertNone(problem === undefined ? {} : { [name]: problem })
      return body
    }
    case 'line':
    case 'text':
    case 'choice':
      return value
  }
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Returns the attributes that the lake stores. Absent values stay unchanged; empty values remove an attribute.
 * @throws HttpError `validation_failed` with the field
 */
export function toEntryFields(type: EntryType, input: EntryInput): DocumentFields {
  const given = fieldsOfEntry(type).filter(([name]) => input[name] !== undefined)
  const set = given
    .filter(([name]) => !isEmpty(input[name]))
    .map(([name, field]) => [attributeOf(name), toAttribute(field, input[name], name)] as const)
  return {
    set: Object.fromEntries(set),
    unset: given.filter(([name]) => isEmpty(input[name])).map(([name]) => attributeOf(name)),
  }
}

/** Errors for empty required fields, by field. The text of an opening is required only for publication. */
export function emptyFields(
  type: EntryType,
  document: Readonly<Record<string, unknown>>,
  goesOut: boolean,
): Record<string, string> {
  const missing = fieldsOfEntry(type).flatMap(([name, { kind, required }]) => {
    if (required === undefined || (kind === 'body' && !goesOut)) return []
    const value = document[attributeOf(name)]
    const isMissing = value === undefined || (typeof value === 'string' && value.trim() === '')
    return isMissing || isEmpty(value) ? [[name, required] as const] : []
  })
  return Object.fromEntries(missing)
}
