/**
 * The fields of blogs and case studies, each defined once. Contracts, forms, drafts, search and imports derive from these tables. Field
 * names are those of the REST API. Documents of the lake have the same names in camel case ({@link attributeOf}). The schemas for pages of
 * visitors are in `article.ts`, so that the public bundle does not contain the labels.
 */
import { CASE_PART_LABELS } from './case-study-body.ts'
import { byContentType } from './content-types/content-types.ts'
import type { ArticleType } from './status.ts'

/**
 * Search passage that contains the text of a field: the first passage of the article (`lead`), a passage with a heading of its own, or none
 * (`never`).
 */
type Searched = 'lead' | 'never' | { readonly heading: string }

interface TextFacts {
  /** Maximum length, in characters. */
  readonly max: number
  readonly searched: Searched
  /** Length at which lists truncate the text, in characters. */
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
  /** Text of one line. An empty string if it is absent. */
  readonly line: TextFacts
  /** Text of several lines. An empty string if it is absent. */
  readonly text: TextFacts
  /** Text of several paragraphs. Null if it is absent. */
  readonly prose: TextFacts
  /** Slug of a page of the catalogue. */
  readonly page: object
  readonly reference: { readonly to: 'author' | 'category' }
  /** References to other blogs. */
  readonly blogs: object
  readonly lines: { readonly of: 'line' | 'page'; readonly noun: string }
}

/** Kind of a field. Code that processes fields has a handler for each kind. */
export type FieldKind = keyof KindFacts

interface FieldFacts {
  /** Label of the field in the forms of the staff area and of the Studio. */
  readonly label: string
  /** Error message if the field is empty when the article is published. Absent if the field may be empty. */
  readonly required?: string
}

/** Definition of a field of one of the given kinds. */
export type FieldOf<Kind extends FieldKind> = {
  readonly [Each in Kind]: { readonly kind: Each } & KindFacts[Each] & FieldFacts
}[Kind]

type Fields = Readonly<Record<string, FieldOf<FieldKind>>>

/** Fields of every type of article. */
export const sharedFields = {
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
  update_note: { kind: 'line', label: 'What changed', max: 120, searched: 'never' },
  updated_on: { kind: 'moment', label: 'Updated on' },
  seo: { kind: 'seo', label: 'Search and sharing' },
} as const satisfies Fields

/** Limits of the text with which lists describe an article. */
const listText = {
  kind: 'text',
  max: 1_000,
  cutAt: 200,
  searched: 'lead',
  required: 'Enter one or two sentences, shown in lists',
} as const

/** Fields of a blog, in the order in which version comparisons show them. */
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

/** Fields of a case study, in the order in which version comparisons show them. */
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
    searched: { heading: CASE_PART_LABELS.challenge },
  },
  solution: {
    kind: 'prose',
    label: 'Solution',
    max: 20_000,
    searched: { heading: CASE_PART_LABELS.solution },
  },
  results: { kind: 'results', label: 'Results' },
  testimonial: { kind: 'testimonial', label: 'Testimonial' },
  gallery: { kind: 'pictures', label: 'Gallery' },
} as const satisfies Fields

/** The fields of each type of article. */
export const articleFields = {
  blog: blogFields,
  caseStudy: caseStudyFields,
} as const satisfies Record<ArticleType, Fields>

/** All fields of blogs and case studies, for forms and inputs that accept either type. */
export const allFields = { ...blogFields, ...caseStudyFields }

/** Name of a field. */
export type FieldName = keyof typeof allFields

/** The names of the fields that a type has. */
export const fieldsOf = (type: ArticleType): readonly FieldName[] =>
  // The cast is correct: the keys of this table are exactly the names of the fields.
  Object.keys(articleFields[type]) as FieldName[] // oxlint-disable-line typescript/no-unsafe-type-assertion

/** Name of a field in documents of the lake: `cover_image` is `coverImage`. */
export const attributeOf = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Handlers for fields: one for each kind. */
type Handlers<Result = unknown> = {
  readonly [Kind in FieldKind]: (field: FieldOf<Kind>) => Result
}

/** Results of the handlers, by field. */
type ByField<Table extends Fields, By extends Handlers> = {
  readonly [Name in keyof Table]: ReturnType<By[Table[Name]['kind']]>
}

/** Calls the handler of each field's kind with the field. Returns the results by field name. */
export function fieldsBy<Table extends Fields, By extends Handlers>(
  table: Table,
  handlers: By,
): ByField<Table, By> {
  const results = Object.entries(table).map(([name, field]) => {
    // The cast is correct: `handlers[field.kind]` accepts the fields of that kind, which TypeScript cannot derive.
    const handle = handlers[field.kind] as (given: typeof field) => unknown // oxlint-disable-line typescript/no-unsafe-type-assertion
    return [name, handle(field)] as const
  })
  // The cast is correct: `results` has an entry for every field of the table.
  return Object.fromEntries(results) as ByField<Table, By> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

type Converters = Readonly<Record<string, (value: never, name: string) => unknown>>

type Converted<By extends Converters> = { [Name in keyof By]: ReturnType<By[Name]> }

/**
 * For each field, calls the converter of the same name with the field's value. With `names`, only these fields are converted.
 * @returns the results by field; undefined results are left out
 */
export function convertFields<By extends Converters>(
  converters: By,
  values: { readonly [Name in keyof By]: Parameters<By[Name]>[0] },
  names: readonly (keyof By & string)[] = Object.keys(converters),
): Converted<By> {
  const results = names.flatMap((name) => {
    // The cast is correct: value and converter with the same name have matching types, which TypeScript cannot derive.
    const convert = converters[name] as (value: unknown, name: string) => unknown // oxlint-disable-line typescript/no-unsafe-type-assertion
    const result = convert(values[name], name)
    return result === undefined ? [] : [[name, result] as const]
  })
  // The cast is correct: each entry has the name of a converter and its result.
  return Object.fromEntries(results) as Converted<By> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

/** Like {@link convertFields}, but leaves out values that are undefined, null or the empty string. */
export function convertGiven<By extends Converters>(
  converters: By,
  values: { readonly [Name in keyof By]?: Parameters<By[Name]>[0] | null | undefined },
  names: readonly (keyof By & string)[] = Object.keys(converters),
): Partial<Converted<By>> {
  const given = names.filter((name) => !([undefined, null, ''] as unknown[]).includes(values[name]))
  // The cast is correct for the fields in `given`, which all have a value. `convertFields` reads no other fields.
  const complete = values as { readonly [Name in keyof By]: Parameters<By[Name]>[0] } // oxlint-disable-line typescript/no-unsafe-type-assertion
  return convertFields(converters, complete, given)
}

type TextKind = 'line' | 'text' | 'prose'

/** A field whose value is text, with its name. */
export type TextField = FieldOf<TextKind> & {
  readonly name: {
    [Name in FieldName]: (typeof allFields)[Name]['kind'] extends TextKind ? Name : never
  }[FieldName]
}

const textsOf = (type: ArticleType): readonly TextField[] =>
  Object.entries(articleFields[type]).flatMap(
    ([name, field]) =>
      // Only text fields have `max`, so the cast is correct for a field with `max`.
      'max' in field ? [{ ...field, name } as TextField] : [], // oxlint-disable-line typescript/no-unsafe-type-assertion
  )

const texts = byContentType(textsOf)

/** The text fields of a type, in their order. */
export const textFields = (type: ArticleType): readonly TextField[] => texts[type]

/** Text of a document, as the search indexes it. */
interface SearchedText {
  readonly name: TextField['name']
  readonly text: string
  readonly searched: Exclude<Searched, 'never'>
}

/** Texts of a document that the search indexes, in the order of the fields. */
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
  /** Error message if the field is empty. */
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
