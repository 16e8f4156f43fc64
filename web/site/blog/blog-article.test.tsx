import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textFields } from '#shared/content/article-fields.ts'
import { blogDetail } from '#web/testing/fixtures.test-support.ts'
import { BlogArticle } from './blog-article.tsx'

test('the page of a blog shows every text of the blog', () => {
  const texts = textFields('blog').map(({ name }) => [name, `Words for ${name}.`] as const)
  const blog = { ...blogDetail(1), ...Object.fromEntries(texts) }
  const markup = renderToStaticMarkup(<BlogArticle via="rest" origin="cms" blog={blog} />)
  expect(texts.filter(([, words]) => !markup.includes(words))).toEqual([])
})
