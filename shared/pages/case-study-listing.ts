/** The copy of the pages that list case studies. */
export const caseStudyListing = {
  title: 'Background check case studies',
  heading: 'Worked examples: from order to result',
  description:
    'Worked examples by industry: the situation, the checks we would run, what you receive and where the limits are. Organisations are invented.',
  keywords: ['screening case studies', 'due diligence case studies', 'data and system projects'],
  all: 'All industries',
  filterLabel: 'Industries',
  empty: {
    title: 'No worked examples yet',
    text: 'Our first worked example will appear here. Meanwhile, see what we check.',
  },
  emptyFilter: {
    title: 'No worked examples for this industry yet',
    text: 'Choose another industry or see all worked examples.',
  },
} as const
