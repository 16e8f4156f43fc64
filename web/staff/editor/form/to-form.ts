import type { StaffBlog, StaffCaseStudy } from '#shared/contracts/editing.ts'
import { emptyForm, type ArticleForm } from './article-form.ts'

/** An article as returned by the staff API. */
export type StaffArticle = StaffBlog | StaffCaseStudy

/** Format of generated ids. Other ids are names that are also valid slugs. */
const MADE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The slug, or an empty text if it is only the generated id. */
const ownSlug = ({ slug, id }: StaffArticle) => (slug === id && MADE_ID.test(id) ? '' : slug)

/** The published slug takes precedence over that of the draft. */
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

/** Form values of an article. */
export const toForm = (article: StaffArticle): ArticleForm => ({
  ...emptyForm,
  ...sharedFields(article),
  ...('related_blogs' in article ? blogFields(article) : caseStudyFields(article)),
})
