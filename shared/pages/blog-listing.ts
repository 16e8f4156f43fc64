/** The copy of the pages that list posts. */
export const blogListing = {
  title: 'Blogs',
  heading: 'Notes on evidence',
  description:
    'How records are kept, asked for and read: notes on screening, due diligence, data and the systems that carry evidence.',
  keywords: ['screening blog', 'due diligence notes', 'reading public records', 'hiring checks'],
  all: 'All subjects',
  filterLabel: 'Subjects',
  empty: {
    title: 'No notes yet',
    text: 'Nothing has been published here so far. The first note will stand on this page.',
  },
  emptyFilter: {
    title: 'Nothing under this subject',
    text: 'No published note is filed here. The other subjects may hold what you are looking for.',
  },
} as const
