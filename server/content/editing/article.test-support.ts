import type { Dataset } from '#lake/documents/types.ts'

/** Fields of a post in a request of staff. */
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

/** Returns draft and published copy of an article in a lake. */
export const copies = (dataset: Dataset, id: string) => ({
  draft: dataset.get(`drafts.${id}`),
  published: dataset.get(id),
})
