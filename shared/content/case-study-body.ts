/** Label of the section with the body of a case study. Its anchor is derived from the label. */
export const CASE_BODY_LABEL = 'Steps and documents'
