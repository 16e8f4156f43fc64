/** Line under the title of a fictitious case study. */
export const exampleNote =
  'Illustrative example. The organisation and people are invented; the steps, documents and limits are how we work.'
