import type { Picture } from '#shared/content/article.ts'
import type { Status } from '#shared/content/status.ts'
import { toPlainText } from '#shared/portable-text.ts'
import type { ArticleForm, FieldName } from './article-form.ts'

/** What a form holds by id or code, in words. */
export interface FieldWords {
  readonly status: (status: Status) => string
  readonly category: (id: string) => string
  readonly author: (id: string) => string
}

const lines = (...values: readonly (string | false)[]) =>
  values.filter((value) => value !== false && value !== '').join('\n')

const moment = (iso: string) => (iso === '' ? '' : `${iso.slice(0, 16).replace('T', ' ')} UTC`)

const pictureText = (picture: Picture | null) =>
  picture === null
    ? ''
    : lines(
        picture.url?.split('/').at(-1) ?? 'From the library',
        picture.alt_text !== '' && `Alt text: ${picture.alt_text}`,
        picture.caption !== null && `Caption: ${picture.caption}`,
      )

function plainValue(name: FieldName, form: ArticleForm, words: FieldWords): string {
  switch (name) {
    case 'status':
      return words.status(form.status)
    case 'category':
      return words.category(form.category)
    case 'author':
      return words.author(form.author)
    case 'published_at':
    case 'publish_at':
    case 'unpublish_at':
      return moment(form[name])
    case 'cover_image':
      return pictureText(form.cover_image)
    case 'gallery':
      return form.gallery.map(pictureText).join('\n\n')
    case 'body':
      return toPlainText(form.body)
    case 'featured':
      return form.featured ? 'Yes' : 'No'
    case 'tags':
    case 'services':
      return form[name].join(', ')
    case 'related_blogs':
      return form.related_blogs.map(({ title }) => title).join('\n')
    case 'client':
      return lines(form.client.name, form.client.anonymous && 'The name is kept back')
    case 'results':
      return form.results.map(({ value, unit, label }) => `${value} ${unit} ${label}`).join('\n')
    case 'testimonial':
      return lines(form.testimonial.quote, form.testimonial.name, form.testimonial.role)
    case 'seo': {
      const { title, description, keywords, og_image: image, canonical, noindex } = form.seo
      return lines(
        title,
        description,
        keywords.join(', '),
        pictureText(image),
        canonical,
        noindex && 'Not listed by search engines',
      )
    }
    default:
      return form[name]
  }
}

/** A field as text, for two versions side by side. */
export const describeField = (name: FieldName, form: ArticleForm, words: FieldWords): string =>
  plainValue(name, form, words) || 'Empty'
