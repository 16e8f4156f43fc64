/** Kind of a case study: a fictitious example, or the story of a client. */
const labels = { example: 'Worked example', story: 'Client story' } as const

/** Label of a case study in lists. A case study is an example if no client's name is stored in it. */
export const standingOf = ({ is_example: isExample }: { readonly is_example: boolean }): string =>
  isExample ? labels.example : labels.story

/** Client's name for the facts of a case study; null for an example. */
export const clientOf = (study: {
  readonly client: string | null
  readonly is_example: boolean
}): string | null => (study.is_example ? null : (study.client ?? 'Not named'))
