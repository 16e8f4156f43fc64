import { expect, it } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { createPageService } from './pages.service.ts'

it('the page service reports each invalid item that a page does not show once, with the document and the reason', async () => {
  const page = pageOf('service', 'criminal-check')
  const document: LakeDocument = {
    ...(await shippedPublished(page, '2026-03-01T09:00:00Z')),
    related: {
      heading: 'Order with this',
      services: [
        { _key: 'a', slug: 'rag', reason: 'A known page.' },
        { _key: 'b', slug: 'polygraph', reason: 'A page of an earlier release.' },
        { _key: 'c', slug: 'nlp' },
      ],
      industries: ['insurance', 'alchemy'],
    },
    _rev: '1',
    _createdAt: '2026-03-01T09:00:00Z',
    _updatedAt: '2026-03-01T09:00:00Z',
  }
  const reported: string[] = []
  const service = createPageService(
    {
      readPublic: (work) => work({ documents: async () => [document] }),
      withholds: () => false,
    },
    undefined,
    (id, reason) => reported.push(`${id}: ${reason}`),
  )
  const { content: read } = await service.page(page)
  await service.page(page)
  expect(read).toMatchObject({
    related: { services: [{ slug: 'rag' }], industries: ['insurance'] },
  })
  expect(reported).toEqual([
    expect.stringContaining('page.service.criminal-check: {"slug":"polygraph"'),
    expect.stringMatching(/"slug":"nlp".*its field “reason”/),
    expect.stringContaining('"alchemy"'),
  ])
})
