/** The copy of the pages that list case studies. */
export const caseStudyListing = {
  title: 'Case Studies',
  heading: 'Figures first, then how they came about',
  description:
    'What was asked, who answered and what it changed: case studies by industry, each with the figures it rests on.',
  keywords: ['screening case studies', 'due diligence case studies', 'data and system projects'],
  all: 'All industries',
  filterLabel: 'Industries',
  empty: {
    title: 'No case studies yet',
    text: 'Nothing has been published here so far. The first case study will stand on this page.',
  },
  emptyFilter: {
    title: 'Nothing from this industry',
    text: 'No published case study is filed here. The other industries may hold what you are looking for.',
  },
} as const
