import { defineField } from 'sanity'
import type {} from '../options.ts'

const MAX_LENGTH = 200

/** Field for the summary of an article in lists, with a counter. Above 200 characters, the form shows the text `warning`. */
export function summaryField<Name extends string>(options: {
  readonly name: Name
  readonly title: string
  readonly description: string
  readonly warning: string
}) {
  return defineField({
    name: options.name,
    title: options.title,
    type: 'text',
    rows: 3,
    group: 'content',
    description: options.description,
    options: { counted: MAX_LENGTH },
    validation: (rule) => [rule.required(), rule.max(MAX_LENGTH).warning(options.warning)],
  })
}
