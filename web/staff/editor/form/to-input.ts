import { blockDefinitions } from '#shared/content/body-blocks.ts'
import { isRecord } from '#shared/content/guards.ts'
import type { Picture, PortableBlock } from '#shared/content/article.ts'
import type { ArticleType, Status } from '#shared/content/status.ts'
import type { BlogInput, CaseStudyInput, PictureInput } from '#shared/contracts/editing.ts'
import {
  allFields,
  convertFields,
  fieldsBy,
  fieldsOf,
  type FieldName,
} from '#shared/content/article-fields.ts'
import type { ArticleForm, FormValues, NamedDocument, ResultForm, SeoForm } from './article-form.ts'
import { isSame } from './is-same.ts'

/** Request body of a write, for both types of article. */
export type ArticleInput = BlogInput & CaseStudyInput

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** Converts a picture of the form to the picture of a REST request. */
export function pictureInput({
  asset,
  library,
  alt_text,
  caption,
  crop,
  hotspot,
  dark,
}: Picture): PictureInput {
  const words = { alt_text, ...(caption !== null && caption !== '' && { caption }) }
  // Id and crop of a library picture are stored in its library record, so they are not sent.
  if (asset === null) return { library, ...words }
  return {
    asset,
    ...words,
    ...(crop !== null && { crop }),
    ...(hotspot !== null && { hotspot }),
    ...(dark !== null && { dark: { asset: dark.asset } }),
  }
}

type Loose = Readonly<Record<string, unknown>>

/** A block without the data that API responses add: link targets and picture data. */
function withoutReadings(block: Loose): Loose {
  const { added, content } = blockDefinitions.get(block['_type']) ?? {}
  const { markDefs } = block
  const inner = content === undefined ? undefined : block[content]
  return {
    ...Object.fromEntries(Object.entries(block).filter(([name]) => name !== added)),
    ...(Array.isArray(markDefs) && {
      markDefs: markDefs.map((definition: unknown) => {
        if (!isRecord(definition)) return definition
        const { target: _target, ...stored } = definition
        return stored
      }),
    }),
    ...(content !== undefined &&
      Array.isArray(inner) && {
        [content]: inner.map((one: unknown) => (isRecord(one) ? withoutReadings(one) : one)),
      }),
  }
}

/** Converts a block of the form to the block of a REST request. */
export const storedBlock = ({ _type, _key, ...rest }: PortableBlock): PortableBlock => ({
  ...withoutReadings({ _type, ...rest }),
  _type,
  _key,
})

const trimmed = () => (text: string) => text.trim()
const nullable = () => orNull

/** Conversion from the form to the REST API, for each kind of field. Undefined values are not sent. */
const toWire = {
  line: trimmed,
  text: trimmed,
  prose: nullable,
  // An empty slug is not sent: the server then creates a slug from the title.
  slug: () => (slug: string) => (slug === '' ? undefined : slug),
  status: () => (status: Status) => status,
  moment: nullable,
  picture: () => (picture: Picture | null) => picture && pictureInput(picture),
  pictures: () => (pictures: readonly Picture[]) => pictures.map(pictureInput),
  body: () => (body: readonly PortableBlock[]) => body.map(storedBlock),
  seo: () => (seo: SeoForm) => ({
    title: orNull(seo.title),
    description: orNull(seo.description),
    keywords: [...seo.keywords],
    og_image: seo.og_image && pictureInput(seo.og_image),
    canonical: orNull(seo.canonical),
    noindex: seo.noindex,
  }),
  boolean: () => (value: boolean) => value,
  page: nullable,
  reference: nullable,
  blogs: () => (blogs: readonly NamedDocument[]) => blogs.map(({ id }) => id),
  lines: () => (lines: readonly string[]) => [...lines],
  client: () => (client: FormValues['client']) => ({
    name: orNull(client.name),
    anonymous: client.anonymous,
  }),
  results: () => (results: readonly ResultForm[]) =>
    results
      .filter(({ label, value, unit }) => `${label}${value}${unit}`.trim() !== '')
      .map(({ label, value, unit }) => ({
        label: label.trim(),
        value: value.trim(),
        unit: orNull(unit),
      })),
  testimonial:
    () =>
    ({ quote, name, role }: FormValues['testimonial']) =>
      quote.trim() === '' ? null : { quote: quote.trim(), name: orNull(name), role: orNull(role) },
}

const wire = fieldsBy(allFields, toWire)

/** Request body with the named fields of a form. Fields that are not named stay unchanged on the server. */
export const toInput = (form: ArticleForm, names: readonly FieldName[]): ArticleInput =>
  convertFields(wire, form, names)

/** True if a field has the same API value in both forms. */
export const isSameField = (name: FieldName, one: ArticleForm, other: ArticleForm): boolean =>
  one[name] === other[name] || isSame(toInput(one, [name]), toInput(other, [name]))

/** Fields in which two forms of an article differ. */
export const changedFields = (
  type: ArticleType,
  one: ArticleForm,
  other: ArticleForm,
): readonly FieldName[] => fieldsOf(type).filter((name) => !isSameField(name, one, other))
