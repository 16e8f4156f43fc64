import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'

/** Document type: author of a blog post. An author is a person or a desk (team of authors). */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'A person or a team, such as “Screening desk”.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({ name: 'role', title: 'Role', type: 'string', description: 'Optional.' }),
    defineField({
      name: 'bio',
      title: 'About',
      type: 'text',
      rows: 3,
      description: 'Two or three sentences, shown under each article.',
    }),
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'role', media: 'picture' } },
})
