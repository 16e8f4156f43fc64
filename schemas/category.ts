import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { slugField } from './fields/slug.ts'

/** Document type: category of blog posts. */
export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    slugField({ source: 'title', description: 'Used in the URL of the category page.' }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 2,
      description: 'One sentence about what readers find here.',
    }),
  ],
  orderings: [{ name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'slug.current' } },
})
