import type { BlogDetail, CaseStudyDetail } from '#shared/content/article.ts'
import type { ArticleType } from '#shared/content/status.ts'
import type { Choice } from '#shared/contracts/staff.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import type { ArticleForm } from '../form/article-form.ts'
import type { StaffArticle } from '../form/to-form.ts'

/** An article as visitors would see it if the form were published now. */
export type Previewed =
  | { readonly type: 'blog'; readonly blog: BlogDetail }
  | { readonly type: 'caseStudy'; readonly study: CaseStudyDetail }

/** Names of values that a form stores as ids only. */
export interface Named {
  readonly categories: readonly Choice[]
  readonly authors: readonly Choice[]
}

/** Characters of body text read per minute, as on the site. */
const A_MINUTE = 1_100

const orNull = (text: string) => (text.trim() === '' ? null : text)

function shared(form: ArticleForm, article: StaffArticle | null, now: string) {
  const minutes = Math.round(toPlainText(form.body).length / A_MINUTE)
  return {
    id: article?.id ?? 'preview',
    slug: form.slug || 'preview',
    status: form.status,
    title: form.title.trim() === '' ? 'Untitled' : form.title,
    cover_image: form.cover_image,
    published_at: orNull(form.published_at) ?? now,
    updated_at: now,
    reading_minutes: Math.max(1, minutes),
    body: [...form.body],
    seo: {
      title: orNull(form.seo.title),
      description: orNull(form.seo.description),
      keywords: [...form.seo.keywords],
      og_image: form.seo.og_image,
      canonical: orNull(form.seo.canonical),
      noindex: form.seo.noindex,
    },
  }
}

function blogOf(form: ArticleForm, article: StaffArticle | null, named: Named, now: string) {
  const known = article !== null && 'related_blogs' in article ? article : undefined
  const category = named.categories.find(({ id }) => id === form.category)
  const author = named.authors.find(({ id }) => id === form.author)
  return {
    ...shared(form, article, now),
    excerpt: form.excerpt,
    category:
      category === undefined
        ? null
        : { id: category.id, title: category.title, slug: category.slug ?? '' },
    author:
      known?.author?.id === form.author
        ? known.author
        : author === undefined
          ? null
          : { id: author.id, name: author.title, role: null, bio: null, picture: null },
    tags: [...form.tags],
    featured: form.featured,
    related: known?.related ?? [],
  }
}

function studyOf(form: ArticleForm, article: StaffArticle | null, now: string) {
  const { quote, name, role } = form.testimonial
  return {
    ...shared(form, article, now),
    summary: form.summary,
    industry: orNull(form.industry),
    client: form.client.anonymous ? null : orNull(form.client.name),
    is_example: orNull(form.client.name) === null,
    services: [...form.services],
    results: form.results.map(({ label, value, unit }) => ({ label, value, unit: orNull(unit) })),
    challenge: orNull(form.challenge),
    solution: orNull(form.solution),
    testimonial: orNull(quote) === null ? null : { quote, name: orNull(name), role: orNull(role) },
    gallery: [...form.gallery],
  }
}

/** Article of a form, in the shape that pages use. @param now ISO 8601; date of an article without one */
export function previewOf(
  {
    type,
    form,
    article,
  }: {
    readonly type: ArticleType
    readonly form: ArticleForm
    readonly article: StaffArticle | null
  },
  named: Named,
  now: string,
): Previewed {
  return type === 'blog'
    ? { type, blog: blogOf(form, article, named, now) }
    : { type, study: studyOf(form, article, now) }
}
