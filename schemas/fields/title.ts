import { defineField } from 'sanity'

/** Title of an article, with `warning` above `max` characters. */
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

/** Title of an article with a page of its own. */
export const articleTitleField = titleField({
  max: 90,
  warning: 'Long titles are cut in lists and search results.',
})
