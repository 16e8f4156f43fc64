import { defineField } from 'sanity'

/** The title of an article; longer than `max` characters, `warning` says what comes of it. */
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

/** The title of an article with a page of its own. */
export const articleTitleField = titleField({
  max: 90,
  warning: 'Long titles are cut in lists and search results.',
})
