import { expect, test } from 'vitest'
import { attributeOf, textFields } from '#shared/content/article-fields.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { documentPassages } from './article-passages.ts'

test.each(ARTICLE_TYPES)('the search index contains each searchable text of a %s', (type) => {
  const texts = textFields(type).map(({ name }) => [attributeOf(name), `Words for ${name}.`])
  const passages = documentPassages({
    _id: 'a',
    _rev: 'r',
    _type: type,
    slug: { current: 'a' },
    ...Object.fromEntries(texts),
  })
  for (const { name, searched } of textFields(type)) {
    const heading = typeof searched === 'string' ? 'Words for title.' : searched.heading
    const found = passages.filter(({ text, page }) =>
      [text, page].join().includes(`Words for ${name}.`),
    )
    const isFound = found.some((passage) => passage.heading === heading)
    expect({ [name]: isFound }).toEqual({ [name]: searched !== 'never' })
  }
})
