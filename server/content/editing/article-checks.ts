import * as z from 'zod'
import { dateProblems as problemsOfDates } from '#shared/content/article-dates.ts'
import { deadLinksText, emptyBlocks, pagePaths } from '#shared/content/body-checks.ts'
import { attributeOf, requiredFields, type RequiredField } from '#shared/content/article-fields.ts'
import { isRecord } from '#shared/content/guards.ts'
import type { ArticleType } from '#shared/content/status.ts'

/** Schema of the attributes that are checked before an article is saved or published. */
const article = z.looseObject({
  slug: z.looseObject({ current: z.string().optional() }).optional().catch(undefined),
  publishedAt: z.string().optional().catch(undefined),
  publishAt: z.string().optional().catch(undefined),
  unpublishAt: z.string().optional().catch(undefined),
  coverImage: z.unknown().optional(),
  body: z.array(z.unknown()).catch([]),
  gallery: z.array(z.unknown()).catch([]),
})

const blocks = z.array(z.looseObject({}).catch({}))

const picture = z.looseObject({
  _type: z.literal('picture'),
  asset: z.unknown().optional(),
  alt_text: z.string().optional().catch(undefined),
})

const lacksAltText = (value: unknown) => {
  const parsed = picture.safeParse(value).data
  // The alternative text of a library picture is in the picture's own document, so the article need not contain it.
  return parsed !== undefined && parsed.asset !== undefined && (parsed.alt_text ?? '').trim() === ''
}

const ALT_TEXT = 'Say what the picture shows, for readers who cannot see it'

/**
 * Returns the errors in an article's dates, by field of the REST API.
 * @param now milliseconds since 1970
 * @param goesOut true if the article is being published
 */
export function dateProblems(
  document: Readonly<Record<string, unknown>>,
  now: number,
  goesOut: boolean,
): Record<string, string> {
  const { publishedAt, publishAt, unpublishAt } = article.parse(document)
  const status = document['status'] === 'scheduled' ? 'scheduled' : undefined
  const problems = problemsOfDates({ status, publishedAt, publishAt, unpublishAt, goesOut }, now)
  return {
    ...(problems.publishedAt !== undefined && { published_at: problems.publishedAt }),
    ...(problems.publishAt !== undefined && { publish_at: problems.publishAt }),
    ...(problems.unpublishAt !== undefined && { unpublish_at: problems.unpublishAt }),
  }
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** True if a document has a non-empty value for the required field. */
function hasContent({ kind, name }: RequiredField, document: Readonly<Record<string, unknown>>) {
  const value = document[attributeOf(name)]
  if (kind === 'slug') return isRecord(value) && isText(value['current'])
  return kind === 'body' ? Array.isArray(value) && value.length > 0 : isText(value)
}

/**
 * Returns the errors for internal links in the body whose target does not exist, by field.
 * @param leads returns true if a path is a page for visitors or redirects to one
 */
export async function linkProblems(
  type: ArticleType,
  document: Readonly<Record<string, unknown>>,
  leads: (path: string) => Promise<boolean>,
): Promise<Record<string, string>> {
  const { body, slug } = article.parse(document)
  const wanted = pagePaths(blocks.parse(body), { type, slug: slug?.current ?? '' })
  const found = await Promise.all(wanted.map(leads))
  const dead = wanted.filter((_path, index) => found[index] === false)
  return dead.length === 0 ? {} : { body: deadLinksText(dead) }
}

/** Returns the errors that prevent publication, by field of the REST API. */
export function publishingProblems(
  type: ArticleType,
  document: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const parsed = article.parse(document)
  const pictures = [
    ['cover_image', parsed.coverImage] as const,
    ...parsed.body.map((block, index) => [`body.${index}`, block] as const),
    ...parsed.gallery.map((item, index) => [`gallery.${index}`, item] as const),
  ]
  return Object.fromEntries([
    ...requiredFields(type)
      .filter((field) => !hasContent(field, document))
      .map(({ name, required }) => [name, required]),
    ...pictures
      .filter(([, picture]) => lacksAltText(picture))
      .map(([field]) => [`${field}.alt_text`, ALT_TEXT]),
    ...emptyBlocks(blocks.parse(parsed.body)).map(({ index, advice }) => [`body.${index}`, advice]),
  ])
}
