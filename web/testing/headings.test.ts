import { expect, test } from 'vitest'
import { blockTexts, renderPublicPages } from './public-texts.test-support.ts'
import { OPAQUE_HEADING } from '#shared/pages/rules/opaque-headings.test-support.ts'

const headingsIn = (html: string) =>
  [...html.matchAll(/<h[1-3][^>]*>([^]*?)<\/h[1-3]>/gu)].map(([, inside = '']) =>
    blockTexts(inside)
      .join(' ')
      .replace(/^\d+\s*/u, ''),
  )

test('headings of public pages describe their section', async () => {
  const pages = await renderPublicPages()
  const found = pages.flatMap(({ path, main }) =>
    headingsIn(main)
      .filter((heading) => OPAQUE_HEADING.test(heading))
      .map((heading) => `${path}: ${heading}`),
  )
  expect(pages.flatMap(({ main }) => headingsIn(main)).length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
