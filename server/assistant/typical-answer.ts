import { countriesIn, countryIn } from './intents/countries.ts'
import { normalised } from './intents/intent.ts'
import { statesWhatIsAsked } from './kind-of-answer.ts'
import type { Answer, Finding } from './ports.ts'
import { partsOf, pathOf, quoted, sourceOf } from './quotation.ts'

/** Minimum similarity with which the answer of a typical question replaces another answer, by the kind of the other answer. */
export const TYPICAL = {
  /** Minimum similarity to replace the answer of an intent. */
  certain: 0.7,
  /** Minimum similarity to replace the answer of an intent that says that no page states the fact. */
  stated: 0.9,
  /** Minimum similarity to replace a quotation. */
  good: 0.75,
  /** Minimum similarity to replace a refusal. */
  only: 0.7,
  /** Minimum similarity to replace a quotation from the same page. */
  agreed: 0.3,
  /**
   * Minimum difference between the similarity and `missing`. If a typical question lacks an important word of the visitor, it must be more
   * similar.
   */
  named: 0.25,
} as const

type WithTypical = Finding & Required<Pick<Finding, 'typical'>>

/**
 * True unless the visitor names a country and the finding is about other countries. Only the first of the finding's texts that names a
 * country counts, because a heading may name the countries of all rows.
 */
const isThere = (question: string, { passage, typical }: WithTypical): boolean => {
  const country = countryIn(normalised(question))
  if (country === undefined) return true
  const texts = [typical.answer, typical.asked, passage.heading, passage.page]
  const named = texts.map((text) => countriesIn(normalised(text))).find(({ size }) => size > 0)
  return named === undefined || named.has(country)
}

/** True if the typical question has the main word of the question, or is so similar that the word may be missing. */
export const namesMain = ({ typical }: Finding): boolean =>
  (typical?.fit ?? 0) - (typical?.missing ?? 0) >= TYPICAL.named

/** Finding whose typical question is most similar to a question, if the similarity is at least `least`. */
export function typicalIn(
  question: string,
  findings: readonly Finding[],
  least: number,
): WithTypical | undefined {
  return findings
    .flatMap((finding) =>
      finding.typical === undefined ? [] : [{ ...finding, typical: finding.typical }],
    )
    .toSorted((a, b) => b.typical.fit - a.typical.fit)
    .find(
      (finding) =>
        finding.typical.fit >= least &&
        isThere(question, finding) &&
        statesWhatIsAsked(normalised(question), finding.typical.answer),
    )
}

/** Maximum amount by which a typical question of another page may be more similar than that of the given finding's page. */
const NEARLY = 0.05

/**
 * Finding with the most similar typical question on the page of the given finding, so that the search by words and the typical question
 * agree. Undefined if a typical question of another page is more similar by more than `NEARLY`.
 */
export function typicalOf(
  question: string,
  findings: readonly Finding[],
  { passage }: Finding,
  least: number,
): WithTypical | undefined {
  const best = typicalIn(question, findings, least)
  if (best === undefined) return undefined
  const here = findings.filter((one) => pathOf(one.passage.url) === pathOf(passage.url))
  return typicalIn(question, here, best.typical.fit - NEARLY)
}

/** Answer to a typical question: the sentences that answer it, with their page as the source. */
export function typicalAnswer(finding: WithTypical): Answer {
  const quotation = quoted(finding, finding.typical.answer.replaceAll('\n', ' '))
  return {
    outcome: 'answer',
    parts: partsOf(finding, quotation),
    sources: [sourceOf(finding)],
  }
}
