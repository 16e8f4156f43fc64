import { countryIn } from './intents/countries.ts'
import { normalised } from './intents/intent.ts'
import type { Answer, Finding } from './ports.ts'
import { pathOf, quoted, sourceOf } from './quotation.ts'

/** Resemblance from which on a typical question is answered. */
export const TYPICAL = {
  /** In place of an intent whose topic resembles the question less. */
  certain: 0.7,
  /** In place of a quotation. */
  good: 0.75,
  /** In place of a refusal. */
  only: 0.7,
  /** In place of a quotation from the same page. */
  agreed: 0.3,
} as const

type WithTypical = Finding & Required<Pick<Finding, 'typical'>>

/** True unless the visitor names a country, and typical question or passage only another one. */
const isThere = (question: string, { passage, typical }: WithTypical): boolean => {
  const country = countryIn(normalised(question))
  if (country === undefined) return true
  const texts = [typical.asked, typical.answer, passage.heading, passage.page]
  const named = texts.flatMap((text) => countryIn(normalised(text)) ?? [])
  return named.length === 0 || named.includes(country)
}

/** The finding whose typical question resembles a question most, if at least by `least`. */
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
    .find((finding) => finding.typical.fit >= least && isThere(question, finding))
}

/** The same, if it is of the page of another finding: words and typical questions confirm each other. */
export function typicalOf(
  question: string,
  findings: readonly Finding[],
  { passage }: Finding,
  least: number,
): WithTypical | undefined {
  const best = typicalIn(question, findings, least)
  return best !== undefined && pathOf(best.passage.url) === pathOf(passage.url) ? best : undefined
}

/** The answer to a typical question: the sentences that were chosen for it, and their page. */
export function typicalAnswer(finding: WithTypical): Answer {
  const { subject, text } = quoted(finding, finding.typical.answer.replaceAll('\n', ' '))
  return {
    outcome: 'answer',
    parts: [...(subject === '' ? [] : [{ text: subject }]), { text, source: 0 }],
    sources: [sourceOf(finding)],
  }
}
