import type { Dataset } from '#lake/documents/types.ts'

/** A post as staff submit it. */
export const post = {
  title: 'Records that last',
  slug: 'records-that-last',
  excerpt: 'How long a record is kept.',
  body: 'First paragraph.\n\n## A heading\n\nSecond paragraph.',
}

/** A body with one paragraph. */
export const paragraph = (text: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  },
]

/** Returns both copies of an article in a lake. */
export const copies = (dataset: Dataset, id: string) => ({
  draft: dataset.get(`drafts.${id}`),
  published: dataset.get(id),
})
