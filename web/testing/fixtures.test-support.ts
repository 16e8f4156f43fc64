import type {
  BlogDetail,
  BlogItem,
  CaseStudyDetail,
  Picture,
  PortableBlock,
} from '#shared/content/article.ts'
import type { Status } from '#shared/content/status.ts'
import type { AppEnv } from '../lib/page/app-context.tsx'
import { emptyForm } from '../staff/editor/form/article-form.ts'
import { blogOf, studyOf } from '../staff/editor/preview/previewed.ts'

const none = () => Promise.reject(new Error('nothing is asked for here'))

/** App environment for a component that is rendered without a page and sends no requests. */
export const testEnv: AppEnv = {
  source: { groq: none, rest: none },
  origin: 'https://example.com',
  year: 2026,
  demoLogin: false,
  consentBanner: 'off',
  hasMail: true,
}

/** An image asset of 1600 by 1000 pixels. */
export const assetPicture: Picture = {
  asset: 'image-0123456789abcdef-1600x1000-jpg',
  library: null,
  url: '/lake/images/certavia/production/0123456789abcdef-1600x1000.jpg',
  alt_text: 'A hall of card drawers',
  caption: null,
  width: 1600,
  height: 1000,
  lqip: 'data:image/jpeg;base64,AAAA',
  crop: null,
  hotspot: null,
  dark: null,
}

/** A picture of the image library, with one address. */
export const libraryPicture: Picture = {
  ...assetPicture,
  asset: null,
  library: 'image-1',
  url: 'https://images.example.com/a.png',
  lqip: null,
}

/** Creates a paragraph or another type of text block. */
export function textBlock(text: string, more: Record<string, unknown> = {}): PortableBlock {
  return {
    _type: 'block',
    _key: `key-${text}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
    ...more,
  }
}

/** Creates a post whose title, slug and id contain the given number. */
export function blogItem(number: number, status: Status = 'published'): BlogItem {
  return {
    id: `blog-${number}`,
    slug: `post-${number}`,
    status,
    title: `Post ${number}`,
    cover_image: null,
    published_at: '2026-03-03T08:00:00Z',
    updated_at: '2026-03-04T08:00:00Z',
    reading_minutes: 3,
    excerpt: `What post ${number} says.`,
    category: { id: 'category-1', slug: 'screening', title: 'Screening' },
    author: { id: 'author-1', name: 'The desk', role: null, bio: null, picture: null },
    tags: ['courts'],
    featured: false,
  }
}

const seo = {
  title: null,
  description: null,
  keywords: [],
  og_image: null,
  canonical: null,
  noindex: false,
}

// Fields that the fixtures do not set have the values of an empty form.
const emptyBlog = blogOf(emptyForm, null, { categories: [], authors: [] }, '')

/** Complete post. */
export function blogDetail(number: number, more: Partial<BlogDetail> = {}): BlogDetail {
  const body = [textBlock('The opening.'), textBlock('Where', { style: 'h2' })]
  return { ...emptyBlog, ...blogItem(number), body, seo, related: [], ...more }
}

/** Complete case study. */
export const caseStudyDetail: CaseStudyDetail = {
  ...studyOf(emptyForm, null, ''),
  id: 'case-1',
  slug: 'one-file',
  status: 'published',
  title: 'One file',
  cover_image: null,
  published_at: '2026-03-03T08:00:00Z',
  updated_at: '2026-03-04T08:00:00Z',
  reading_minutes: 3,
  summary: 'A bank hires.',
  industry: 'banking-financial',
  client: null,
  is_example: true,
  services: ['criminal-check'],
  results: [{ label: 'to the report', value: '24', unit: 'hours' }],
  challenge: 'It lay in inboxes.',
  solution: 'One order.',
  testimonial: null,
  gallery: [],
  body: [],
  seo,
}
