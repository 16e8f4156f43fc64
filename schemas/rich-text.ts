import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField } from 'sanity'
import { OPENING_STYLES } from '#shared/content/entries/entry-fields.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { checkPageIsThere } from './rules/known-page.ts'
import { checkHref } from './rules/link.ts'
import { ownRule } from './rules/own-rule.ts'

const link = defineArrayMember({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description: 'https://…, mailto:…, tel:…, or a page of this site such as /contact.',
      validation: (rule) => [
        rule.custom(checkHref),
        ownRule(rule).custom(checkPageIsThere).warning(),
      ],
    }),
  ],
})

const internalLink = defineArrayMember({
  name: 'internalLink',
  title: 'Link to an article',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'reference',
      title: 'Article',
      type: 'reference',
      to: ARTICLE_TYPES.map((type) => ({ type })),
      description: 'The link follows the article when its address changes.',
      validation: (rule) => rule.required(),
    }),
  ],
})

const marks = {
  decorators: [
    { title: 'Strong', value: 'strong' },
    { title: 'Emphasis', value: 'em' },
    { title: 'Code', value: 'code' },
    { title: 'Underline', value: 'underline' },
    { title: 'Strike', value: 'strike-through' },
  ],
  annotations: [link, internalLink],
}

const lists = [
  { title: 'Bulleted', value: 'bullet' },
  { title: 'Numbered', value: 'number' },
]

/**
 * Block type for the text of articles: paragraphs, headings, quotations and lists. It has no first-level heading, because that is the title
 * of the page.
 */
export const articleBlock = defineArrayMember({
  type: 'block',
  styles: [
    { title: 'Paragraph', value: 'normal' },
    { title: 'Heading', value: 'h2' },
    { title: 'Subheading', value: 'h3' },
    { title: 'Small heading', value: 'h4' },
    { title: 'Quotation', value: 'blockquote' },
  ],
  lists,
  marks,
})

/**
 * Block type for the text of an opening: paragraphs, lists and small headings only. The title of the opening is already a heading inside a
 * section of the page.
 */
export const openingBlock = defineArrayMember({
  type: 'block',
  styles: OPENING_STYLES.map((value) => ({
    title: value === 'normal' ? 'Paragraph' : 'Small heading',
    value,
  })),
  lists,
  marks,
})

/** Block type for the text of a callout: paragraphs and lists, no headings. */
export const plainBlock = defineArrayMember({
  type: 'block',
  styles: [{ title: 'Paragraph', value: 'normal' }],
  lists,
  marks,
})
