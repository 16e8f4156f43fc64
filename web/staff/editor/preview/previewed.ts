import {
  blogFields,
  caseStudyFields,
  convertFields,
  fieldsBy,
} from '#shared/content/article-fields.ts'
import type {
  BlogDetail,
  CaseStudyDetail,
  Picture,
  PortableBlock,
} from '#shared/content/article.ts'
import type { ArticleType, Status } from '#shared/content/status.ts'
import type { Choice } from '#shared/contracts/staff.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import type {
  ArticleForm,
  FormValues,
  NamedDocument,
  ResultForm,
  SeoForm,
} from '../form/article-form.ts'
import type { StaffArticle } from '../form/to-form.ts'

/** An article in the state that visitors would see if the form were published now. */
export type Previewed =
  | { readonly type: 'blog'; readonly blog: BlogDetail }
  | { readonly type: 'caseStudy'; readonly study: CaseStudyDetail }

/** Display names of values that a form stores as ids only. */
export interface Named {
  readonly categories: readonly Choice[]
  readonly authors: readonly Choice[]
}

/** Reading speed in characters of body text per minute. The site uses the same value. */
const A_MINUTE = 1_100

const orNull = (text: string) => (text.trim() === '' ? null : text)
const asIs = () => (text: string) => text
const nullable = () => orNull

/** Conversion from the form to the data of public pages, for each kind of field. Referenced documents are added by {@link blogOf}. */
const toRead = {
  line: asIs,
  text: asIs,
  prose: nullable,
  slug: () => (slug: string) => slug || 'preview',
  status: () => (status: Status) => status,
  moment: nullable,
  picture: () => (picture: Picture | null) => picture,
  pictures: () => (pictures: readonly Picture[]) => [...pictures],
  body: () => (body: readonly PortableBlock[]) => [...body],
  seo: () => (seo: SeoForm) => ({
    title: orNull(seo.title),
    description: orNull(seo.description),
    keywords: [...seo.keywords],
    og_image: seo.og_image,
    canonical: orNull(seo.canonical),
    noindex: seo.noindex,
  }),
  boolean: () => (value: boolean) => value,
  page: nullable,
  reference: nullable,
  blogs: () => (_blogs: readonly NamedDocument[]) => undefined,
  lines: () => (lines: readonly string[]) => [...lines],
  client: () => (client: FormValues['client']) => (client.anonymous ? null : orNull(client.name)),
  results: () => (results: readonly ResultForm[]) =>
    results.map(({ label, value, unit }) => ({ label, value, unit: orNull(unit) })),
  testimonial:
    () =>
    ({ quote, name, role }: FormValues['testimonial']) =>
      orNull(quote) === null ? null : { quote, name: orNull(name), role: orNull(role) },
}

const readBlog = fieldsBy(blogFields, toRead)
const readCaseStudy = fieldsBy(caseStudyFields, toRead)

function shared(form: ArticleForm, article: StaffArticle | null, now: string) {
  const minutes = Math.round(toPlainText(form.body).length / A_MINUTE)
  return {
    id: article?.id ?? 'preview',
    title: form.title.trim() === '' ? 'Untitled' : form.title,
    published_at: orNull(form.published_at) ?? now,
    updated_at: now,
    reading_minutes: Math.max(1, minutes),
    previous: null,
    next: null,
  }
}

/** Data of a blog for its page. @param now ISO 8601, the date of a blog without a publication date */
export function blogOf(form: ArticleForm, article: StaffArticle | null, named: Named, now: string) {
  const known = article !== null && 'related_blogs' in article ? article : undefined
  const category = named.categories.find(({ id }) => id === form.category)
  const author = named.authors.find(({ id }) => id === form.author)
  return {
    ...convertFields(readBlog, form),
    ...shared(form, article, now),
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
    related: known?.related ?? [],
  }
}

/** Data of a case study for its page. @param now ISO 8601, the date of a case study without a publication date */
export const studyOf = (form: ArticleForm, article: StaffArticle | null, now: string) => ({
  ...convertFields(readCaseStudy, form),
  ...shared(form, article, now),
  is_example: orNull(form.client.name) === null,
})

/** Converts a form to an article for its public page. @param now ISO 8601, the date of an article without a publication date */
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
