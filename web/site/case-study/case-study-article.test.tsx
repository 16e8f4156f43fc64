import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textFields } from '#shared/content/article-fields.ts'
import { AppProvider } from '#web/lib/page/app-context.tsx'
import { caseStudyDetail, testEnv } from '#web/testing/fixtures.test-support.ts'
import { CaseStudyArticle } from './case-study-article.tsx'

test('the page of a case study shows every text of the case study', () => {
  const texts = textFields('caseStudy').map(({ name }) => [name, `Words for ${name}.`] as const)
  const study = { ...caseStudyDetail, ...Object.fromEntries(texts) }
  const markup = renderToStaticMarkup(
    <AppProvider value={testEnv}>
      <CaseStudyArticle via="rest" origin="cms" study={study} />
    </AppProvider>,
  )
  expect(texts.filter(([, words]) => !markup.includes(words))).toEqual([])
})
