import { defineField } from 'sanity'

/** Picture at the top of an article and in lists. */
export const coverImageField = defineField({
  name: 'coverImage',
  title: 'Cover image',
  type: 'picture',
  group: 'content',
  description:
    'Stands at the head of the article and in lists; at least 1600 pixels wide is best. Upload one, or choose one from the library.',
})
