import { HomeIcon } from '@sanity/icons/Home'
import { defineField, defineType } from 'sanity'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { homeLimits as limits } from '#shared/content/pages/home-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { factsList, headingField, lineField, proseField, sectionFields } from './copy-fields.ts'
import { homeGroups } from './page-groups.ts'
import { pageMetaField } from './page-meta.ts'
import { pagePreview } from './page-preview.ts'
import { pagePublishingFields } from './page-publishing.ts'
import { closingLine, hrefField, linesOfWork, listOf } from './sections.ts'
import { specimenField } from './specimen.ts'

const labelField = lineField({
  name: 'label',
  title: 'Label',
  description: 'One to four words beside the heading.',
})

const sectionHeading = headingField({ max: 58 })

const linkField = (name: string, title: string, description: string) =>
  lineField({ name, title, description })

/** Document type: home page. */
export const homePage = defineType({
  name: pageTypes.home,
  title: 'Home page',
  type: 'document',
  icon: HomeIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: homeGroups,
  fields: [
    lineField({
      name: 'label',
      title: 'Label',
      description: 'What the company does, in small capitals above the headline.',
      group: 'head',
    }),
    lineField({
      name: 'heading',
      title: 'Headline',
      description: 'The promise of the company, as the only main heading of the page.',
      group: 'head',
    }),
    proseField({
      name: 'lede',
      title: 'Introduction',
      description: 'What we check and what you get, in one or two sentences.',
      group: 'head',
      limit: limits.lede,
    }),
    factsList({
      description: 'Figures in a row below the introduction, each with its condition.',
      group: 'head',
      limit: limits.facts,
    }),
    defineField({
      name: 'work',
      title: 'What we offer',
      type: 'object',
      group: 'work',
      description: 'The lines of work with their services.',
      fields: [
        labelField,
        sectionHeading,
        linkField('link', 'Link text', 'The link to all services.'),
        linesOfWork({
          name: 'lines',
          item: ITEM_TYPES['work.lines'],
          limit: limits.lines,
          fields: [
            lineField({ name: 'title', title: 'Title', description: 'The name of the line.' }),
            proseField({ name: 'summary', title: 'Summary', description: 'One sentence.' }),
          ],
          preview: { title: 'title', subtitle: 'summary' },
        }),
      ],
    }),
    defineField({
      name: 'evidence',
      title: 'Sample report',
      type: 'object',
      group: 'evidence',
      description: 'An annotated sample of a report.',
      fields: [...sectionFields, specimenField],
    }),
    defineField({
      name: 'cases',
      title: 'Worked example',
      type: 'object',
      group: 'articles',
      description: 'Links below the newest worked example with figures.',
      fields: [
        linkField('link', 'Link to all', 'The link to all worked examples.'),
        linkField('read', 'Link to one', 'The link to this worked example.'),
      ],
    }),
    defineField({
      name: 'writing',
      title: 'Blog',
      type: 'object',
      group: 'articles',
      description: 'The section with the newest posts.',
      fields: [
        labelField,
        sectionHeading,
        linkField('link', 'Link text', 'The link to all posts.'),
      ],
    }),
    defineField({
      name: 'more',
      title: 'More help',
      type: 'object',
      group: 'more',
      description: 'Links to other pages.',
      fields: [
        labelField,
        sectionHeading,
        listOf({
          name: 'entries',
          title: 'Entries',
          description: 'Each leads to a page. Drag to reorder.',
          item: ITEM_TYPES['more.entries'],
          noun: 'entries',
          limit: limits.entries,
          fields: [
            lineField({ name: 'title', title: 'Title', description: 'A few words.' }),
            hrefField,
            proseField({ name: 'text', title: 'Text', description: 'One sentence.' }),
          ],
          preview: { title: 'title', subtitle: 'text' },
        }),
      ],
    }),
    closingLine(limits.closing),
    ...pagePublishingFields,
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
  ],
  preview: pagePreview(HomeIcon),
})
