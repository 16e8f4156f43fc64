import type { BlogInput, CaseStudyInput, PictureInput } from '#shared/contracts/editing.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { toBodyField } from './body-field.ts'
import { referenceTo, toPictureField } from './picture-field.ts'

/** Attributes to set, and names of those to remove. */
export interface DocumentFields {
  readonly set: Record<string, unknown>
  readonly unset: string[]
}

type Convert<Value> = (value: Value, path: string) => unknown

/** Collects attributes: absent values are left alone, null and the empty string remove. */
function collector() {
  const fields: DocumentFields = { set: {}, unset: [] }
  const take = <Value>(
    path: string,
    name: string,
    value: Value | null | undefined,
    convert?: Convert<Value>,
  ) => {
    if (value === undefined) return
    if (value === null || value === '') fields.unset.push(name)
    else fields.set[name] = convert === undefined ? value : convert(value, path)
  }
  return { fields, take }
}

const compact = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  )

/** UTC to the second or the millisecond, as lists can sort it. */
const SORTABLE = /T\d\d:\d\d:\d\d(?:\.\d{3})?Z$/

/** Lists sort moments as texts, here and in GROQ. What a read gave is put back without changing it. */
const momentField = (moment: string) =>
  SORTABLE.test(moment) ? moment : new Date(moment).toISOString()

const slugField = (current: string) => ({ _type: 'slug', current })

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

/**
 * The attributes that a blog or case study of the REST wire has in the lake. References are ids already; `status` is not
 * among them.
 * @throws HttpError `validation_failed`, naming the field
 */
export function toDocumentFields(
  type: ArticleType,
  input: BlogInput & CaseStudyInput,
): DocumentFields {
  const { fields, take } = collector()
  take('title', 'title', input.title)
  take('slug', 'slug', input.slug, slugField)
  take('published_at', 'publishedAt', input.published_at, momentField)
  take('publish_at', 'publishAt', input.publish_at, momentField)
  take('unpublish_at', 'unpublishAt', input.unpublish_at, momentField)
  take('cover_image', 'coverImage', input.cover_image, toPictureField)
  take('body', 'body', input.body, toBodyField)
  take('seo', 'seo', input.seo, seoField)
  if (type === 'blog') {
    take('excerpt', 'excerpt', input.excerpt)
    take('category', 'category', input.category, (id) => referenceTo(id))
    take('author', 'author', input.author, (id) => referenceTo(id))
    take('tags', 'tags', input.tags, unique)
    take('featured', 'featured', input.featured)
    take('related_blogs', 'relatedBlogs', input.related_blogs, (ids) =>
      unique(ids).map((id) => ({ ...referenceTo(id), _key: id.slice(-40) })),
    )
    return fields
  }
  take('summary', 'summary', input.summary)
  take('industry', 'industry', input.industry)
  take('client', 'client', input.client, ({ name, anonymous }) => ({
    anonymous,
    ...compact({ name }),
  }))
  take('services', 'services', input.services, unique)
  take('challenge', 'challenge', input.challenge)
  take('solution', 'solution', input.solution)
  take('results', 'results', input.results, (results) =>
    results.map((result, index) => ({ _type: 'result', _key: keyed(index), ...compact(result) })),
  )
  take('testimonial', 'testimonial', input.testimonial, compact)
  take('gallery', 'gallery', input.gallery, gallery)
  return fields
}
