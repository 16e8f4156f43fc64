/** Label of the section that contains the body of a case study. The section's anchor is derived from this label. */
export const CASE_BODY_LABEL = 'Steps and documents'

/** Labels of the parts of a case study that precede its body, by the names of their fields. */
export const CASE_PART_LABELS = { challenge: 'Challenge', solution: 'Approach' } as const

/** Parts of a case study that precede its body and are not empty, with their paragraphs. */
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
