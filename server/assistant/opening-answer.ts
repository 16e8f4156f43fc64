import type { Answer, Finding } from './ports.ts'
import { sourceOf } from './quotation.ts'

/** Minimum coverage of a job opening, to be quoted in the answer to a question about jobs. */
const OPENING = 0.25

/** Adds the job opening that a question names to an answer about jobs. */
export function withOpening(given: Answer, passages: readonly Finding[]): Answer {
  const opening = passages.find(
    ({ passage, covered }) => passage.kind === 'opening' && covered >= OPENING,
  )
  if (opening === undefined) return given
  const [first, ...others] = opening.sentences
  const [named] = others.toSorted((a, b) => b.covered - a.covered)
  const told = [first, ...(named !== undefined && named.covered > 0 ? [named] : [])]
  const text = told.map((sentence) => ` ${sentence?.text ?? ''}`).join('')
  const parts = [...given.parts, { text, source: given.sources.length }]
  return { ...given, parts, sources: [...given.sources, sourceOf(opening)] }
}
