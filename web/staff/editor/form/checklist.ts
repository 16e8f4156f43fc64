import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { dateProblems as problemsOfDates } from '#shared/content/article-dates.ts'
import type { Picture, PortableBlock } from '#shared/content/article.ts'
import { deadLinksText, emptyBlocks } from '#shared/content/body-checks.ts'
import { innerLinks } from '#shared/content/inner-links.ts'
import { SEO_LENGTHS } from '#shared/content/search-preview.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { requiredFields, type FieldName } from '#shared/content/article-fields.ts'
import type { ArticleForm } from './article-form.ts'

/** One check of an article before publication. */
export interface Check {
  readonly id: string
  /** Field in which the user fixes the problem. */
  readonly field: FieldName
  readonly label: string
  /** The problem, or undefined if there is none. */
  readonly problem?: string | undefined
  /** True if the server would reject publication because of the problem. */
  readonly blocks: boolean
}

/** Data from outside the form that the checks need. */
export interface Surroundings {
  /** Linked paths of this site that have no page. */
  readonly deadLinks: readonly string[]
  /** Current time in milliseconds since 1970. */
  readonly now: number
  /** True if the article already exists. */
  readonly isMade: boolean
}

const isEmpty = (text: string) => text.trim() === ''

const plural = (count: number, one: string, many: string) =>
  count === 1 ? one : `${count} ${many}`

// True if a picture lacks an alt text. A library picture has its alt text in the library.
const lacksAlt = (picture: Pick<Picture, 'asset' | 'alt_text'> | null) =>
  picture !== null && picture.asset !== null && isEmpty(picture.alt_text)

const blockLacksAlt = (block: PortableBlock) => {
  const alt = block['alt_text']
  return (
    block._type === 'picture' &&
    block['asset'] !== undefined &&
    isEmpty(typeof alt === 'string' ? alt : '')
  )
}

const check = (
  id: string,
  field: FieldName,
  label: string,
  problem: string | false | undefined,
  blocks = false,
): Check => ({ id, field, label, blocks, ...(problem ? { problem } : {}) })

// True if the slug may be empty, because the server creates the slug of a new article from its title.
const mayLackSlug = ({ title }: ArticleForm, isMade: boolean) => !isMade && !isEmpty(title)

const isMissing = (value: unknown) =>
  typeof value === 'string' ? isEmpty(value) : Array.isArray(value) && value.length === 0

/** Checks of the fields that an article must have to be published. The check of the body comes last. */
function required(type: ArticleType, form: ArticleForm, isMade: boolean): readonly Check[] {
  const fields = requiredFields(type)
  return [
    ...fields.filter(({ name }) => name !== 'body'),
    ...fields.filter(({ name }) => name === 'body'),
  ].map(({ name, label, required: problem }) => {
    const mayLack = name === 'slug' && mayLackSlug(form, isMade)
    return check(name, name, label, isMissing(form[name]) && !mayLack && problem, true)
  })
}

const filings: Readonly<Record<ArticleType, (form: ArticleForm) => readonly Check[]>> = {
  blog: (form) => [
    check(
      'category',
      'category',
      'Category',
      form.category === '' && 'Choose a category so readers can find it',
    ),
    check(
      'author',
      'author',
      'Author',
      form.author === '' && 'Choose an author so readers know who wrote it',
    ),
  ],
  caseStudy: ({ client, industry, results }) => [
    check(
      'industry',
      'industry',
      'Industry',
      industry === '' && 'Choose an industry so readers can find it',
    ),
    check(
      'client',
      'client',
      'Client',
      !client.anonymous && isEmpty(client.name) && 'Enter the client’s name or hide it',
    ),
    check(
      'results',
      'results',
      'Results',
      results.length === 0 && 'Add a result: the page opens with figures',
    ),
  ],
}

function pictures(form: ArticleForm): readonly Check[] {
  const { cover_image: cover, body, gallery, seo } = form
  const missing =
    Number(lacksAlt(cover)) + body.filter(blockLacksAlt).length + gallery.filter(lacksAlt).length
  const [field = 'cover_image']: readonly FieldName[] = [
    ...(lacksAlt(cover) ? ['cover_image' as const] : []),
    ...(body.some(blockLacksAlt) ? ['body' as const] : []),
    ...(gallery.some(lacksAlt) ? ['gallery' as const] : []),
  ]
  return [
    check(
      'cover',
      'cover_image',
      'Cover image',
      cover === null && 'Choose an image. Without one, a drawing is shown',
    ),
    check(
      'alt',
      field,
      'Alt texts',
      missing > 0 && `Add alt text: ${plural(missing, 'one image has', 'images have')} none`,
      true,
    ),
    ...(lacksAlt(seo.og_image)
      ? [check('og-alt', 'seo', 'Image for shared links', 'Add alt text')]
      : []),
  ]
}

function links(form: ArticleForm, { deadLinks }: Surroundings): readonly Check[] {
  const off = innerLinks(form.body).flatMap((link) =>
    link.kind === 'article' && !link.isPublic ? [link.text || 'an article'] : [],
  )
  const names = [...new Set(off)].join(', ')
  return [
    check(
      'links',
      'body',
      'Links inside the site',
      deadLinks.length > 0 && deadLinksText(deadLinks),
      true,
    ),
    // Links to unpublished articles appear as plain text until those articles are published.
    ...(off.length > 0
      ? [
          check(
            'articles',
            'body',
            'Links to articles',
            `Publish the linked articles, or remove the links: ${names}`,
          ),
        ]
      : []),
  ]
}

/** Checks for empty blocks: one check per type of block. */
const emptyTypes = ({ body }: ArticleForm): readonly Check[] =>
  [...new Map(emptyBlocks(body).map((empty) => [empty.type, empty])).values()].map(
    ({ type, label, advice }) => check(`${type}s`, 'body', `${label}s`, advice, true),
  )

function lengths(type: ArticleType, form: ArticleForm): readonly Check[] {
  const title = form.seo.title.trim() || form.title.trim()
  const own = form[contentTypes[type].summary]
  const description = form.seo.description.trim() || own.trim()
  const tooLong = (text: string, limit: number) =>
    text.length > limit && `${text.length} characters: search engines cut after about ${limit}`
  return [
    check('seo-title', 'seo', 'Title in search results', tooLong(title, SEO_LENGTHS.title)),
    check(
      'seo-description',
      'seo',
      'Description in search results',
      description === '' ? 'Enter a description' : tooLong(description, SEO_LENGTHS.description),
    ),
  ]
}

/**
 * Errors of dates, by field, because of which the server would reject a save. With `goesOut` the result includes errors that prevent
 * publication.
 * @param now milliseconds since 1970
 */
export function dateProblems(
  form: Pick<ArticleForm, 'status' | 'publish_at' | 'unpublish_at' | 'published_at'>,
  now: number,
  goesOut = false,
): Readonly<Partial<Record<FieldName, string>>> {
  const { publishedAt, publishAt, unpublishAt } = problemsOfDates(
    {
      status: form.status,
      publishAt: form.publish_at,
      unpublishAt: form.unpublish_at,
      publishedAt: form.published_at,
      goesOut,
    },
    now,
  )
  return {
    ...(publishedAt !== undefined && { published_at: publishedAt }),
    ...(publishAt !== undefined && { publish_at: publishAt }),
    ...(unpublishAt !== undefined && { unpublish_at: unpublishAt }),
  }
}

function dates(form: ArticleForm, now: number): Check {
  const [first] = Object.entries(dateProblems(form, now, true))
  const field = first === undefined ? 'publish_at' : (first[0] as FieldName) // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys are field names
  return check('dates', field, 'Dates', first?.[1], true)
}

/** All checks before publication, in the order of the form. */
export function checklist(
  type: ArticleType,
  form: ArticleForm,
  surroundings: Surroundings,
): readonly Check[] {
  return [
    ...required(type, form, surroundings.isMade),
    ...pictures(form),
    ...emptyTypes(form),
    ...links(form, surroundings),
    ...filings[type](form),
    dates(form, surroundings.now),
    ...lengths(type, form),
  ]
}

const ALT_TEXT = 'Describe the image for readers who can’t see it'

/** Errors because of which the server would reject publication, by field of the API. */
export function publishingErrors(
  type: ArticleType,
  form: ArticleForm,
  isMade: boolean,
): Readonly<Record<string, string>> {
  const wrong = required(type, form, isMade).flatMap(({ field, problem }) =>
    problem === undefined ? [] : [[field, problem] as const],
  )
  const pictures = [
    ...(lacksAlt(form.cover_image) ? ['cover_image'] : []),
    ...form.body.flatMap((block, index) => (blockLacksAlt(block) ? [`body.${index}`] : [])),
    ...form.gallery.flatMap((picture, index) => (lacksAlt(picture) ? [`gallery.${index}`] : [])),
  ]
  return Object.fromEntries([
    ...wrong,
    ...pictures.map((path) => [`${path}.alt_text`, ALT_TEXT] as const),
    ...emptyBlocks(form.body).map(({ index, advice }) => [`body.${index}`, advice] as const),
  ])
}
