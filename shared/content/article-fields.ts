/**
 * The fields of blogs and case studies, one entry each. Contracts, forms, drafts, search and imports derive from these tables.
 * Names are those of the REST wire; documents of the lake have the same names in camel case ({@link attributeOf}).
 *
 * The shapes that visitors read are in `article.ts`: labels stay out of the public bundle.
 */
import type { ArticleType } from './status.ts'

/** Passage of the search that contains a text: the first one of the article, one with its own heading, or none. */
type Searched = 'lead' | 'never' | { readonly heading: string }

interface TextFacts {
  /** Maximum length, characters. */
  readonly max: number
  readonly searched: Searched
  /** Length at which lists truncate it, characters. */
  readonly cutAt?: number
}

type PlainKind =
  | 'slug'
  | 'status'
  | 'moment'
  | 'picture'
  | 'pictures'
  | 'body'
  | 'seo'
  | 'boolean'
  | 'client'
  | 'results'
  | 'testimonial'

interface KindFacts extends Readonly<Record<PlainKind, object>> {
  /** One line; empty if absent. */
  readonly line: TextFacts
  /** Several lines; empty if absent. */
  readonly text: TextFacts
  /** Paragraphs; null if absent. */
  readonly prose: TextFacts
  /** Slug of a page of the catalogue. */
  readonly page: object
  readonly reference: { readonly to: 'author' | 'category' }
  /** References to other blogs. */
  readonly blogs: object
  readonly lines: { readonly of: 'line' | 'page'; readonly noun: string }
}

/** The kinds of fields. Every place that handles fields has a handler for each of them. */
export type FieldKind = keyof KindFacts

interface FieldFacts {
  /** Name in forms, the Studio's included. */
  readonly label: string
  /** Error if it is empty when the article is published. Absent: it may be empty. */
  readonly required?: string
}

/** A field of the given kinds. */
export type FieldOf<Kind extends FieldKind> = {
  readonly [Each in Kind]: { readonly kind: Each } & KindFacts[Each] & FieldFacts
}[Kind]

type Fields = Readonly<Record<string, FieldOf<FieldKind>>>

const sharedFields = {
  title: {
    kind: 'line',
    label: 'Title',
    max: 200,
    searched: 'lead',
    required: 'Enter a title',
  },
  slug: { kind: 'slug', label: 'Slug', required: 'Enter a slug' },
  cover_image: { kind: 'picture', label: 'Cover image' },
  body: { kind: 'body', label: 'Text' },
  status: { kind: 'status', label: 'Status' },
  publish_at: { kind: 'moment', label: 'Publish at' },
  unpublish_at: { kind: 'moment', label: 'Unpublish at' },
  published_at: { kind: 'moment', label: 'Published at' },
  seo: { kind: 'seo', label: 'Search and sharing' },
} as const satisfies Fields

/** The sentences that lists show of an article. */
const listText = {
  kind: 'text',
  max: 1_000,
  cutAt: 200,
  searched: 'lead',
  required: 'Enter one or two sentences, shown in lists',
} as const

/** The fields of a blog, in the order of comparisons. */
export const blogFields = {
  ...sharedFields,
  body: { ...sharedFields.body, required: 'Write the text' },
  excerpt: { ...listText, label: 'Excerpt' },
  category: { kind: 'reference', to: 'category', label: 'Category' },
  author: { kind: 'reference', to: 'author', label: 'Author' },
  tags: { kind: 'lines', of: 'line', noun: 'tags', label: 'Tags' },
  featured: { kind: 'boolean', label: 'Featured' },
  related_blogs: { kind: 'blogs', label: 'Related posts' },
} as const satisfies Fields

/** The fields of a case study, in the order of comparisons. */
export const caseStudyFields = {
  ...sharedFields,
  summary: { ...listText, label: 'Summary' },
  industry: { kind: 'page', label: 'Industry' },
  client: { kind: 'client', label: 'Client' },
  services: { kind: 'lines', of: 'page', noun: 'services', label: 'Services' },
  challenge: {
    kind: 'prose',
    label: 'Challenge',
    max: 20_000,
    searched: { heading: 'Challenge' },
  },
  solution: { kind: 'prose', label: 'Solution', max: 20_000, searched: { heading: 'Approach' } },
  results: { kind: 'results', label: 'Results' },
  testimonial: { kind: 'testimonial', label: 'Testimonial' },
  gallery: { kind: 'pictures', label: 'Gallery' },
} as const satisfies Fields

/** The fields of each type of article. */
export const articleFields = {
  blog: blogFields,
  caseStudy: caseStudyFields,
} as const satisfies Record<ArticleType, Fields>

/** The fields of both types, for forms and inputs that may have any of them. */
export const allFields = { ...blogFields, ...caseStudyFields }

/** Name of a field. */
export type FieldName = keyof typeof allFields

/** The names of the fields that a type has. */
export const fieldsOf = (type: ArticleType): readonly FieldName[] =>
  // The keys of a table are names of fields.
  Object.keys(articleFields[type]) as FieldName[] // oxlint-disable-line typescript/no-unsafe-type-assertion

/** Name of a field in documents of the lake: `cover_image` is `coverImage`. */
export const attributeOf = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** One handler for each kind. */
type Handlers<Result = unknown> = {
  readonly [Kind in FieldKind]: (field: FieldOf<Kind>) => Result
}

/** Results of the handlers by field. */
type ByField<Table extends Fields, By extends Handlers> = {
  readonly [Name in keyof Table]: ReturnType<By[Table[Name]['kind']]>
}

/** Calls the handler of each field's kind. */
export function fieldsBy<Table extends Fields, By extends Handlers>(
  table: Table,
  handlers: By,
): ByField<Table, By> {
  const results = Object.entries(table).map(([name, field]) => {
    // A handler gets fields of its own kind only.
    const handle = handlers[field.kind] as (given: typeof field) => unknown // oxlint-disable-line typescript/no-unsafe-type-assertion
    return [name, handle(field)] as const
  })
  // The entries have every name of the table, with the result for its kind.
  return Object.fromEntries(results) as ByField<Table, By> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

type Converters = Readonly<Record<string, (value: never, name: string) => unknown>>

type Converted<By extends Converters> = { [Name in keyof By]: ReturnType<By[Name]> }

/**
 * Applies the converter of each field to its value, or of the fields `names` alone.
 * @returns the results by field, without those that are undefined
 */
export function convertFields<By extends Converters>(
  converters: By,
  values: { readonly [Name in keyof By]: Parameters<By[Name]>[0] },
  names: readonly (keyof By & string)[] = Object.keys(converters),
): Converted<By> {
  const results = names.flatMap((name) => {
    // The value is of the type that the converter of its name takes.
    const convert = converters[name] as (value: unknown, name: string) => unknown // oxlint-disable-line typescript/no-unsafe-type-assertion
    const result = convert(values[name], name)
    return result === undefined ? [] : [[name, result] as const]
  })
  // Every name has the result of its converter.
  return Object.fromEntries(results) as Converted<By> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

/** Like {@link convertFields}, without values that are undefined, null or the empty string. */
export function convertGiven<By extends Converters>(
  converters: By,
  values: { readonly [Name in keyof By]?: Parameters<By[Name]>[0] | null | undefined },
  names: readonly (keyof By & string)[] = Object.keys(converters),
): Partial<Converted<By>> {
  const given = names.filter((name) => !([undefined, null, ''] as unknown[]).includes(values[name]))
  // `given` contains only names with a value.
  const complete = values as { readonly [Name in keyof By]: Parameters<By[Name]>[0] } // oxlint-disable-line typescript/no-unsafe-type-assertion
  return convertFields(converters, complete, given)
}

type TextKind = 'line' | 'text' | 'prose'

/** A field that is text, with its name. */
export type TextField = FieldOf<TextKind> & {
  readonly name: {
    [Name in FieldName]: (typeof allFields)[Name]['kind'] extends TextKind ? Name : never
  }[FieldName]
}

const textsOf = (type: ArticleType): readonly TextField[] =>
  Object.entries(articleFields[type]).flatMap(
    ([name, field]) =>
      // The kinds of text, and no others, have a length.
      'max' in field ? [{ ...field, name } as TextField] : [], // oxlint-disable-line typescript/no-unsafe-type-assertion
  )

const texts = { blog: textsOf('blog'), caseStudy: textsOf('caseStudy') }

/** The text fields of a type, in their order. */
export const textFields = (type: ArticleType): readonly TextField[] => texts[type]

/** A searched text of a document. */
interface SearchedText {
  readonly name: TextField['name']
  readonly text: string
  readonly searched: Exclude<Searched, 'never'>
}

/** The searched texts of a document, in the order of the fields. */
export const searchedTexts = (
  type: ArticleType,
  document: Readonly<Record<string, unknown>>,
): readonly SearchedText[] =>
  textFields(type).flatMap(({ name, searched }) => {
    const text = document[attributeOf(name)]
    return searched === 'never' || typeof text !== 'string' ? [] : [{ name, text, searched }]
  })

/** A field that a published article must have, with its name. */
export type RequiredField = FieldOf<FieldKind> & {
  readonly name: FieldName
  /** The error if it is empty. */
  readonly required: string
}

/** Fields that an article of a type must have to be published. */
export const requiredFields = (type: ArticleType): readonly RequiredField[] => {
  const table: Fields = articleFields[type]
  return fieldsOf(type).flatMap((name) => {
    const field = table[name]
    return field?.required === undefined ? [] : [{ ...field, name, required: field.required }]
  })
}
