import { homeLimits as limits } from '#shared/content/pages/home-limits.ts'
import { closingLine, pageSections, pointsSection, sectionField } from '../sections.ts'

/** Sections of the page with all industries. */
export const industriesSections = pageSections({
  slug: 'industries',
  title: 'Industries',
  description: 'The sections of the page, from top to bottom.',
  groups: [
    { name: 'cabinet', title: 'All industries', default: true },
    { name: 'reading', title: 'In each guide' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    sectionField({
      name: 'cabinet',
      title: 'All industries',
      description: 'The text above the list of industries.',
    }),
    pointsSection({
      name: 'reading',
      title: 'In each guide',
      description: 'What an industry guide contains.',
      limit: limits.points,
    }),
    closingLine(limits.closing),
  ],
})
