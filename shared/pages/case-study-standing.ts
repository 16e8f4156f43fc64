/** What a case study is: an example that we made up, or the story of a client. */
const labels = { example: 'Worked example', story: 'Client story' } as const

/** The label of a case study, wherever it is listed. It is an example as long as no client’s name is kept with it. */
export const standingOf = ({ is_example: isExample }: { readonly is_example: boolean }): string =>
  isExample ? labels.example : labels.story

/** The client’s name for the facts of a case study; null when nobody stands behind it. */
export const clientOf = (study: {
  readonly client: string | null
  readonly is_example: boolean
}): string | null => (study.is_example ? null : (study.client ?? 'Not named'))
