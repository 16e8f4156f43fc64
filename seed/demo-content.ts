import { reference } from '#shared/content/references.ts'
import { fileURLToPath } from 'node:url'
import { type ResolvedLink, resolvePlainLink } from '#shared/markdown/links.ts'
import { paths } from '#shared/paths/paths.ts'
import type { DemoCaseStudy, DemoPost } from './articles.ts'
import { AUTHORS, CATEGORIES } from './bylines.ts'
import { type FixedPage, fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { CASE_STUDIES } from './case-studies.ts'
import { plateName } from '#shared/engraving/relief/plate-file.ts'
import { coverAlt, type CoverDesign } from './covers.ts'
import { darkName, drawings, isFigure, postCover, studyCover } from './drawings.ts'
import { openingDocuments } from './openings.ts'
import { POSTS } from './posts.ts'
import { readBody } from './read-body.ts'

/** Document of the demonstration content. Its pictures are attributes `_sanityAsset` with the addresses in {@link DemoContent.pictures}. */
export type DemoDocument = {
  readonly _id: string
  readonly _type: string
} & Readonly<Record<string, unknown>>

export interface DemoContent {
  readonly documents: readonly DemoDocument[]
  /** Paths of the image files in `seed/pictures`, by their addresses `image@file://./<name>.avif`. */
  readonly pictures: ReadonlyMap<string, string>
}

/** Creation date of all documents. It is fixed, so that all demonstration lakes have equal content. */
const CREATED = '2025-01-13T08:00:00.000Z'

const addressOf = (name: string) => `image@file://./${name}.avif`
const pathOf = (name: string) => fileURLToPath(new URL(`pictures/${name}.avif`, import.meta.url))
const isPicture = (value: object): value is { readonly _sanityAsset: string } =>
  '_type' in value && value._type === 'picture' && '_sanityAsset' in value

/** Adds to each picture in a value its version for the dark theme. */
function withDarkPlates<T>(value: T): T {
  const changed: unknown = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'object' && part !== null && isPicture(part)
      ? { ...part, dark: darkPlate(part._sanityAsset) }
      : part,
  )
  // `changed` is the value with additional attributes, so it still has the type T.
  return changed as T // oxlint-disable-line typescript/no-unsafe-type-assertion -- JSON of T, parsed again
}
/**
 * Returns the attribute value with the dark version of a picture. `of` contains the address of that picture, so that the dark version is
 * not used for another picture.
 */
const darkPlate = (address: string) => ({
  _type: 'image',
  _sanityAsset: darkAddress(address),
  of: address,
})
/** Returns the address of the dark version of a picture. */
const darkAddress = (address: string) => address.replace(/[^/]+(?=\.avif$)/, darkName)
const slugField = (current: string) => ({ _type: 'slug', current })

const POST_ID = 'seed-post-'
const CASE_STUDY_ID = 'seed-case-study-'

/**
 * Resolves a link to a Markdown file of this folder. A link to an unpublished article becomes the address of its page instead of a
 * reference.
 */
function resolveLink(href: string): ResolvedLink {
  const slug = /(?<slug>[^/]+)\.md$/.exec(href)?.groups?.['slug']
  const post = POSTS.find((each) => each.slug === slug)
  const study = CASE_STUDIES.find((each) => each.slug === slug)
  const article = post ?? study
  if (article === undefined) return resolvePlainLink(href)
  const [page, prefix] = post ? [paths.blog, POST_ID] : [paths.caseStudy, CASE_STUDY_ID]
  return article.status === 'published'
    ? { href: page(article.slug), documentId: prefix + article.slug }
    : { href: page(article.slug) }
}

const references = {
  link: resolveLink,
  figure: (name: string) => (isFigure(name) ? addressOf(name) : undefined),
}

const cover = (design: CoverDesign) => ({
  _type: 'picture',
  _sanityAsset: addressOf(plateName(design)),
  alt_text: coverAlt(design),
})

const seoField = ({ seo }: DemoPost | DemoCaseStudy) => seo && { seo: { _type: 'seo', ...seo } }

const statusFields = ({
  status,
  publishedAt,
  publishAt,
  unpublishAt,
}: DemoPost | DemoCaseStudy) => ({
  status,
  ...(publishedAt !== undefined && { publishedAt }),
  ...(publishAt !== undefined && { publishAt }),
  ...(unpublishAt !== undefined && { unpublishAt }),
})

/**
 * Returns the documents of an article. A published or archived article has a published document, and also a draft while it is being edited.
 * Any other article has only a draft.
 */
function copiesOf(
  id: string,
  { status, edit }: DemoPost | DemoCaseStudy,
  fields: { readonly _type: string } & Readonly<Record<string, unknown>>,
): DemoDocument[] {
  if (status !== 'published' && status !== 'archived') return [{ ...fields, _id: `drafts.${id}` }]
  const copy = { ...fields, _id: id }
  return edit === undefined ? [copy] : [copy, { ...fields, ...edit, _id: `drafts.${id}` }]
}

async function toPost(post: DemoPost): Promise<DemoDocument[]> {
  return copiesOf(POST_ID + post.slug, post, {
    _type: 'blog',
    _createdAt: CREATED,
    title: post.title,
    slug: slugField(post.slug),
    ...statusFields(post),
    excerpt: post.excerpt,
    coverImage: cover(postCover(post)),
    body: await readBody('posts', post.slug, references),
    category: reference(post.category),
    author: reference(post.author),
    tags: post.tags,
    featured: post.featured === true,
    ...(post.related && {
      relatedBlogs: post.related.map((slug) => ({ ...reference(POST_ID + slug), _key: slug })),
    }),
    ...seoField(post),
  })
}

async function toCaseStudy(study: DemoCaseStudy): Promise<DemoDocument[]> {
  const { title, summary, industry, services, challenge, solution, gallery } = study
  return copiesOf(CASE_STUDY_ID + study.slug, study, {
    _type: 'caseStudy',
    _createdAt: CREATED,
    title,
    slug: slugField(study.slug),
    ...statusFields(study),
    summary,
    coverImage: cover(studyCover(study)),
    results: study.results.map((result, index) => ({
      _type: 'result',
      _key: `result${index + 1}`,
      ...result,
    })),
    challenge,
    solution,
    body: await readBody('case-studies', study.slug, references),
    ...(gallery && {
      gallery: gallery.map(({ figure, alt, caption }) => ({
        _type: 'picture',
        _key: figure,
        _sanityAsset: addressOf(figure),
        alt_text: alt,
        caption,
      })),
    }),
    industry,
    client: { anonymous: true },
    services,
    ...seoField(study),
  })
}

const authors = (): DemoDocument[] =>
  AUTHORS.map(({ id, name, role, bio }) => ({
    _id: id,
    _type: 'author',
    _createdAt: CREATED,
    name,
    role,
    bio,
    picture: {
      _type: 'picture',
      _sanityAsset: addressOf(id),
      alt_text: 'An engraved plate in place of a portrait',
    },
  }))

const categories = (): DemoDocument[] =>
  CATEGORIES.map(({ id, slug, title, description }) => ({
    _id: id,
    _type: 'category',
    _createdAt: CREATED,
    title,
    slug: slugField(slug),
    description,
  }))

/** Returns the document of a fixed page with its shipped text. */
const toPage = async (page: FixedPage): Promise<DemoDocument> => ({
  ...(await shippedPublished(page, CREATED)),
  _createdAt: CREATED,
})

/** Creates the demonstration content. Every run returns equal documents and pictures. */
export async function demoContent(): Promise<DemoContent> {
  const posts = await Promise.all(POSTS.map(toPost))
  const studies = await Promise.all(CASE_STUDIES.map(toCaseStudy))
  const pages = await Promise.all(fixedPages.map(toPage))
  const documents = withDarkPlates([
    ...categories(),
    ...authors(),
    ...posts.flat(),
    ...studies.flat(),
    ...openingDocuments(CREATED),
    ...pages,
  ])
  // Leaves out plates that only fixed pages show, because no document contains them.
  const text = JSON.stringify(documents)
  const names = [...drawings().keys()].filter((name) => text.includes(`"${addressOf(name)}"`))
  return { documents, pictures: new Map(names.map((name) => [addressOf(name), pathOf(name)])) }
}
