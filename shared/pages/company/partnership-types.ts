/** Kinds of partnership in the specification's form, verbatim. */
export const partnershipTypes = [
  'Background Screening',
  'AI & Data Intelligence',
  'Business Technological Solutions',
  'Others',
] as const
