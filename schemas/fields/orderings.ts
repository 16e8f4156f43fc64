import type { SortOrdering } from 'sanity'

/** Orders in which editors can sort lists of articles. */
export const articleOrderings: SortOrdering[] = [
  {
    name: 'publishedAtDesc',
    title: 'Newest published first',
    by: [
      { field: 'publishedAt', direction: 'desc' },
      { field: '_updatedAt', direction: 'desc' },
    ],
  },
  { name: 'titleAsc', title: 'Title, A to Z', by: [{ field: 'title', direction: 'asc' }] },
  { name: 'statusAsc', title: 'Status', by: [{ field: 'status', direction: 'asc' }] },
]
