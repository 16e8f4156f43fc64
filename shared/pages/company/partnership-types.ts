/** Kinds of partnership in the form, exactly as in the specification. */
export const partnershipTypes = [
  'Background Screening',
  'AI & Data Intelligence',
  'Business Technological Solutions',
  'Others',
] as const
