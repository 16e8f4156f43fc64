import type { Picture, PortableBlock } from '#shared/content/article.ts'
import {
  allFields,
  fieldsBy,
  type FieldKind,
  type FieldName,
} from '#shared/content/article-fields.ts'
import type { Status } from '#shared/content/status.ts'

/** A referenced document in a form. It is shown as a chip or as a line of a list. */
export interface NamedDocument {
  readonly id: string
  readonly title: string
  readonly slug: string
}

export interface SeoForm {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly og_image: Picture | null
  readonly canonical: string
  readonly noindex: boolean
}

export interface ResultForm {
  readonly label: string
  readonly value: string
  readonly unit: string
}

/** Form values by kind of field. Unset texts and dates are empty strings, dates are ISO 8601, and references are ids. */
export interface FormValues {
  readonly line: string
  readonly text: string
  readonly prose: string
  readonly slug: string
  readonly status: Status
  readonly moment: string
  readonly picture: Picture | null
  readonly pictures: readonly Picture[]
  readonly body: readonly PortableBlock[]
  readonly seo: SeoForm
  readonly boolean: boolean
  readonly page: string
  readonly reference: string
  readonly blogs: readonly NamedDocument[]
  readonly lines: readonly string[]
  readonly client: { readonly name: string; readonly anonymous: boolean }
  readonly results: readonly ResultForm[]
  readonly testimonial: { readonly quote: string; readonly name: string; readonly role: string }
}

/**
 * Form values of an article, with the names of the REST contract. Contains the fields of both article types; `fieldsOf` returns the fields
 * of one type.
 */
export type ArticleForm = {
  readonly [Name in FieldName]: FormValues[(typeof allFields)[Name]['kind']]
}

/** Initial value for each kind of field. A client is anonymous by default. */
const blanks: { readonly [Kind in FieldKind]: () => FormValues[Kind] } = {
  line: () => '',
  text: () => '',
  prose: () => '',
  slug: () => '',
  status: () => 'draft',
  moment: () => '',
  picture: () => null,
  pictures: () => [],
  body: () => [],
  seo: () => ({
    title: '',
    description: '',
    keywords: [],
    og_image: null,
    canonical: '',
    noindex: false,
  }),
  boolean: () => false,
  page: () => '',
  reference: () => '',
  blogs: () => [],
  lines: () => [],
  client: () => ({ name: '', anonymous: true }),
  results: () => [],
  testimonial: () => ({ quote: '', name: '', role: '' }),
}

/** Empty form. */
export const emptyForm: ArticleForm = fieldsBy(allFields, blanks)
