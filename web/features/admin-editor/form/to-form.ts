import type { StaffBlog, StaffCaseStudy } from '#shared/contracts/editing.ts'
import { emptyForm, type ArticleForm } from './article-form.ts'

/** An article as staff read it. */
export type StaffArticle = StaffBlog | StaffCaseStudy

function sharedFields(article: StaffArticle) {
  const { seo } = article
  return {
    title: article.title,
    // An article without a slug of its own is known by its id.
    slug: article.slug === article.id ? '' : article.slug,
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

/** The form of an article as staff read it. */
export function toForm(article: StaffArticle): ArticleForm {
  if ('related_blogs' in article) {
    return {
      ...emptyForm,
      ...sharedFields(article),
      excerpt: article.excerpt,
      category: article.category?.id ?? '',
      author: article.author?.id ?? '',
      tags: article.tags,
      featured: article.featured,
      related_blogs: article.related_blogs,
    }
  }
  const { client_details: client, testimonial } = article
  return {
    ...emptyForm,
    ...sharedFields(article),
    summary: article.summary,
    industry: article.industry ?? '',
    client: { name: client.name ?? '', anonymous: client.anonymous },
    services: article.services,
    challenge: article.challenge ?? '',
    solution: article.solution ?? '',
    results: article.results.map(({ label, value, unit }) => ({ label, value, unit: unit ?? '' })),
    testimonial: {
      quote: testimonial?.quote ?? '',
      name: testimonial?.name ?? '',
      role: testimonial?.role ?? '',
    },
    gallery: article.gallery,
  }
}
