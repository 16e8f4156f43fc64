import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textFields } from '#shared/content/article-fields.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { emptyForm } from '../form/article-form.ts'
import { TitleFields } from './title-fields.tsx'
import { UpdateFields } from './update-fields.tsx'

test.each(ARTICLE_TYPES)('the form of a %s has a labelled input for each text', (type) => {
  const texts = textFields(type).map(({ name }) => [name, `Words for ${name}`])
  const errors = textFields(type).map(({ name }) => [name, `Error of ${name}`])
  const props = {
    type,
    form: { ...emptyForm, ...Object.fromEntries(texts) },
    errors: Object.fromEntries(errors),
    set: () => undefined,
  }
  const markup = renderToStaticMarkup(
    <>
      <TitleFields {...props} onTitle={() => undefined} />
      <UpdateFields {...props} />
    </>,
  )
  for (const { name, label } of textFields(type)) {
    expect(markup).toMatch(new RegExp(`for="field-${name}"[^>]*>(?:<[^>]+>)*${label}`))
    expect(markup).toContain(`Words for ${name}`)
    expect(markup).toContain(`Error of ${name}`)
  }
})
