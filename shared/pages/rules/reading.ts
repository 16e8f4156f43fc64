/** Texts of the section that links from a page to its related articles. */
export const reading = {
  label: 'Reading',
  heading: 'Related guides and examples',
  note: 'Guide',
  minutes: 'min\u00a0read',
} as const
