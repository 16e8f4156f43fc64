import { defineArrayMember, defineField } from 'sanity'
import { isRecord, records } from '#shared/content/guards.ts'
import { industryLimits as limits } from '#shared/content/pages/industry-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { services } from '#shared/pages/catalogue/catalogue.ts'
import { choices, titleOf } from './choices.ts'
import { headingField, lineField, listRules } from './copy-fields.ts'
import { slugsOnce } from './page-rules.ts'

const checkField = defineField({
  name: 'slug',
  title: 'Check',
  type: 'string',
  options: { list: choices(services) },
  description: 'The service that the check belongs to.',
  validation: (rule) => rule.required().error('Choose a check.'),
})

const checksField = defineField({
  name: 'checks',
  title: 'Checks',
  type: 'array',
  description: 'Columns of the table, from left to right. Drag to reorder.',
  of: [
    defineArrayMember({
      name: ITEM_TYPES['risks.checks'],
      title: 'Check',
      type: 'object',
      fields: [
        checkField,
        lineField({
          name: 'label',
          title: 'Label',
          description: 'One or two words above the column.',
          limit: limits.checkLabel,
        }),
      ],
      preview: { select: { title: 'label', subtitle: 'slug' } },
    }),
  ],
  validation: (rule) => [
    ...listRules(limits.checks, 'checks')(rule),
    rule.custom((items = []) => slugsOnce(items, 'Remove the check that is listed twice.')),
  ],
})

const slugsOf = (value: unknown): ReadonlySet<unknown> =>
  new Set(records(value).map(({ slug }) => slug))

/**
 * Validates the screening checks that answer a risk. Returns true, or an error: at least one check must answer the risk, and each must have
 * a column.
 */
function checkCover(cover: readonly unknown[], document: unknown): true | string {
  const effects = records(cover)
  if (!effects.some(({ effect }) => effect === 'answers')) {
    return 'Choose one check that answers the risk.'
  }
  const risks = isRecord(document) ? document['risks'] : undefined
  const columns = slugsOf(isRecord(risks) ? risks['checks'] : undefined)
  return effects.every(({ slug }) => columns.has(slug))
    ? slugsOnce(cover, 'Remove the check that is listed twice.')
    : 'Choose only checks that have a column.'
}

const coverField = defineField({
  name: 'cover',
  title: 'Checks for this risk',
  type: 'array',
  description: 'Checks that answer the risk, and those that support the answer.',
  of: [
    defineArrayMember({
      name: ITEM_TYPES['risks.rows.cover'],
      title: 'Check',
      type: 'object',
      fields: [
        checkField,
        defineField({
          name: 'effect',
          title: 'Effect',
          type: 'string',
          options: {
            list: [
              { value: 'answers', title: 'Answers the risk' },
              { value: 'supports', title: 'Supports the answer' },
            ],
            layout: 'radio',
          },
          description: 'The mark in the table.',
          validation: (rule) => rule.required().error('Choose an effect.'),
        }),
      ],
      preview: {
        select: { slug: 'slug', effect: 'effect' },
        prepare: ({ slug, effect }) => ({
          title: titleOf(services, slug) ?? 'No check',
          subtitle: effect === 'answers' ? 'Answers the risk' : 'Supports the answer',
        }),
      },
    }),
  ],
  validation: (rule) => rule.custom((cover = [], { document }) => checkCover(cover, document)),
})

/** Field for the matrix of risks (rows) and checks (columns). */
export const risksField = defineField({
  name: 'risks',
  title: 'Risks and checks',
  type: 'object',
  group: 'risks',
  description: 'The risks of the industry, and the checks for each.',
  fields: [
    headingField(limits.sectionHeading),
    checksField,
    defineField({
      name: 'rows',
      title: 'Risks',
      type: 'array',
      description: 'Rows of the table. Drag to reorder.',
      of: [
        defineArrayMember({
          name: ITEM_TYPES['risks.rows'],
          title: 'Risk',
          type: 'object',
          fields: [
            lineField({
              name: 'title',
              title: 'Title',
              description: 'The risk in a few words.',
              limit: limits.riskTitle,
            }),
            lineField({
              name: 'detail',
              title: 'Detail',
              description: 'One short line on its consequence.',
              limit: limits.riskDetail,
            }),
            coverField,
          ],
          preview: { select: { title: 'title', subtitle: 'detail' } },
        }),
      ],
      validation: listRules(limits.risks, 'risks'),
    }),
  ],
})
