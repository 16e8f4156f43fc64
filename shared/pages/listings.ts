/** The copy of the pages that list articles. */
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

/** What pages below `/sanity/` say of themselves: how they differ from the same pages without it. */
export const fromCms = {
  title: (title: string) => `${title}, from the CMS`,
  /** @param path the same page as the site's own copy has it */
  description: (description: string, path: string) =>
    `Read from the CMS itself; ${path} shows the copy that this site keeps. ${description}`,
} as const
