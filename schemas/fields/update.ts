import { defineField } from 'sanity'
import { sharedFields } from '#shared/content/article-fields.ts'

/** Fields for a note to readers about a change after publication, and for the date of this change. */
export const updateFields = [
  defineField({
    name: 'updateNote',
    title: 'What changed',
    type: 'string',
    group: 'publishing',
    description:
      'For readers, after you change a published article: “New DBS range”. Empty if nothing important changed.',
    validation: (rule) => rule.max(sharedFields.update_note.max),
  }),
  defineField({
    name: 'updatedOn',
    title: 'Updated on',
    type: 'datetime',
    group: 'publishing',
    description: 'Date shown with “What changed”. Empty: the date of the last change.',
  }),
]
