import { defineField } from 'sanity'

/** Field for the picture at the top of an article and in lists. */
export const coverImageField = defineField({
  name: 'coverImage',
  title: 'Cover image',
  type: 'picture',
  group: 'content',
  description: 'Shown at the top of the article and in lists. Best at 1600 pixels wide or more.',
})
