import type { StaffBlog, StaffCaseStudy } from '#shared/contracts/editing.ts'
import { emptyForm, type ArticleForm } from './article-form.ts'

/** An article as staff read it. */
export type StaffArticle = StaffBlog | StaffCaseStudy

/** Ids as programs make them. Others are names that somebody gave, and as good a slug as any. */
const MADE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An article without a slug of its own is known by its id. */
const ownSlug = ({ slug, id }: StaffArticle) => (slug === id && MADE_ID.test(id) ? '' : slug)

/** The slug that visitors know stays, whatever an editing copy says. */
const shownSlug = (article: StaffArticle) => article.frozen_slug ?? ownSlug(article)

function sharedFields(article: StaffArticle) {
  const { seo } = article
  return {
    title: article.title,
    slug: shownSlug(article),
    status: article.status,
    published_at: article.published_at ?? '',
    publish_at: article.publish_at ?? '',
    unpublish_at: article.unpublish_at ?? '',
    cover_image: article.cover_image,
    body: article.body,
    seo: {
      title: seo.title ?? '',
      description: seo.description ?? '',
      keywords: seo.keywords,
      og_image: seo.og_image,
      canonical: seo.canonical ?? '',
      noindex: seo.noindex,
    },
  }
}

const blogFields = (blog: StaffBlog) => ({
  excerpt: blog.excerpt,
  category: blog.category?.id ?? '',
  author: blog.author?.id ?? '',
  tags: blog.tags,
  featured: blog.featured,
  related_blogs: blog.related_blogs,
})

const caseStudyFields = (study: StaffCaseStudy) => ({
  summary: study.summary,
  industry: study.industry ?? '',
  client: { name: study.client_details.name ?? '', anonymous: study.client_details.anonymous },
  services: study.services,
  challenge: study.challenge ?? '',
  solution: study.solution ?? '',
  results: study.results.map(({ label, value, unit }) => ({ label, value, unit: unit ?? '' })),
  testimonial: {
    quote: study.testimonial?.quote ?? '',
    name: study.testimonial?.name ?? '',
    role: study.testimonial?.role ?? '',
  },
  gallery: study.gallery,
})

/** The form of an article as staff read it. */
export const toForm = (article: StaffArticle): ArticleForm => ({
  ...emptyForm,
  ...sharedFields(article),
  ...('related_blogs' in article ? blogFields(article) : caseStudyFields(article)),
})
