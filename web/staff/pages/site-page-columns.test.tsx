import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SitePage } from '#shared/contracts/site-pages.ts'
import { sitePageColumns } from './site-page-columns.tsx'

const page: SitePage = {
  id: 'page.service.rag',
  type: 'servicePage',
  kind: 'service',
  title: 'RAG',
  path: '/rag',
  state: 'published',
  is_live: true,
  has_changes: false,
  publish_at: null,
  unpublish_at: null,
  updated_at: '2026-11-01T09:00:00Z',
  mark: 'same',
  differences: 0,
  problem: null,
}

/** Texts of the cells of a row. */
const cells = (row: Partial<SitePage>) =>
  sitePageColumns.map(({ cell }) =>
    renderToStaticMarkup(<>{cell({ ...page, ...row }, Date.parse('2026-11-29T09:00:00Z'))}</>)
      .replace(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

test.each<[string, Partial<SitePage>, readonly string[]]>([
  ['a published page', {}, ['Service', 'Published', '–', 'Same as shipped']],
  [
    'a page without a document',
    { state: 'shipped', is_live: false, mark: 'shown', updated_at: null },
    ['Service', 'Shipped text', '–', 'Shipped text is shown', 'as shipped'],
  ],
  [
    'a page with a draft',
    { state: 'draft', has_changes: true, mark: 'differs', differences: 3 },
    ['Published Unpublished changes', 'Differs, 3 fields'],
  ],
  [
    'a scheduled landing page',
    {
      kind: 'landing',
      state: 'scheduled',
      is_live: false,
      mark: 'made_here',
      publish_at: '2026-12-01T09:00:00Z',
      unpublish_at: '2026-12-24T09:00:00Z',
    },
    ['Landing page', 'Scheduled', 'Made here'],
  ],
  [
    'the site settings',
    { kind: 'settings', title: 'Site settings', path: '/' },
    ['Site settings All pages', 'Published'],
  ],
  [
    'a page with a problem',
    { problem: 'Choose another slug.', mark: 'made_here' },
    ['Choose another slug.'],
  ],
])('the row of a page shows %s', (_name, row, expected) => {
  const shown = cells(row)
  for (const text of expected) expect(shown).toContain(text)
})

test('the row of a page shows both times of a schedule', () => {
  const [, , , schedule] = cells({
    publish_at: '2026-12-01T09:00:00Z',
    unpublish_at: '2026-12-24T09:00:00Z',
  })
  expect(schedule).toMatch(/^From .*2026.* Until .*2026/)
})

test.each([
  ['a live page', {}, true],
  ['a page with shipped text', { is_live: false, mark: 'shown' as const }, true],
  ['a draft', { is_live: false, mark: 'made_here' as const }, false],
])('the path of %s is a link only if visitors see the page', (_name, row, isLinked) => {
  const markup = renderToStaticMarkup(<>{sitePageColumns[0]?.cell({ ...page, ...row }, 0)}</>)
  expect(markup.includes('href="/rag"')).toBe(isLinked)
  expect(markup).toContain('href="/studio/intent/edit/id=page.service.rag;type=servicePage/"')
})
