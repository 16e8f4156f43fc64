/** Form fields for the texts of pages: single texts with length limits, section heads, lists and tables. */
import { type ArrayRule, defineArrayMember, defineField, type StringRule } from 'sanity'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { reviewProblem } from '#shared/content/pages/page-facts.ts'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { serviceLimits } from '#shared/content/pages/service-limits.ts'
import type {} from '../options.ts'
import {
  checkClaims,
  checkDuration,
  checkLength,
  checkLiteral,
  checkReferences,
  checkStyle,
} from '../rules/page-text.ts'

interface TextOptions<Name extends string> {
  readonly name: Name
  readonly title: string
  /** Help text of the field: one sentence. */
  readonly description: string
  readonly group?: string
  readonly limit?: Limit
  readonly isOptional?: boolean
  /** True if every duration in the text must be a reference to a planning range. */
  readonly isPlanned?: boolean
}

/** Rules of a text. A missing text or a wrong fact is an error; length and style cause warnings. */
export const textRules =
  ({
    title,
    limit,
    isOptional = false,
    isPlanned = false,
  }: Pick<TextOptions<string>, 'title' | 'limit' | 'isOptional' | 'isPlanned'>) =>
  (rule: StringRule): StringRule[] => [
    ...(isOptional ? [] : [rule.required().error(`Enter the ${title.toLowerCase()}.`)]),
    rule.custom((text, context) => checkClaims(text, context)),
    rule.custom((text, context) => checkReferences(text, context)),
    ...(isPlanned
      ? [
          rule.custom(checkDuration),
          rule.custom((text, context) => checkLiteral(text, context)).warning(),
        ]
      : []),
    ...(limit === undefined ? [] : [rule.custom((text) => checkLength(text, limit)).warning()]),
    rule.custom((text, context) => checkStyle(text, context)).warning(),
  ]

const textOptions = <Name extends string>({
  name,
  title,
  description,
  group,
  limit,
}: TextOptions<Name>) => ({
  name,
  title,
  description,
  ...(group !== undefined && { group }),
  ...(limit !== undefined && { options: { counted: limit.max } }),
})

/** Field for a text of one line. */
export const lineField = <Name extends string>(options: TextOptions<Name>) =>
  defineField({ ...textOptions(options), type: 'string', validation: textRules(options) })

/** Field for a text of one or more sentences. */
export const proseField = <Name extends string>(options: TextOptions<Name>) =>
  defineField({ ...textOptions(options), type: 'text', rows: 3, validation: textRules(options) })

/**
 * Rules of a list. An empty list is an error; a number of items outside its limits causes a warning. The warning is a custom rule and not
 * `rule.max`: at the maximum of `rule.max`, the Studio offers no further item, even if exceeding it is only a warning.
 */
export const listRules =
  ({ min = 1, max }: Limit, noun: string) =>
  <Items>(rule: ArrayRule<Items>): ArrayRule<Items>[] => {
    const hint = min === max ? `Use ${max} ${noun}.` : `Use ${min} to ${max} ${noun}.`
    return [
      rule.required().min(1).error('Add at least one.'),
      rule
        .custom((items: unknown) => {
          const count = Array.isArray(items) ? items.length : 0
          return count === 0 || (count >= min && count <= max) ? true : hint
        })
        .warning(),
    ]
  }

/** Field for the heading of a section. */
export const headingField = (limit: Limit) =>
  lineField({
    name: 'heading',
    title: 'Heading',
    description: 'A complete phrase that names the content of the section.',
    limit,
  })

/** Fields for the label, the heading and the introduction of a section. */
export const sectionFields = [
  lineField({
    name: 'label',
    title: 'Label',
    description: 'One to four words beside the heading, such as “Limits”.',
  }),
  headingField(serviceLimits.sectionHeading),
  proseField({
    name: 'intro',
    title: 'Introduction',
    description: 'Optional. One or two sentences below the heading.',
    isOptional: true,
  }),
]

/** Field for a list of points, each with a title and a text. @param options.item name of the type of the points */
export function pointsField<Name extends string>(options: {
  readonly name: Name
  readonly item: string
  readonly title: string
  readonly noun: string
  readonly description: string
  readonly limit: Limit
  readonly titleLimit?: Limit
  readonly textLimit?: Limit
}) {
  const { name, item, title, noun, description, limit, titleLimit, textLimit } = options
  return defineField({
    name,
    title,
    type: 'array',
    description,
    of: [
      defineArrayMember({
        name: item,
        title: 'Point',
        type: 'object',
        fields: [
          lineField({
            name: 'title',
            title: 'Title',
            description: 'A few words that make sense alone.',
            ...(titleLimit && { limit: titleLimit }),
          }),
          proseField({
            name: 'text',
            title: 'Text',
            description: 'One or two sentences.',
            ...(textLimit && { limit: textLimit }),
          }),
        ],
        preview: { select: { title: 'title', subtitle: 'text' } },
      }),
    ],
    validation: listRules(limit, noun),
  })
}

/** Field for short facts with labels. @param options.isPlanned true if durations must be references to planning ranges */
export const factsList = (options: {
  readonly description: string
  readonly group?: string
  readonly limit: Limit
  readonly isPlanned?: boolean
}) =>
  defineField({
    name: 'facts',
    title: 'Facts',
    type: 'array',
    ...(options.group !== undefined && { group: options.group }),
    description: options.description,
    of: [
      defineArrayMember({
        name: ITEM_TYPES.facts,
        title: 'Fact',
        type: 'object',
        fields: [
          lineField({ name: 'label', title: 'Label', description: 'Such as “Turnaround”.' }),
          lineField({
            name: 'value',
            title: 'Value',
            description: 'A few words that fit on two lines.',
            limit: serviceLimits.factValue,
            ...(options.isPlanned === true && { isPlanned: true }),
          }),
        ],
        preview: { select: { title: 'value', subtitle: 'label' } },
      }),
    ],
    validation: listRules(options.limit, 'facts'),
  })

/** Field for the short facts below the introduction of a page. */
export const factsField = (limit: Limit) =>
  factsList({
    description: 'Four short facts in a row below the introduction.',
    group: 'head',
    limit,
    isPlanned: true,
  })

/** Field for questions and their answers. */
export const questionsField = (limit: Limit) =>
  defineField({
    name: 'items',
    title: 'Questions',
    type: 'array',
    description: 'The questions buyers ask, most important first. Drag to reorder.',
    of: [
      defineArrayMember({
        name: ITEM_TYPES['questions.items'],
        title: 'Question',
        type: 'object',
        fields: [
          lineField({
            name: 'question',
            title: 'Question',
            description: 'One sentence in the words of a buyer, with a question mark.',
          }),
          proseField({
            name: 'answer',
            title: 'Answer',
            description: 'One to four sentences. The first answers the question.',
          }),
        ],
        preview: { select: { title: 'question', subtitle: 'answer' } },
      }),
    ],
    validation: listRules(limit, 'questions'),
  })

/** Field for the date on which a section about law was last reviewed. */
export const reviewedField = defineField({
  name: 'reviewed',
  title: 'Last reviewed',
  type: 'date',
  description: 'The day of the last comparison with the law.',
  validation: (rule) => rule.custom((date) => reviewProblem(date ?? '', Date.now()) ?? true),
})
