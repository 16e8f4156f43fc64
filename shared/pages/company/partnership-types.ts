/** The four kinds of partnership of the specification's form, in its words. */
export const partnershipTypes = [
  'Background Screening',
  'AI & Data Intelligence',
  'Business Technological Solutions',
  'Others',
] as const
