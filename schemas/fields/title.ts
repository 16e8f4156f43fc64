import { defineField } from 'sanity'

/** Field for the title of an article. Above `max` characters, the form shows the text `warning`. */
export function titleField(options: {
  readonly max: number
  readonly warning: string
  readonly description?: string
}) {
  return defineField({
    name: 'title',
    title: 'Title',
    type: 'string',
    group: 'content',
    ...(options.description !== undefined && { description: options.description }),
    validation: (rule) => [rule.required(), rule.max(options.max).warning(options.warning)],
  })
}

/** Title field of the article types whose documents have their own pages. */
export const articleTitleField = titleField({
  max: 90,
  warning: 'Long titles are cut in lists and search results.',
})
