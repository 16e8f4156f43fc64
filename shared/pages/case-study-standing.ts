/** Labels of the two kinds of case studies: fictional examples, and stories of clients. */
const labels = { example: 'Worked example', story: 'Client story' } as const

/** Label of a case study in lists. A case study is an example if it has no name of a client. */
export const standingOf = ({ is_example: isExample }: { readonly is_example: boolean }): string =>
  isExample ? labels.example : labels.story

/** Name of the client for the facts of a case study. Null for an example. */
export const clientOf = (study: {
  readonly client: string | null
  readonly is_example: boolean
}): string | null => (study.is_example ? null : (study.client ?? 'Not named'))
