import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { industryLimits as limits } from '#shared/content/pages/industry-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import {
  headingField,
  lineField,
  listRules,
  pointsField,
  proseField,
  reviewedField,
  textRules,
} from './copy-fields.ts'
import { tableField } from './table-field.ts'
import { industryGroups } from './page-groups.ts'
import { pageMetaField } from './page-meta.ts'
import { pagePreview } from './page-preview.ts'
import { pagePublishingFields } from './page-publishing.ts'
import { risksField } from './risks.ts'
import { catalogueField, closingField, questionsSection } from './shared-fields.ts'

const sectionHeading = headingField(limits.sectionHeading)

/** Document type: industry page. */
export const industryPage = defineType({
  name: pageTypes.industry,
  title: 'Industry page',
  type: 'document',
  icon: CaseIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: industryGroups,
  fields: [
    lineField({
      name: 'heading',
      title: 'Headline',
      description: 'The name of the industry, as the only main heading of the page.',
      group: 'head',
      limit: limits.sectionHeading,
    }),
    proseField({
      name: 'lede',
      title: 'Introduction',
      description: '“You have this duty or risk. We help.” in one or two sentences.',
      group: 'head',
      limit: limits.lede,
    }),
    risksField,
    defineField({
      name: 'roles',
      title: 'Checks by role',
      type: 'object',
      group: 'roles',
      description: 'Which roles are checked, how often, and how long it takes.',
      fields: [
        sectionHeading,
        tableField({ columns: limits.columns, rows: limits.roles, hasTimes: true }),
      ],
    }),
    defineField({
      name: 'situation',
      title: 'Worked example',
      type: 'object',
      group: 'situation',
      description: 'An invented case, without a client’s name or figures.',
      fields: [
        sectionHeading,
        defineField({
          name: 'paragraphs',
          title: 'Paragraphs',
          type: 'array',
          of: [
            defineArrayMember({
              type: 'text',
              rows: 4,
              validation: textRules({ title: 'Paragraph' }),
            }),
          ],
          description: 'The last paragraph says what changed.',
          validation: listRules(limits.paragraphs, 'paragraphs'),
        }),
      ],
    }),
    defineField({
      name: 'regulation',
      title: 'Law and guidance',
      type: 'object',
      group: 'regulation',
      description: 'The rules in each country, with the date of their last review.',
      fields: [
        sectionHeading,
        pointsField({
          name: 'points',
          item: ITEM_TYPES['regulation.points'],
          title: 'Rules',
          noun: 'points',
          description: 'United States, United Kingdom, European Union, others, in this order.',
          limit: limits.laws,
        }),
        reviewedField,
      ],
    }),
    questionsSection([sectionHeading], limits.questions),
    defineField({
      name: 'related',
      title: 'Related pages',
      type: 'object',
      group: 'related',
      description: 'Where a reader of this page goes next.',
      fields: [
        sectionHeading,
        catalogueField({
          name: 'services',
          title: 'Services',
          description: 'Services that this industry orders most.',
          limit: limits.relatedServices,
        }),
        catalogueField({
          name: 'industries',
          title: 'Industries',
          description: 'Similar industries, not this one.',
          limit: limits.relatedIndustries,
        }),
      ],
    }),
    closingField(limits.closing),
    ...pagePublishingFields,
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
  ],
  preview: pagePreview(CaseIcon),
})
