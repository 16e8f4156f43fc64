import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { type CatalogueEntry, industries, services } from '#shared/pages/catalogue/catalogue.ts'
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
import { checkClientName } from './rules/client.ts'

const choices = (terms: readonly CatalogueEntry[]) =>
  terms.map(({ slug, title }) => ({ value: slug, title }))

const clientField = defineField({
  name: 'client',
  title: 'Client',
  type: 'object',
  group: 'details',
  fields: [
    defineField({
      name: 'anonymous',
      title: 'Hide the client’s name',
      type: 'boolean',
      description: 'Only staff can see the name.',
      initialValue: true,
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Shown unless hidden. If empty, the page says the client is invented.',
      validation: (rule) => rule.custom((name, { parent }) => checkClientName(name, parent)),
    }),
  ],
})

const testimonialField = defineField({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'object',
  group: 'content',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({ name: 'quote', title: 'Quotation', type: 'text', rows: 3 }),
    defineField({ name: 'name', title: 'Person quoted', type: 'string' }),
    defineField({ name: 'role', title: 'Role', type: 'string' }),
  ],
})

/** Document type: report on work for a client, with its results. */
export const caseStudy = defineType({
  name: 'caseStudy',
  title: 'Case study',
  type: 'document',
  icon: CaseIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: articleGroups,
  fields: [
    articleTitleField,
    slugField({
      source: 'title',
      description: 'The last part of the address: /case-studies/slug.',
      group: 'content',
      freezes: true,
    }),
    defineField({ name: 'challenge', title: 'Challenge', type: 'text', rows: 5, group: 'content' }),
    defineField({ name: 'solution', title: 'Solution', type: 'text', rows: 5, group: 'content' }),
    bodyField,
    defineField({
      name: 'results',
      title: 'Results',
      type: 'array',
      of: [defineArrayMember({ type: 'result' })],
      group: 'content',
      description: 'Figures shown at the top of the page. Put the most important first.',
      validation: (rule) => rule.max(3).warning('The page shows the first three figures.'),
    }),
    summaryField({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences for lists and search results.',
      warning: 'Lists cut summaries after about 200 characters.',
    }),
    coverImageField,
    testimonialField,
    defineField({
      name: 'gallery',
      title: 'Gallery',
      type: 'array',
      of: [defineArrayMember({ type: 'picture' })],
      options: { layout: 'grid' },
      group: 'content',
    }),
    defineField({
      name: 'industry',
      title: 'Industry',
      type: 'string',
      options: { list: choices(industries) },
      group: 'details',
      validation: (rule) => rule.required().warning('Choose an industry so readers can find it.'),
    }),
    clientField,
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: choices(services), layout: 'list' },
      group: 'details',
      description: 'Services used in this case. Each links to its page.',
      validation: (rule) => rule.unique(),
    }),
    ...publishingFields,
    ...updateFields,
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'seo' }),
  ],
  orderings: articleOrderings,
  preview: articlePreview('Untitled case study', CaseIcon),
})
