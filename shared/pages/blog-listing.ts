/** The copy of the pages that list posts. */
export const blogListing = {
  title: 'Blogs',
  heading: 'Blog: hiring, compliance and data',
  description:
    'Practical guides to background checks, due diligence, employment law, AI and data for HR, compliance and technology teams.',
  keywords: ['screening blog', 'due diligence notes', 'reading public records', 'hiring checks'],
  all: 'All subjects',
  filterLabel: 'Subjects',
  empty: {
    title: 'No posts yet',
    text: 'Our first post will appear here. Meanwhile, see what we check.',
  },
  emptyFilter: {
    title: 'No posts on this subject yet',
    text: 'Choose another subject or see all posts.',
  },
} as const
