import { readFile } from 'node:fs/promises'
import { type ResolvedLink, resolvePlainLink } from '#shared/markdown/links.ts'
import { markdownToPortableText } from '#shared/markdown/markdown-to-portable-text.ts'
import type { RichBlock } from '#shared/portable-text.ts'
import { paths } from '#shared/paths.ts'
import {
  AUTHORS,
  CASE_STUDIES,
  CATEGORIES,
  type DemoCaseStudy,
  type DemoPost,
  POSTS,
} from './articles.ts'
import { bandsSvg, coverSvg, sealSvg } from './covers.ts'

/** A document of the demonstration content; pictures are `_sanityAsset` addresses of {@link DemoContent.pictures}. */
export type DemoDocument = {
  readonly _id: string
  readonly _type: string
} & Readonly<Record<string, unknown>>

export interface DemoContent {
  readonly documents: readonly DemoDocument[]
  /** SVG by address, `image@file://./<name>.webp`: each is made into that file before it is uploaded. */
  readonly pictures: ReadonlyMap<string, string>
}

/** All documents were made on one day, so that every demonstration lake is the same. */
const CREATED = '2026-01-12T08:00:00.000Z'

const addressOf = (name: string) => `image@file://./${name}.webp`
const reference = (id: string) => ({ _type: 'reference', _ref: id })
const slugField = (current: string) => ({ _type: 'slug', current })

const POST_ID = 'seed-post-'
const CASE_STUDY_ID = 'seed-case-study-'

/** Figures inside texts: `![alt](picture:name "caption")`. */
const FIGURES = {
  'overlapping-registers': 'screening',
  'two-systems': 'technology',
} as const

/** Links to `slug.md` are links to that post; one that is not published is named by its page alone. */
function resolveLink(href: string): ResolvedLink {
  const post = POSTS.find(({ slug }) => href === `${slug}.md`)
  if (!post) return resolvePlainLink(href)
  const page = paths.blog(post.slug)
  return post.status === 'published'
    ? { href: page, documentId: POST_ID + post.slug }
    : { href: page }
}

/** The text of an article. @throws Error when it holds anything that cannot be carried over: the texts are ours to mend */
async function readBody(folder: string, slug: string): Promise<readonly RichBlock[]> {
  const markdown = await readFile(new URL(`./${folder}/${slug}.md`, import.meta.url), 'utf8')
  const { body, notes } = markdownToPortableText(markdown, {
    link: resolveLink,
    picture: (source) =>
      source.startsWith('picture:') ? { _sanityAsset: addressOf(source.slice(8)) } : undefined,
  })
  if (notes.length > 0) throw new Error(`${folder}/${slug}.md: ${notes.join('; ')}`)
  return body
}

const cover = ({ slug, coverAlt }: Pick<DemoPost, 'slug' | 'coverAlt'>) => ({
  _type: 'picture',
  _sanityAsset: addressOf(`cover-${slug}`),
  alt_text: coverAlt,
})

/** Only what is published or was published once has a copy under its own id; work in progress is a draft. */
function copyOf(prefix: string, article: Pick<DemoPost, 'slug' | 'status'>): string {
  const id = prefix + article.slug
  return article.status === 'published' || article.status === 'archived' ? id : `drafts.${id}`
}

const statusFields = ({ status, publishedAt, publishAt }: DemoPost | DemoCaseStudy) => ({
  status,
  ...(publishedAt !== undefined && { publishedAt }),
  ...(publishAt !== undefined && { publishAt }),
})

async function toPost(post: DemoPost): Promise<DemoDocument> {
  return {
    _id: copyOf(POST_ID, post),
    _type: 'blog',
    _createdAt: CREATED,
    title: post.title,
    slug: slugField(post.slug),
    ...statusFields(post),
    excerpt: post.excerpt,
    coverImage: cover(post),
    body: await readBody('posts', post.slug),
    category: reference(post.category),
    author: reference(post.author),
    tags: post.tags,
    featured: post.featured === true,
    ...(post.related && {
      relatedBlogs: post.related.map((slug) => ({ ...reference(POST_ID + slug), _key: slug })),
    }),
    ...(post.seo && { seo: { _type: 'seo', ...post.seo } }),
  }
}

async function toCaseStudy(study: DemoCaseStudy): Promise<DemoDocument> {
  const { title, summary, industry, services, challenge, solution } = study
  return {
    _id: copyOf(CASE_STUDY_ID, study),
    _type: 'caseStudy',
    _createdAt: CREATED,
    title,
    slug: slugField(study.slug),
    ...statusFields(study),
    summary,
    coverImage: cover(study),
    results: study.results.map((result, index) => ({
      _type: 'result',
      _key: `result${index + 1}`,
      ...result,
    })),
    challenge,
    solution,
    body: await readBody('case-studies', study.slug),
    industry,
    client: { anonymous: true },
    services,
  }
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
      alt_text: 'An engraved seal in place of a portrait',
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

/** The demonstration content: the same documents and pictures on every run. */
export async function demoContent(): Promise<DemoContent> {
  const posts = await Promise.all(POSTS.map(toPost))
  const studies = await Promise.all(CASE_STUDIES.map(toCaseStudy))
  const covers = [...POSTS, ...CASE_STUDIES].map(
    (article) => [addressOf(`cover-${article.slug}`), coverSvg(article)] as const,
  )
  const figures = Object.entries(FIGURES).map(
    ([name, family]) => [addressOf(name), bandsSvg(name, family)] as const,
  )
  const seals = AUTHORS.map(({ id, family }) => [addressOf(id), sealSvg(id, family)] as const)
  return {
    documents: [...categories(), ...authors(), ...posts, ...studies],
    pictures: new Map([...covers, ...figures, ...seals]),
  }
}
