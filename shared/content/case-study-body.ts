/** Label of the section of a case study that holds its body; its anchor is made from it. */
export const CASE_BODY_LABEL = 'Steps and documents'
