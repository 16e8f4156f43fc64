/** Fields and sections that are part of several page types. */
import {
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type SanityDocument,
  type StringRule,
} from 'sanity'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'
import { choices, titleOf } from './choices.ts'
import { listRules, pointsField, proseField, questionsField } from './copy-fields.ts'
import { ownPageOf, slugsOnce } from './page-rules.ts'

/** Field for pages of the service catalogue to which a page links. Each of them may occur once, and a page must not link to itself. */
export const catalogueField = ({
  name,
  title,
  description,
  limit,
}: {
  readonly name: 'services' | 'industries'
  readonly title: string
  readonly description: string
  readonly limit: Limit
}) => {
  const noun = name === 'services' ? 'service' : 'industry'
  const isOwn = (slug: unknown, document: SanityDocument | undefined) => {
    const own = ownPageOf(document)
    return own?.kind === noun && own.slug === slug
  }
  return defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: choices(name === 'services' ? services : industries), layout: 'list' },
    description,
    validation: (rule) => [
      rule.unique().error(`Remove the ${noun} that is listed twice.`),
      ...listRules(limit, name)(rule),
      rule.custom((slugs = [], { document }) =>
        slugs.some((slug) => isOwn(slug, document))
          ? `Remove this ${noun}. It is its own page.`
          : true,
      ),
    ],
  })
}

/**
 * Item type for a row about a service: the page of the service, and the field `text`.
 * @param further more rules for the choice of the service
 */
export const serviceRow = (
  name: string,
  text: FieldDefinition,
  further: (rule: StringRule) => StringRule[] = () => [],
) =>
  defineArrayMember({
    name,
    title: 'Service',
    type: 'object',
    fields: [
      defineField({
        name: 'slug',
        title: 'Service',
        type: 'string',
        options: { list: choices(services) },
        description: 'The page that the row leads to.',
        validation: (rule) => [rule.required().error('Choose a service.'), ...further(rule)],
      }),
      text,
    ],
    preview: {
      select: { slug: 'slug', text: text.name },
      prepare: ({ slug, text: subtitle }) => ({
        title: titleOf(services, slug) ?? 'No service',
        subtitle: typeof subtitle === 'string' ? subtitle : '',
      }),
    },
  })

/** Returns true, or an error if two rows of a list are about one service. */
export const servicesOnce = (rows: readonly unknown[] = []) =>
  slugsOnce(rows, 'Remove the service that is listed twice.')

/** Field for the section about the limits of a service. @param head fields above the list */
export const limitsSection = (
  description: string,
  head: readonly FieldDefinition[],
  limits: { readonly limits: Limit; readonly limitText: Limit },
) =>
  defineField({
    name: 'limits',
    title: 'Limits',
    type: 'object',
    group: 'limits',
    description,
    fields: [
      ...head,
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
  })

/** Field for the section with questions. @param head fields above the list */
export const questionsSection = (head: readonly FieldDefinition[], limit: Limit) =>
  defineField({
    name: 'questions',
    title: 'Questions',
    type: 'object',
    group: 'questions',
    description: 'Common questions, which search engines and the assistant also read.',
    fields: [...head, questionsField(limit)],
  })

/** Field for the last line of a page. */
export const closingField = (limit: Limit) =>
  proseField({
    name: 'closing',
    title: 'Closing line',
    description: 'What to tell us, and what we do then. Never ask for personal data.',
    group: 'closing',
    limit,
  })
