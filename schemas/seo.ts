import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { SEO_LENGTHS } from '#shared/content/search-preview.ts'
import { keywordsField } from './fields/keywords.ts'
import type {} from './options.ts'

/** Object type: metadata for search engines and shared links, if they differ from the article's own texts. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  description: 'All optional. Empty fields use the article’s own text.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'string',
      description: 'Replaces the article’s title. Search engines cut it after about 60 characters.',
      options: { counted: SEO_LENGTHS.title },
      validation: (rule) =>
        rule.max(SEO_LENGTHS.title).warning('Search engines cut titles after about 60 characters.'),
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'One or two sentences. Search engines cut it after about 160 characters.',
      options: { counted: SEO_LENGTHS.description },
      validation: (rule) =>
        rule
          .max(SEO_LENGTHS.description)
          .warning('Search engines cut descriptions after about 160 characters.'),
    }),
    keywordsField(),
    defineField({
      name: 'ogImage',
      title: 'Image for shared links',
      type: 'picture',
      description: 'Best at 1,200 by 630 pixels. If empty, the cover image is used.',
    }),
    defineField({
      name: 'canonical',
      title: 'Original address',
      type: 'url',
      description:
        'Only when this text first appeared elsewhere: the full address of the original.',
      validation: (rule) => rule.uri({ scheme: ['http', 'https'] }),
    }),
    defineField({
      name: 'noindex',
      title: 'Hide from search engines',
      type: 'boolean',
      description: 'The page stays on the site; search engines are asked not to list it.',
      initialValue: false,
    }),
  ],
})
