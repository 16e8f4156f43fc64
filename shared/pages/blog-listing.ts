import { listingNames } from './catalogue/listing-names.ts'

/** Minimum number of posts with a tag from which search engines may index the page of the tag. */
export const INDEXED_TAG = 3

/** Texts of the pages that list posts. */
export const blogListing = {
  name: listingNames.blog,
  title: 'Background check and compliance blog',
  heading: 'Blog: hiring, compliance and data',
  description:
    'We write practical guides to background checks, due diligence, employment law, AI and data for HR, compliance and technology teams.',
  keywords: ['background check blog', 'compliance blog', 'due diligence guides', 'hiring checks'],
  tagged: 'You can read our posts on this topic here, or choose a subject below.',
  all: 'All subjects',
  filterLabel: 'Subjects',
  empty: {
    title: 'No posts yet',
    text: 'Our first post will appear here. Meanwhile, you can see what we check and build for you.',
  },
  emptyFilter: {
    title: 'No posts on this subject yet',
    text: 'You can choose another subject above, or see all of our posts.',
  },
} as const
