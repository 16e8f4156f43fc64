/** Fields for pages that consist of sections: sections, figures, paragraphs with links, and lists of fixed choices. */
import {
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type FieldGroupDefinition,
  type StringRule,
} from 'sanity'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { sectionsAttribute } from '#shared/content/pages/page-document.ts'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { checkLinkedPages, checkSafeHref, checkTextLinks } from '../rules/linked-text.ts'
import { checkPageIsThere } from '../rules/known-page.ts'
import { publishedIdOf } from '../rules/published-id.ts'
import { choices } from './choices.ts'
import {
  lineField,
  listRules,
  pointsField,
  proseField,
  sectionFields,
  textRules,
} from './copy-fields.ts'

interface PageSections {
  readonly slug: string
  /** Name of the page, which is also the title of its tab. */
  readonly title: string
  readonly description: string
  readonly groups: readonly FieldGroupDefinition[]
  readonly fields: readonly FieldDefinition[]
}

/** Field for the sections of one page. Only the form of that page shows it. */
export const pageSections = ({ slug, title, description, groups, fields }: PageSections) =>
  defineField({
    name: sectionsAttribute(slug),
    title,
    type: 'object',
    group: 'sections',
    description,
    hidden: ({ document }) => fixedPageOf(publishedIdOf(document?._id ?? ''))?.slug !== slug,
    groups: [...groups],
    fields: [...fields],
    validation: (rule) =>
      rule.custom((value, { document }) =>
        value === undefined && fixedPageOf(publishedIdOf(document?._id ?? ''))?.slug === slug
          ? 'Fill in the sections of the page, or reset it to the shipped text.'
          : true,
      ),
  })

interface SectionOptions {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly fields?: readonly FieldDefinition[]
}

/** Field for a numbered section of a page, with its own tab. */
export const sectionField = ({ name, title, description, fields = [] }: SectionOptions) =>
  defineField({
    name,
    title,
    type: 'object',
    group: name,
    description,
    fields: [...sectionFields, ...fields],
  })

/** Field for a section that consists of a list of points. */
export const pointsSection = (
  section: Omit<SectionOptions, 'fields'> & { readonly list?: string; readonly limit: Limit },
) =>
  sectionField({
    ...section,
    fields: [
      pointsField({
        name: section.list ?? 'points',
        item: 'sectionPoint',
        title: 'Points',
        noun: 'points',
        description: 'Each with a title and a text. Drag to reorder.',
        limit: section.limit,
      }),
    ],
  })

const LINKS_HELP = 'Write a link as [words](/address).'

/** Field for a text with links. */
export const linkedField = (options: {
  readonly name: string
  readonly title: string
  readonly description: string
}) => {
  const rules = textRules({ title: options.title })
  return defineField({
    ...options,
    description: `${options.description} ${LINKS_HELP}`,
    type: 'text',
    rows: 4,
    validation: (rule) => [...rules(rule), ...linkRules(rule)],
  })
}

const linkRules = (rule: StringRule) => [
  rule.custom(checkTextLinks),
  rule.custom(checkLinkedPages).warning(),
]

/** Field for paragraphs with links. */
export const paragraphsField = (limit: Limit, name = 'paragraphs') =>
  defineField({
    name,
    title: 'Paragraphs',
    type: 'array',
    description: `From top to bottom. ${LINKS_HELP}`,
    of: [
      defineArrayMember({
        type: 'text',
        rows: 4,
        validation: (rule) => [...textRules({ title: 'Paragraph' })(rule), ...linkRules(rule)],
      }),
    ],
    validation: listRules(limit, 'paragraphs'),
  })

/** Fields for a figure (number) in the style of a banknote, with its title. */
export const figureFields = [
  lineField({ name: 'figure', title: 'Figure', description: 'Such as “100+”.' }),
  lineField({ name: 'title', title: 'Title', description: 'The counted items in a word or two.' }),
  lineField({ name: 'text', title: 'Text', description: 'A few words of explanation.' }),
]

/** Field for a figure (number) with its caption. */
export const figureField = (name: string, title: string, group: string) =>
  defineField({
    name,
    title,
    type: 'object',
    group,
    description: 'A number from the claims of the company, drawn like a banknote.',
    fields: figureFields,
  })

/** Field for the message that a page shows instead of an empty list. */
export const messageField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'object',
    description,
    fields: [
      lineField({ name: 'title', title: 'Title', description: 'One short sentence.' }),
      linkedField({ name: 'text', title: 'Text', description: 'What the reader can do instead.' }),
    ],
  })

/** Field for the target of a link, as an address. */
export const hrefField = defineField({
  name: 'href',
  title: 'Address',
  type: 'string',
  description: 'The page that the entry leads to, such as /what-we-offer.',
  validation: (rule) => [
    rule.required().error('Enter the address.'),
    rule.custom(checkSafeHref),
    rule.custom(checkPageIsThere).warning(),
  ],
})

/** Field for a list of objects. The preview of an item shows its texts `title` and `text`. */
export const listOf = (options: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly group?: string
  readonly item: string
  readonly noun: string
  readonly limit: Limit
  readonly fields: readonly FieldDefinition[]
  readonly preview: { readonly title: string; readonly subtitle: string }
}) =>
  defineField({
    name: options.name,
    title: options.title,
    type: 'array',
    ...(options.group !== undefined && { group: options.group }),
    description: options.description,
    of: [
      defineArrayMember({
        name: options.item,
        title: options.title,
        type: 'object',
        fields: [...options.fields],
        preview: { select: { ...options.preview } },
      }),
    ],
    validation: listRules(options.limit, options.noun),
  })

/** Field for one of several fixed values. In a list, each value may occur once. */
export const choiceField = (options: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly list: readonly { readonly value: string; readonly title: string }[]
}) =>
  defineField({
    name: options.name,
    title: options.title,
    type: 'string',
    description: options.description,
    options: { list: [...options.list] },
    validation: (rule) => rule.required().error(`Choose the ${options.title.toLowerCase()}.`),
  })

/** Field for the last line of a page, with its own tab. */
export const closingLine = (limit: Limit) =>
  proseField({
    name: 'closing',
    title: 'Closing line',
    description: 'What to tell us, and what we do then. Never ask for personal data.',
    group: 'closing',
    limit,
  })

/** Field for the list of the lines of work. Each has the solution page to which it links. */
export const linesOfWork = ({
  part = 'row',
  ...options
}: {
  readonly name: string
  /** Word for the element that shows a line of work on the page. The help texts of the fields contain it. */
  readonly part?: 'row' | 'section'
  readonly item: string
  readonly group?: string
  readonly limit: Limit
  readonly fields: readonly FieldDefinition[]
  readonly preview: { readonly title: string; readonly subtitle: string }
}) =>
  listOf({
    ...options,
    title: 'Lines of work',
    description: `One ${part} for each line of work. Drag to reorder.`,
    noun: 'lines of work',
    fields: [
      choiceField({
        name: 'slug',
        title: 'Page',
        description: `The solution page that the ${part} leads to.`,
        list: choices(solutionEntries),
      }),
      ...options.fields,
    ],
  })
