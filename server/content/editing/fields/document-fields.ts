import {
  allFields,
  attributeOf,
  convertGiven,
  fieldsBy,
  fieldsOf,
} from '#shared/content/article-fields.ts'
import type { ArticleType } from '#shared/content/status.ts'
import type { BlogInput, CaseStudyInput, PictureInput } from '#shared/contracts/editing.ts'
import { toBodyField } from './body-field.ts'
import { referenceTo, toPictureField } from './picture-field.ts'

/** Attributes that a write sets, and names of the attributes that it removes. */
export interface DocumentFields {
  readonly set: Record<string, unknown>
  readonly unset: string[]
}

const compact = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  )

/** Format of times that lists can sort as text: UTC with seconds or milliseconds. */
const SORTABLE = /T\d\d:\d\d:\d\d(?:\.\d{3})?Z$/

/** Converts a time to a format that can be sorted as text. A time in such a format stays unchanged. */
export const momentField = (moment: string) =>
  SORTABLE.test(moment) ? moment : new Date(moment).toISOString()

export const slugField = (current: string) => ({ _type: 'slug', current })

function seoField(seo: NonNullable<BlogInput['seo']>, path: string): unknown {
  const { title, description, keywords, og_image: image, canonical, noindex } = seo
  return {
    _type: 'seo',
    ...compact({ title, description, canonical, noindex }),
    ...(keywords !== undefined && keywords.length > 0 && { keywords }),
    ...(image && { ogImage: toPictureField(image, `${path}.og_image`) }),
  }
}

const unique = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '')

const keyed = (index: number) => `k${index.toString(36).padStart(4, '0')}`

const gallery = (pictures: readonly PictureInput[], path: string) =>
  pictures.map((picture, index) => ({
    ...toPictureField(picture, `${path}.${index}`),
    _key: keyed(index),
  }))

const keep = () => (value: string | boolean) => value

/**
 * Functions that convert the value of a field to the attribute in the lake, by kind of field. They get the field's name for error messages.
 */
const converters = {
  line: keep,
  text: keep,
  prose: keep,
  slug: () => slugField,
  // `planChange` sets the status, so it is not converted here.
  status: () => (_status: string) => undefined,
  moment: () => momentField,
  picture: () => toPictureField,
  pictures: () => gallery,
  body: () => toBodyField,
  seo: () => seoField,
  boolean: keep,
  page: keep,
  reference: () => (id: string) => referenceTo(id),
  blogs: () => (ids: readonly string[]) =>
    unique(ids).map((id) => ({ ...referenceTo(id), _key: id.slice(-40) })),
  lines: () => unique,
  client: () => (client: NonNullable<CaseStudyInput['client']>) => ({
    anonymous: client.anonymous,
    ...compact({ name: client.name }),
  }),
  results: () => (results: NonNullable<CaseStudyInput['results']>) =>
    results.map((result, index) => ({ _type: 'result', _key: keyed(index), ...compact(result) })),
  testimonial: () => compact,
}

const byField = fieldsBy(allFields, converters)

/**
 * Returns the attributes that the lake stores for a blog or case study, without `status`. Fields that are absent in the input stay
 * unchanged; null and the empty string remove an attribute. References must be ids.
 * @throws HttpError `validation_failed` with the field
 */
export function toDocumentFields(
  type: ArticleType,
  input: BlogInput & CaseStudyInput,
): DocumentFields {
  const set = convertGiven(byField, input, fieldsOf(type))
  const unset = fieldsOf(type).filter((name) => input[name] === null || input[name] === '')
  return {
    set: Object.fromEntries(Object.entries(set).map(([name, value]) => [attributeOf(name), value])),
    unset: unset.map(attributeOf),
  }
}
