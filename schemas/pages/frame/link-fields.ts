import { defineArrayMember, defineField } from 'sanity'
import { pathProblem } from '#shared/content/pages/frame/navigation.ts'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { checkPageIsThere } from '../../rules/known-page.ts'
import { lineField } from '../copy-fields.ts'

/** Address of a page of this site. A link to a page that visitors cannot open is an error. */
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

/** Label of a link with its page. */
export const linkFields = (limit: Limit) => [
  lineField({
    name: 'label',
    title: 'Label',
    description: 'The words visitors see, usually the title of the page.',
    limit,
  }),
  pathField,
]

/** Row of a list of links. */
export const linkRow = (name: string, limit: Limit) =>
  defineArrayMember({
    name,
    title: 'Link',
    type: 'object',
    fields: linkFields(limit),
    preview: { select: { title: 'label', subtitle: 'path' } },
  })
