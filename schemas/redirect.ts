import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { checkRedirect, checkRedirectFrom, checkRedirectTo } from './rules/link.ts'

/** Document type: redirect from an old path to a new one. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      type: 'string',
      description:
        'A path of this site, such as /old-page. If a page exists at this path, visitors see the page.',
      validation: (rule) => [rule.required(), rule.custom(checkRedirectFrom)],
    }),
    defineField({
      name: 'to',
      title: 'New path',
      type: 'string',
      description: 'The path on this site that visitors are sent to.',
      validation: (rule) => [rule.required(), rule.custom(checkRedirectTo)],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      description: 'Turn on for permanent moves. Search engines then drop the old address.',
      initialValue: true,
    }),
  ],
  validation: (rule) =>
    rule.custom((value) => checkRedirect({ from: value?.['from'], to: value?.['to'] })),
  orderings: [{ name: 'from', title: 'Old path', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ from, to, permanent }) => ({
      title: `${from ?? '…'} → ${to ?? '…'}`,
      subtitle: permanent === false ? 'Temporary' : 'Permanent',
      media: ArrowRightIcon,
    }),
  },
})
