import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textFields } from '#shared/content/article-fields.ts'
import { caseStudyDetail } from '#web/testing/fixtures.test-support.ts'
import { CaseStudyArticle } from './case-study-article.tsx'

test('the page of a case study shows every text of the case study', () => {
  const texts = textFields('caseStudy').map(({ name }) => [name, `Words for ${name}.`] as const)
  const study = { ...caseStudyDetail, ...Object.fromEntries(texts) }
  const markup = renderToStaticMarkup(<CaseStudyArticle via="rest" origin="cms" study={study} />)
  expect(texts.filter(([, words]) => !markup.includes(words))).toEqual([])
})
