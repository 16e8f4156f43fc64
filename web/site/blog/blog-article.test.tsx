import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textFields } from '#shared/content/article-fields.ts'
import { AppProvider } from '#web/lib/page/app-context.tsx'
import { blogDetail, testEnv } from '#web/testing/fixtures.test-support.ts'
import { BlogArticle } from './blog-article.tsx'

test('the page of a blog post shows every text of the post', () => {
  const texts = textFields('blog').map(({ name }) => [name, `Words for ${name}.`] as const)
  const blog = { ...blogDetail(1), ...Object.fromEntries(texts) }
  const markup = renderToStaticMarkup(
    <AppProvider value={testEnv}>
      <BlogArticle via="rest" origin="cms" blog={blog} />
    </AppProvider>,
  )
  expect(texts.filter(([, words]) => !markup.includes(words))).toEqual([])
})
