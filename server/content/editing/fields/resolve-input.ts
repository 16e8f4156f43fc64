import { HttpError } from '#server/http/http-error.ts'
import { allFields, convertGiven, fieldsBy, type FieldOf } from '#shared/content/article-fields.ts'
import type { ArticleType, DraftedType } from '#shared/content/status.ts'
import type { BlogInput, CaseStudyInput, PictureInput } from '#shared/contracts/editing.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'
import { slugIn, type Copies } from '../article-plan.ts'
import type { EditingMirrorStore } from '../ports.ts'
import type { SlugClaim } from '../slug-claims.ts'

type Input = BlogInput & CaseStudyInput

/** Error messages by field of the REST API. */
export type Problems = Record<string, string>

const SLUG_TAKEN = 'Choose another address. Another article has this one'

/**
 * Throws if there are error messages.
 * @throws HttpError `conflict` if the only error is a slug that another article has, otherwise `validation_failed`. Both contain the
 * messages
 */
export function assertNone(problems: Problems): void {
  const names = Object.keys(problems)
  if (names.length === 0) return
  if (names.length === 1 && problems['slug'] === SLUG_TAKEN) {
    throw new HttpError('conflict', SLUG_TAKEN, { fields: problems })
  }
  throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
    fields: problems,
  })
}

async function categoryId(store: EditingMirrorStore, name: string): Promise<string | undefined> {
  const bySlug = await store.categoryBySlug(name)
  if (bySlug !== undefined) return bySlug
  const [document] = await store.documents([name])
  return document?._type === 'category' ? document._id : undefined
}

const knownIndustries = new Set<string>(industries.map(({ slug }) => slug))
const knownServices = new Set<string>(services.map(({ slug }) => slug))

interface Named {
  readonly path: string
  readonly id: string
  /** Required type of the document. The lake would accept a reference to a document of another type, but pages would not show it. */
  readonly type: string
}

const MISSING = 'Choose another one. This one no longer exists'
/** Error message for a reference to a document that exists only as a draft. The lake would reject such a reference. */
const UNPUBLISHED = 'Choose a published post. This one was never published or is gone'

function inPicture({ asset, library }: PictureInput, path: string): readonly Named[] {
  if (asset) return [{ path, id: asset, type: 'sanity.imageAsset' }]
  return library ? [{ path, id: library, type: LIBRARY_IMAGE_TYPE }] : []
}

const none =
  () =>
  (_value: unknown): readonly Named[] => []

/**
 * Functions that return the documents to which the value of a field refers, by kind of field. A category may also be referred to by its
 * slug, see {@link categoryId}.
 */
const namedBy = fieldsBy(allFields, {
  line: none,
  text: none,
  prose: none,
  slug: none,
  status: none,
  moment: none,
  picture: () => inPicture,
  pictures: () => (pictures: readonly PictureInput[], path: string) =>
    pictures.flatMap((picture, index) => inPicture(picture, `${path}.${index}`)),
  // The lake checks the references in the text of a body.
  body: none,
  seo:
    () =>
    ({ og_image: image }: NonNullable<Input['seo']>, path: string) =>
      image ? inPicture(image, `${path}.og_image`) : [],
  boolean: none,
  page: none,
  reference:
    ({ to }: FieldOf<'reference'>) =>
    (id: string, path: string) =>
      to !== 'category' ? [{ path, id, type: to }] : [],
  blogs: () => (ids: readonly string[], path: string) =>
    ids.map((id) => ({ path, id, type: 'blog' })),
  lines: none,
  client: none,
  results: none,
  testimonial: none,
})

/** Returns all documents to which the input refers. */
const namedDocuments = (input: Input): readonly Named[] =>
  Object.values(convertGiven(namedBy, input)).flat()

async function documentProblems(store: EditingMirrorStore, input: Input): Promise<Problems> {
  const wanted = namedDocuments(input)
  const found = await store.documents(wanted.map(({ id }) => id))
  const types = new Map(found.map(({ _id, _type }) => [_id, _type]))
  const missing = wanted.filter(({ id, type }) => types.get(id) !== type)
  return Object.fromEntries(
    missing.map(({ path, type }) => [path, type === 'blog' ? UNPUBLISHED : MISSING]),
  )
}

function pageProblems({ industry, services: chosen = [] }: Input): Problems {
  const strange = chosen.find((slug) => !knownServices.has(slug))
  return {
    ...(industry && !knownIndustries.has(industry)
      ? { industry: 'Choose another industry. There is no page of this one' }
      : {}),
    ...(strange === undefined ? {} : { services: `Remove the unknown service ${strange}` }),
  }
}

/** Returns an error if another article has the slug or is about to get it. */
export async function slugProblems(
  store: EditingMirrorStore,
  type: ArticleType,
  id: string,
  { slug }: Pick<Input, 'slug'>,
  claim: SlugClaim,
): Promise<Problems> {
  if (slug === undefined) return {}
  // The slug is claimed before the mirror is read. If another process has had the claim until now, the mirror already contains that
  // process's write.
  if (!(await claim.take(slug))) return { slug: SLUG_TAKEN }
  const holders = await store.editing.holdersOfSlug(type, slug, id)
  return holders.length === 0 ? {} : { slug: SLUG_TAKEN }
}

/**
 * Checks all references of the input. Returns the input with the category as an id.
 * @throws HttpError `validation_failed` with each invalid reference; `conflict` for a slug of another article
 */
export async function resolveInput(
  store: EditingMirrorStore,
  type: ArticleType,
  id: string,
  input: Input,
  claim: SlugClaim,
): Promise<Input> {
  const category = input.category ? await categoryId(store, input.category) : undefined
  const isUnknown = Boolean(input.category) && category === undefined
  assertNone({
    ...(await documentProblems(store, input)),
    ...pageProblems(input),
    ...(await slugProblems(store, type, id, input, claim)),
    ...(isUnknown ? { category: 'Choose another category. This one was deleted' } : {}),
    ...(input.related_blogs?.includes(id) === true
      ? { related_blogs: 'Choose a different post' }
      : {}),
  })
  return category === undefined ? input : { ...input, category }
}

const SLUG_LENGTH = 90

interface Following {
  readonly type: ArticleType
  readonly id: string
  /** New title of the article. */
  readonly title: string | undefined
}

/** Converts a title to ASCII words joined by hyphens. */
export function slugOfTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
  return words === '' ? 'untitled' : words
}

/** Returns a slug made from a title. If another article has that slug, a number is appended. */
export async function freeSlug(
  store: EditingMirrorStore,
  type: ArticleType,
  title: string,
  claim: SlugClaim,
): Promise<string> {
  return freeSlugLike(store, { type, id: '', slug: slugOfTitle(title) }, claim)
}

/**
 * Returns a new slug for a draft whose title changes, or undefined if the draft keeps its slug. A draft gets a new slug if it was never
 * published and its slug was generated from its old title.
 */
export async function followingSlug(
  store: EditingMirrorStore,
  { type, id, draft, published, title }: Copies & Following,
  claim: SlugClaim,
): Promise<string | undefined> {
  if (draft === undefined || published !== undefined) return undefined
  if (draft['publishedAt'] !== undefined) return undefined
  const [before, slug] = [draft['title'], slugIn(draft)]
  if (title === undefined || typeof before !== 'string' || slug === undefined) return undefined
  const [was, wanted] = [slugOfTitle(before), slugOfTitle(title)]
  const isMade =
    slug === was || (slug.startsWith(`${was}-`) && /^\d+$/.test(slug.slice(was.length + 1)))
  return isMade && was !== wanted
    ? freeSlugLike(store, { type, id, slug: wanted }, claim)
    : undefined
}

/** Returns the given slug, if it is free. Otherwise appends the first number with which the slug is free. */
export async function freeSlugLike(
  store: EditingMirrorStore,
  wanted: { readonly type: DraftedType; readonly id: string; readonly slug: string },
  claim: SlugClaim,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted.slug : `${wanted.slug}-${number}`
    if (!(await claim.take(slug))) continue
    const holders = await store.editing.holdersOfSlug(wanted.type, slug, wanted.id)
    if (holders.length === 0) return slug
  }
}
