import { defineArrayMember, defineField } from 'sanity'
import { pathProblem } from '#shared/content/pages/frame/navigation.ts'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { checkPageIsThere } from '../../rules/known-page.ts'
import { lineField } from '../copy-fields.ts'

/** Field for a page of this site, by its path. A page that visitors cannot open is an error. */
const pathField = defineField({
  name: 'path',
  title: 'Page',
  type: 'string',
  description: 'The path of a public page of this site, such as /about.',
  validation: (rule) => [
    rule.required().error('Enter the path of the page.'),
    rule.custom((path) => (path === undefined ? true : (pathProblem(path) ?? true))),
    rule.custom(checkPageIsThere),
  ],
})

/** Fields for a link: its label and its page. */
export const linkFields = (limit: Limit) => [
  lineField({
    name: 'label',
    title: 'Label',
    description: 'The words visitors see, usually the title of the page.',
    limit,
  }),
  pathField,
]

/** Item type of a list of links. */
export const linkRow = (name: string, limit: Limit) =>
  defineArrayMember({
    name,
    title: 'Link',
    type: 'object',
    fields: linkFields(limit),
    preview: { select: { title: 'label', subtitle: 'path' } },
  })
