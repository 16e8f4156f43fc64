import * as z from 'zod/mini'
import { entryTypes, type EntryType } from '../../content/entries/entry-types.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { deletedAnswer } from '../editing.ts'
import {
  ENTRY_SORT_KEYS,
  ENTRY_VIEWS,
  entryAnswers,
  entryInputs,
  entryListAnswer,
} from '../entries.ts'
import { referrersAnswer } from '../referrers.ts'
import { ID, limit, named, page, template, text, type Schema } from './operation.ts'

const sortKeys = ENTRY_SORT_KEYS.flatMap((key) => [key, `-${key}` as const])

const PUBLISHES = { 'content.publish': 'to change what visitors see' } as const

const STALE = 'Someone else has changed it, or the Studio has a draft of it'

const operationsOf = <Input extends Schema, Answer extends Schema>(
  type: EntryType,
  input: Input,
  answer: Answer,
) => {
  const { one, plural } = entryTypes[type]
  const at = template(staffApiPaths.entry(type, ID))
  return named({
    list: {
      method: 'GET',
      path: staffApiPaths.entries(type),
      access: 'content.read',
      group: plural,
      summary: `Lists ${plural.toLowerCase()} with their state and use`,
      query: { page, limit, search: text, view: z.enum(ENTRY_VIEWS), sort: z.enum(sortKeys) },
      answer: entryListAnswer,
    },
    create: {
      method: 'POST',
      path: staffApiPaths.entries(type),
      access: 'content.write',
      besides: PUBLISHES,
      group: plural,
      status: 201,
      summary: `Creates ${one}`,
      body: input,
      answer,
      mayWait: true,
      repeatable: true,
      refusals: { 409: 'Another document has this slug' },
    },
    get: {
      method: 'GET',
      path: at,
      access: 'content.read',
      group: plural,
      summary: `Returns ${one}`,
      answer,
    },
    update: {
      method: 'PUT',
      path: at,
      access: 'content.write',
      besides: PUBLISHES,
      group: plural,
      summary: `Changes ${one}`,
      details: 'A change of a document that visitors see is public at once.',
      body: input,
      answer,
      mayWait: true,
      guarded: true,
      refusals: { 409: STALE },
    },
    remove: {
      method: 'DELETE',
      path: at,
      access: 'content.publish',
      group: plural,
      summary: `Moves ${one} to the trash`,
      query: { revision: text },
      answer: deletedAnswer,
      mayWait: true,
      guarded: true,
      refusals: { 409: `Other documents refer to it. ${STALE}` },
    },
    referrers: {
      method: 'GET',
      path: template(staffApiPaths.entryReferrers(type, ID)),
      access: 'content.read',
      group: plural,
      summary: `Lists the documents that refer to ${one}`,
      answer: referrersAnswer,
    },
  })
}

/** Operations on openings, authors and categories. */
export const entryOperations = {
  opening: operationsOf('opening', entryInputs.opening, entryAnswers.opening),
  author: operationsOf('author', entryInputs.author, entryAnswers.author),
  category: operationsOf('category', entryInputs.category, entryAnswers.category),
} as const
