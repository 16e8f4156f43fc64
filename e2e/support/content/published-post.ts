import type { SiteUnderTest } from '../fixtures.ts'

/** Creates a published post. */
export async function publishPost(site: SiteUnderTest, id: string, title: string): Promise<void> {
  const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [] }
  await site.mutate([
    {
      createOrReplace: {
        _id: id,
        _type: 'blog',
        title,
        slug: { _type: 'slug', current: id },
        status: 'published',
        publishedAt: '2026-03-01T08:00:00Z',
        excerpt: 'An excerpt.',
        body: [{ ...block, children: [{ _type: 'span', _key: 's', text: 'Text.', marks: [] }] }],
      },
    },
  ])
}
