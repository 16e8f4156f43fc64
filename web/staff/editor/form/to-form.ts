import {
  blogFields,
  caseStudyFields,
  convertFields,
  fieldsBy,
} from '#shared/content/article-fields.ts'
import type { Picture, PortableBlock } from '#shared/content/article.ts'
import type { Status } from '#shared/content/status.ts'
import type { StaffBlog, StaffCaseStudy } from '#shared/contracts/editing.ts'
import { emptyForm, type ArticleForm, type NamedDocument } from './article-form.ts'

/** An article as returned by the staff API. */
export type StaffArticle = StaffBlog | StaffCaseStudy

/** Format of generated ids. Other ids are readable names, which are also valid slugs. */
const MADE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The slug, or an empty text if the slug is only the generated id. */
const ownSlug = ({ slug, id }: StaffArticle) => (slug === id && MADE_ID.test(id) ? '' : slug)

/** Slug to show: the published slug if there is one, otherwise the slug of the draft. */
const shownSlug = (article: StaffArticle) => article.frozen_slug ?? ownSlug(article)

const asIs = () => (value: string) => value
const orEmpty = () => (value: string | null) => value ?? ''

/** Conversion from the REST API to the form, for each kind of field. */
const fromRead = {
  line: asIs,
  text: asIs,
  prose: orEmpty,
  slug: asIs,
  status: () => (status: Status) => status,
  moment: orEmpty,
  picture: () => (picture: Picture | null) => picture,
  pictures: () => (pictures: readonly Picture[]) => pictures,
  body: () => (body: readonly PortableBlock[]) => body,
  seo: () => (seo: StaffArticle['seo']) => ({
    title: seo.title ?? '',
    description: seo.description ?? '',
    keywords: seo.keywords,
    og_image: seo.og_image,
    canonical: seo.canonical ?? '',
    noindex: seo.noindex,
  }),
  boolean: () => (value: boolean) => value,
  page: orEmpty,
  reference: () => (target: { readonly id: string } | null) => target?.id ?? '',
  blogs: () => (blogs: readonly NamedDocument[]) => blogs,
  lines: () => (lines: readonly string[]) => lines,
  client: () => (client: StaffCaseStudy['client_details']) => ({
    name: client.name ?? '',
    anonymous: client.anonymous,
  }),
  results: () => (results: StaffCaseStudy['results']) =>
    results.map(({ label, value, unit }) => ({ label, value, unit: unit ?? '' })),
  testimonial: () => (testimonial: StaffCaseStudy['testimonial']) => ({
    quote: testimonial?.quote ?? '',
    name: testimonial?.name ?? '',
    role: testimonial?.role ?? '',
  }),
}

const fromBlog = fieldsBy(blogFields, fromRead)
const fromCaseStudy = fieldsBy(caseStudyFields, fromRead)

/** Form values of an article. */
export function toForm(article: StaffArticle): ArticleForm {
  const slug = shownSlug(article)
  return {
    ...emptyForm,
    ...('related_blogs' in article
      ? convertFields(fromBlog, { ...article, slug })
      : convertFields(fromCaseStudy, { ...article, slug, client: article.client_details })),
  }
}
