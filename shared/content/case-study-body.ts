/** Label of the section with the body of a case study. Its anchor is derived from the label. */
export const CASE_BODY_LABEL = 'Steps and documents'

/** Labels of the parts of a case study above its body, by the names of their fields. */
export const CASE_PART_LABELS = { challenge: 'Challenge', solution: 'Approach' } as const

/** Parts of a case study above its body that have a text, with their paragraphs. */
export const caseStudyParts = ({
  challenge,
  solution,
}: {
  readonly challenge: string | null
  readonly solution: string | null
}): readonly { readonly label: string; readonly paragraphs: readonly string[] }[] =>
  [
    { label: CASE_PART_LABELS.challenge, text: challenge },
    { label: CASE_PART_LABELS.solution, text: solution },
  ].flatMap(({ label, text }) =>
    text === null || text === '' ? [] : [{ label, paragraphs: text.split(/\n{2,}/) }],
  )
