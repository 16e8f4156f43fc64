import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { bodyField } from './fields/body.ts'
import { coverImageField } from './fields/cover-image.ts'
import { articleGroups } from './fields/groups.ts'
import { articleOrderings } from './fields/orderings.ts'
import { publishingFields } from './fields/publishing.ts'
import { slugField } from './fields/slug.ts'
import { summaryField } from './fields/summary.ts'
import { articleTitleField } from './fields/title.ts'
import { updateFields } from './fields/update.ts'
import { articlePreview } from './preview.ts'
import { publishedIdOf } from './rules/published-id.ts'
import { wished } from './rules/reference.ts'

const MAX_RELATED = 3

/** Tags are part of addresses, in which a space at the beginning or end would be lost. */
const noOuterSpaces = (tags: readonly unknown[] | undefined) => {
  const wrong = tags?.filter((tag) => typeof tag === 'string').find((tag) => tag !== tag.trim())
  return wrong === undefined ? true : `Remove the spaces at the ends of “${wrong.trim()}”.`
}

/** Document type: post of the blog. */
export const blog = defineType({
  name: 'blog',
  title: 'Blog',
  type: 'document',
  icon: DocumentTextIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: articleGroups,
  fields: [
    articleTitleField,
    slugField({
      source: 'title',
      description: 'The last part of the address: /blogs/slug. “Generate” makes it from the title.',
      group: 'content',
      freezes: true,
    }),
    { ...bodyField, validation: (rule) => rule.required().min(1).error('Write the text.') },
    summaryField({
      name: 'excerpt',
      title: 'Excerpt',
      description: 'One or two sentences for lists and search results.',
      warning: 'Lists cut excerpts after about 200 characters.',
    }),
    coverImageField,
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'details',
      validation: (rule) => wished(rule, 'Choose a category so readers can find it.'),
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      group: 'details',
      description: 'Press Enter after each.',
      validation: (rule) => [
        rule.unique().error('Remove the duplicate tag.'),
        rule.custom(noOuterSpaces),
        rule.max(10).warning('Use up to ten tags.'),
      ],
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      to: [{ type: 'author' }],
      group: 'details',
      validation: (rule) => wished(rule, 'Choose an author so readers know who wrote it.'),
    }),
    defineField({
      name: 'featured',
      title: 'Featured',
      type: 'boolean',
      group: 'details',
      description: 'Shown at the top of the list.',
      initialValue: false,
    }),
    defineField({
      name: 'relatedBlogs',
      title: 'Related posts',
      type: 'array',
      of: [
        defineArrayMember({
          title: 'Post',
          type: 'reference',
          to: [{ type: 'blog' }],
          options: {
            filter: ({ document }) => ({
              filter: '!(_id in [$id, "drafts." + $id])',
              params: { id: publishedIdOf(document._id) },
            }),
          },
        }),
      ],
      group: 'details',
      description:
        'Up to three, shown under the post. If empty, the newest posts in its category are shown.',
      validation: (rule) => [rule.unique(), rule.max(MAX_RELATED)],
    }),
    ...publishingFields,
    ...updateFields,
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'seo' }),
  ],
  orderings: articleOrderings,
  preview: articlePreview('Untitled post', DocumentTextIcon),
})
