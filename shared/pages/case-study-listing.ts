import { listingNames } from './catalogue/listing-names.ts'

/** Texts of the pages that list case studies. */
export const caseStudyListing = {
  name: listingNames.caseStudy,
  title: 'Background check case studies',
  heading: 'Worked examples: from order to result',
  description:
    'Worked examples by industry: the situation, the checks we would run, what you receive and where the limits are, all with invented names.',
  keywords: ['background check case studies', 'due diligence examples', 'data and system projects'],
  all: 'All industries',
  filterLabel: 'Industries',
  empty: {
    title: 'No worked examples yet',
    text: 'Our first worked example will appear here. Meanwhile, you can see what we check and build for you.',
  },
  emptyFilter: {
    title: 'No worked examples for this industry yet',
    text: 'You can choose another industry above, or see all of our worked examples.',
  },
} as const
