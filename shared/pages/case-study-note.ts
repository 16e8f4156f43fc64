/** Line below the title of a fictional case study. */
export const exampleNote =
  'Illustrative example. The organisation and people are invented; the steps, documents and limits are how we work.'
