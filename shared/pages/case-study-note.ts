/** The line under the title of a case study that no client stands behind. */
export const exampleNote =
  'Illustrative example. The organisation and people are invented; the steps, documents and limits are how we work.'
