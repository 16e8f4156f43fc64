import { countriesIn, countryIn } from './intents/countries.ts'
import { normalised } from './intents/intent.ts'
import { statesWhatIsAsked } from './kind-of-answer.ts'
import type { Answer, Finding } from './ports.ts'
import { partsOf, pathOf, quoted, sourceOf } from './quotation.ts'

/** Minimum similarity of a typical question to be answered, by the answer that it replaces. */
export const TYPICAL = {
  /** Instead of an intent whose topic is less similar to the question. */
  certain: 0.7,
  /** Instead of an intent that states that no page has an answer. */
  stated: 0.9,
  /** Instead of a quotation. */
  good: 0.75,
  /** Instead of a refusal. */
  only: 0.7,
  /** Instead of a quotation from the same page. */
  agreed: 0.3,
  /**
   * Minimum above the share of the question's most important missing word. A match that lacks that word must be all the more similar.
   */
  named: 0.25,
} as const

type WithTypical = Finding & Required<Pick<Finding, 'typical'>>

/**
 * True unless the visitor names a country and the finding is about other countries. The first text that names a country decides, because a
 * heading may name all countries of its rows.
 */
const isThere = (question: string, { passage, typical }: WithTypical): boolean => {
  const country = countryIn(normalised(question))
  if (country === undefined) return true
  const texts = [typical.answer, typical.asked, passage.heading, passage.page]
  const named = texts.map((text) => countriesIn(normalised(text))).find(({ size }) => size > 0)
  return named === undefined || named.has(country)
}

/** True if a passage has the main word of the question, or if its typical question is similar enough without the word. */
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

/** Maximum lead of a typical question of another page over that of the page with the best words. */
const NEARLY = 0.05

/**
 * Same as `typicalIn`, but only if the result is on the same page as another finding. Words and typical questions then confirm each
 * other. Another page may be slightly more similar.
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

/** Answer to a typical question: its chosen sentences, with their page as the source. */
export function typicalAnswer(finding: WithTypical): Answer {
  const quotation = quoted(finding, finding.typical.answer.replaceAll('\n', ' '))
  return {
    outcome: 'answer',
    parts: partsOf(finding, quotation),
    sources: [sourceOf(finding)],
  }
}
