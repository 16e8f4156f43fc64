import {
  allFields,
  convertFields,
  fieldsBy,
  type FieldName,
  type FieldOf,
} from '#shared/content/article-fields.ts'
import type { Picture } from '#shared/content/article.ts'
import type { Status } from '#shared/content/status.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import { namedMoment } from '#web/lib/staff/moments.ts'
import type { ArticleForm, FormValues, NamedDocument, ResultForm, SeoForm } from './article-form.ts'

/** Display names of values that a form stores as id or code. */
export interface FieldWords {
  readonly status: (status: Status) => string
  readonly category: (id: string) => string
  readonly author: (id: string) => string
}

const lines = (...values: readonly (string | false)[]) =>
  values.filter((value) => value !== false && value !== '').join('\n')

const moment = (iso: string) => (iso === '' ? '' : namedMoment(iso))

/** File name of a library picture. Undefined for uploaded files: they are stored under a hash, so their name is unknown. */
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

const seoText = ({ title, description, keywords, og_image, canonical, noindex }: SeoForm) =>
  lines(
    title,
    description,
    keywords.join(', '),
    pictureText(og_image),
    canonical,
    noindex && 'Hidden from search engines',
  )

interface WithPictures {
  readonly text: string
  readonly pictures: readonly Picture[]
}

const asIs = () => (text: string) => text

const describers = (words: FieldWords) => ({
  line: asIs,
  text: asIs,
  prose: asIs,
  slug: asIs,
  status: () => words.status,
  moment: () => moment,
  picture: () => (picture: Picture | null) => ({
    text: pictureText(picture),
    pictures: picture === null ? [] : [picture],
  }),
  pictures: () => (pictures: readonly Picture[]) => ({
    text: pictures.map(pictureText).join('\n\n'),
    pictures,
  }),
  body: () => toPlainText,
  seo: () => (seo: SeoForm) => ({
    text: seoText(seo),
    pictures: seo.og_image === null ? [] : [seo.og_image],
  }),
  boolean: () => (value: boolean) => (value ? 'Yes' : 'No'),
  page: asIs,
  reference: ({ to }: FieldOf<'reference'>) => words[to],
  blogs: () => (blogs: readonly NamedDocument[]) => blogs.map(({ title }) => title).join('\n'),
  lines: () => (texts: readonly string[]) => texts.join(', '),
  client: () => (client: FormValues['client']) =>
    lines(client.name, client.anonymous && 'Name hidden'),
  results: () => (results: readonly ResultForm[]) =>
    results.map(({ value, unit, label }) => `${value} ${unit} ${label}`).join('\n'),
  testimonial:
    () =>
    ({ quote, name, role }: FormValues['testimonial']) =>
      lines(quote, name, role),
})

/** A field as text and pictures, for the comparison of two versions. */
export function describeField(name: FieldName, form: ArticleForm, words: FieldWords): WithPictures {
  const described = convertFields(fieldsBy(allFields, describers(words)), form, [name])[name]
  const { text, pictures } =
    typeof described === 'string' ? { text: described, pictures: [] } : described
  return { text: text || 'Empty', pictures }
}
