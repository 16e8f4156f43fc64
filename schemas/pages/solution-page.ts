import { StackIcon } from '@sanity/icons/Stack'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pageTypes } from '#shared/content/pages/fixed-pages.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { solutionLimits as limits } from '#shared/content/pages/solution-limits.ts'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'
import { choices, titleOf } from './choices.ts'
import {
  factsField,
  lineField,
  listRules,
  pointsField,
  proseField,
  questionsField,
  sectionFields,
  tableField,
} from './copy-fields.ts'
import { flowField } from './flow.ts'
import { solutionGroups } from './page-groups.ts'
import { pageMetaField } from './page-meta.ts'
import { pagePreview } from './page-preview.ts'
import { pagePublishingFields } from './page-publishing.ts'

const partsField = defineField({
  name: 'parts',
  title: 'Services',
  type: 'object',
  group: 'parts',
  description: 'What each service of this line of work contributes.',
  fields: [
    ...sectionFields,
    defineField({
      name: 'items',
      title: 'Services',
      type: 'array',
      description: 'One row for each service. Drag to reorder.',
      of: [
        defineArrayMember({
          name: ITEM_TYPES['parts.items'],
          title: 'Service',
          type: 'object',
          fields: [
            defineField({
              name: 'slug',
              title: 'Service',
              type: 'string',
              options: { list: choices(services) },
              description: 'The page that the row leads to.',
              validation: (rule) => rule.required().error('Choose a service.'),
            }),
            proseField({
              name: 'text',
              title: 'Text',
              description: 'One sentence: the question that the service answers.',
            }),
          ],
          preview: {
            select: { slug: 'slug', text: 'text' },
            prepare: ({ slug, text }) => ({
              title: titleOf(services, slug) ?? 'No service',
              subtitle: typeof text === 'string' ? text : '',
            }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one.'),
    }),
  ],
})

/** Solution page. */
export const solutionPage = defineType({
  name: pageTypes.solution,
  title: 'Solution page',
  type: 'document',
  icon: StackIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: solutionGroups,
  fields: [
    lineField({
      name: 'heading',
      title: 'Headline',
      description: 'The result for the buyer, as the only main heading of the page.',
      group: 'head',
    }),
    proseField({
      name: 'lede',
      title: 'Introduction',
      description: 'What we do and what the buyer gets, in one or two sentences.',
      group: 'head',
    }),
    factsField(limits.facts),
    flowField,
    partsField,
    defineField({
      name: 'situations',
      title: 'When to order',
      type: 'object',
      group: 'situations',
      description: 'Situations in which customers order it.',
      fields: [
        ...sectionFields,
        pointsField({
          name: 'points',
          item: ITEM_TYPES['situations.points'],
          title: 'Situations',
          noun: 'situations',
          description: 'One situation each. Drag to reorder.',
          limit: limits.situations,
        }),
      ],
    }),
    defineField({
      name: 'received',
      title: 'What you receive',
      type: 'object',
      group: 'received',
      description: 'The documents and data that customers get.',
      fields: [...sectionFields, tableField({ columns: limits.columns, rows: limits.rows })],
    }),
    defineField({
      name: 'limits',
      title: 'Limits',
      type: 'object',
      group: 'limits',
      description: 'What the solution can’t do or promise.',
      fields: [
        ...sectionFields,
        pointsField({
          name: 'points',
          item: ITEM_TYPES['limits.points'],
          title: 'Limits',
          noun: 'limits',
          description: 'Each limit with what the reader can do instead. Drag to reorder.',
          limit: limits.limits,
          textLimit: limits.limitText,
        }),
      ],
    }),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'object',
      group: 'questions',
      description: 'Common questions, which search engines and the assistant also read.',
      fields: [...sectionFields, questionsField(limits.questions)],
    }),
    defineField({
      name: 'related',
      title: 'Related pages',
      type: 'object',
      group: 'related',
      description: 'Where a reader of this page goes next.',
      fields: [
        lineField({
          name: 'heading',
          title: 'Heading',
          description: 'A complete phrase that names the content of the section.',
        }),
        defineField({
          name: 'industries',
          title: 'Industries',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { list: choices(industries), layout: 'list' },
          description: 'Industries that order this solution.',
          validation: (rule) => [
            rule.unique().error('Remove the industry that is listed twice.'),
            ...listRules(limits.relatedIndustries, 'industries')(rule),
          ],
        }),
      ],
    }),
    proseField({
      name: 'closing',
      title: 'Closing line',
      description: 'What to tell us, and what we do then. Never ask for personal data.',
      group: 'closing',
      limit: limits.closing,
    }),
    ...pagePublishingFields,
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
  ],
  preview: pagePreview(StackIcon),
})
