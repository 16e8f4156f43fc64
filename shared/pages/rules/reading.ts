/** The copy of the section that points from a page to the articles that belong to it. */
export const reading = {
  label: 'Reading',
  heading: 'Related guides and examples',
  note: 'Guide',
  minutes: 'min read',
} as const
