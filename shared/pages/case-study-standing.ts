/** What a case study is: an example that we made up, or the story of a client. */
const labels = { example: 'Worked example', story: 'Client story' } as const

/** What stands in place of a client’s name that is hidden. */
export const unnamedClient = 'Not named'

/** The label of a case study, wherever it is listed. It is an example as long as no client’s name is kept with it. */
export const standingOf = ({ is_example: isExample }: { readonly is_example: boolean }): string =>
  isExample ? labels.example : labels.story
