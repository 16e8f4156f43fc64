import { isRecord } from '#shared/content/guards.ts'
import type { Picture, PortableBlock } from '#shared/content/article.ts'
import type { ArticleType } from '#shared/content/status.ts'
import type { BlogInput, CaseStudyInput, PictureInput } from '#shared/contracts/editing.ts'
import { fieldsOf, type ArticleForm, type FieldName } from './article-form.ts'
import { isSame } from './is-same.ts'

/** Request body of a write, for both types of article. */
export type ArticleInput = BlogInput & CaseStudyInput

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

function pictureInput({
  asset,
  library,
  alt_text,
  caption,
  crop,
  hotspot,
  dark,
}: Picture): PictureInput {
  const words = { alt_text, ...(caption !== null && caption !== '' && { caption }) }
  // Id and crop of a library picture are in its record.
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

/** A block without the data that reads add: link targets and picture data. */
function withoutReadings(block: Loose): Loose {
  const { picture: _picture, ...rest } = block
  const kept = block['_type'] === 'picture' ? rest : block
  const { markDefs, content } = kept
  return {
    ...kept,
    ...(Array.isArray(markDefs) && {
      markDefs: markDefs.map((definition: unknown) => {
        if (!isRecord(definition)) return definition
        const { target: _target, ...stored } = definition
        return stored
      }),
    }),
    ...(block['_type'] === 'callout' &&
      Array.isArray(content) && {
        content: content.map((inner: unknown) =>
          isRecord(inner) ? withoutReadings(inner) : inner,
        ),
      }),
  }
}

const storedBlock = ({ _type, _key, ...rest }: PortableBlock): PortableBlock => ({
  ...withoutReadings({ _type, ...rest }),
  _type,
  _key,
})

/** Conversion of each field to the REST API. */
const wire = {
  title: ({ title }) => ({ title: title.trim() }),
  // The server creates an empty slug from the title.
  slug: ({ slug }) => (slug === '' ? {} : { slug }),
  status: ({ status }) => ({ status }),
  published_at: (form) => ({ published_at: orNull(form.published_at) }),
  publish_at: (form) => ({ publish_at: orNull(form.publish_at) }),
  unpublish_at: (form) => ({ unpublish_at: orNull(form.unpublish_at) }),
  cover_image: (form) => ({ cover_image: form.cover_image && pictureInput(form.cover_image) }),
  body: ({ body }) => ({ body: body.map(storedBlock) }),
  seo: ({ seo }) => ({
    seo: {
      title: orNull(seo.title),
      description: orNull(seo.description),
      keywords: [...seo.keywords],
      og_image: seo.og_image && pictureInput(seo.og_image),
      canonical: orNull(seo.canonical),
      noindex: seo.noindex,
    },
  }),
  excerpt: ({ excerpt }) => ({ excerpt: excerpt.trim() }),
  category: ({ category }) => ({ category: orNull(category) }),
  author: ({ author }) => ({ author: orNull(author) }),
  tags: ({ tags }) => ({ tags: [...tags] }),
  featured: ({ featured }) => ({ featured }),
  related_blogs: (form) => ({ related_blogs: form.related_blogs.map(({ id }) => id) }),
  summary: ({ summary }) => ({ summary: summary.trim() }),
  industry: ({ industry }) => ({ industry: orNull(industry) }),
  client: ({ client }) => ({
    client: { name: orNull(client.name), anonymous: client.anonymous },
  }),
  services: ({ services }) => ({ services: [...services] }),
  challenge: ({ challenge }) => ({ challenge: orNull(challenge) }),
  solution: ({ solution }) => ({ solution: orNull(solution) }),
  results: ({ results }) => ({
    results: results
      .filter(({ label, value, unit }) => `${label}${value}${unit}`.trim() !== '')
      .map(({ label, value, unit }) => ({
        label: label.trim(),
        value: value.trim(),
        unit: orNull(unit),
      })),
  }),
  testimonial: ({ testimonial: { quote, name, role } }) => ({
    testimonial:
      quote.trim() === '' ? null : { quote: quote.trim(), name: orNull(name), role: orNull(role) },
  }),
  gallery: ({ gallery }) => ({ gallery: gallery.map(pictureInput) }),
} as const satisfies Record<FieldName, (form: ArticleForm) => ArticleInput>

/** True if a field has the same API value in both forms. */
export const isSameField = (name: FieldName, one: ArticleForm, other: ArticleForm): boolean =>
  one[name] === other[name] || isSame(wire[name](one), wire[name](other))

/** Fields in which two forms of an article differ. */
export const changedFields = (
  type: ArticleType,
  one: ArticleForm,
  other: ArticleForm,
): readonly FieldName[] => fieldsOf(type).filter((name) => !isSameField(name, one, other))

/** Request body with the named fields of a form. Other fields stay unchanged. */
export const toInput = (form: ArticleForm, names: readonly FieldName[]): ArticleInput =>
  Object.assign({}, ...names.map((name) => wire[name](form)))
