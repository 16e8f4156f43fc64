import type { Picture } from '#shared/content/article.ts'
import type { Status } from '#shared/content/status.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import { namedMoment } from '#web/lib/staff/moments.ts'
import type { ArticleForm, FieldName, SeoForm } from './article-form.ts'

/** Display names of values that a form stores as id or code. */
export interface FieldWords {
  readonly status: (status: Status) => string
  readonly category: (id: string) => string
  readonly author: (id: string) => string
}

const lines = (...values: readonly (string | false)[]) =>
  values.filter((value) => value !== false && value !== '').join('\n')

const moment = (iso: string) => (iso === '' ? '' : namedMoment(iso))

/** File name of a library picture. Uploaded files are stored under a hash, so they have no readable name here. */
const fileName = ({ url, library }: Picture) => {
  if (library !== null) return url?.split('/').at(-1) ?? 'From the library'
  return 'A picture'
}

const pictureText = (picture: Picture | null) =>
  picture === null
    ? ''
    : lines(
        picture.alt_text === '' && fileName(picture),
        picture.alt_text !== '' && `Alt text: ${picture.alt_text}`,
        picture.caption !== null && `Caption: ${picture.caption}`,
      )

/** Pictures of a field. */
export function picturesOf(name: FieldName, form: ArticleForm): readonly Picture[] {
  if (name === 'gallery') return form.gallery
  const one = name === 'cover_image' ? form.cover_image : name === 'seo' ? form.seo.og_image : null
  return one === null ? [] : [one]
}

const seoText = ({ title, description, keywords, og_image, canonical, noindex }: SeoForm) =>
  lines(
    title,
    description,
    keywords.join(', '),
    pictureText(og_image),
    canonical,
    noindex && 'Hidden from search engines',
  )

type Describe = (form: ArticleForm, words: FieldWords) => string

const describers: Readonly<Record<FieldName, Describe>> = {
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  status: ({ status }, words) => words.status(status),
  category: ({ category }, words) => words.category(category),
  author: ({ author }, words) => words.author(author),
  published_at: (form) => moment(form.published_at),
  publish_at: (form) => moment(form.publish_at),
  unpublish_at: (form) => moment(form.unpublish_at),
  cover_image: (form) => pictureText(form.cover_image),
  gallery: ({ gallery }) => gallery.map(pictureText).join('\n\n'),
  body: ({ body }) => toPlainText(body),
  excerpt: ({ excerpt }) => excerpt,
  featured: ({ featured }) => (featured ? 'Yes' : 'No'),
  tags: ({ tags }) => tags.join(', '),
  services: ({ services }) => services.join(', '),
  related_blogs: (form) => form.related_blogs.map(({ title }) => title).join('\n'),
  summary: ({ summary }) => summary,
  industry: ({ industry }) => industry,
  client: ({ client }) => lines(client.name, client.anonymous && 'Name hidden'),
  challenge: ({ challenge }) => challenge,
  solution: ({ solution }) => solution,
  results: ({ results }) =>
    results.map(({ value, unit, label }) => `${value} ${unit} ${label}`).join('\n'),
  testimonial: ({ testimonial: { quote, name, role } }) => lines(quote, name, role),
  seo: ({ seo }) => seoText(seo),
}

/** A field as text, for the comparison of two versions. */
export const describeField = (name: FieldName, form: ArticleForm, words: FieldWords): string =>
  describers[name](form, words) || 'Empty'
