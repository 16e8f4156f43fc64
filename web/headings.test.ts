import { expect, test } from 'vitest'
import { blockTexts, renderPublicPages } from './public-texts.test-support.ts'
import { articles, bodyOf, slugOf } from '#seed/content.test-support.ts'
import { blockText } from '#shared/portable-text.ts'

/** Headings that could be above any text. */
const OPAQUE =
  /^(?:in detail|details|overview|what we do|the result|results?|before the move|after the move|more|taking the figure apart|the six steps)$/iu

const headingsIn = (html: string) =>
  [...html.matchAll(/<h[1-3][^>]*>([^]*?)<\/h[1-3]>/gu)].map(([, inside = '']) =>
    blockTexts(inside).join(' '),
  )

const pages = await renderPublicPages()

test('headings of public pages say what their section contains', () => {
  const found = pages.flatMap(({ path, main }) =>
    headingsIn(main)
      .filter((heading) => OPAQUE.test(heading.replace(/^\d+\s*/u, '')))
      .map((heading) => `${path}: ${heading}`),
  )
  expect(found).toEqual([])
})

test('headings of articles say what their section contains', () => {
  const found = [...articles('blog'), ...articles('caseStudy')].flatMap((article) =>
    bodyOf(article)
      .filter((block) => /^h[2-4]$/u.test(String(block['style'])))
      .map(blockText)
      .filter((heading) => OPAQUE.test(heading))
      .map((heading) => `${slugOf(article)}: ${heading}`),
  )
  expect(found).toEqual([])
})
