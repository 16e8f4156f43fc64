import { paths } from '#shared/paths/paths.ts'
import { normalised } from '../intents/intent.ts'
import type { Finding, FindingOptions, QuestionFindings } from '../ports.ts'
import { pathOf } from '../quotation.ts'

/** Minimum length of a word that identifies an industry, characters. */
const TELLING = 4

/** Words of a text in lower case, without plural endings, that can identify a subject. */
const tellingWords = (text: string): ReadonlySet<string> =>
  new Set(
    (normalised(text).match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= TELLING)
      .map((word) => word.replace(/(?:ies|es|s|y)$/u, '')),
  )

/** True for a passage of an industry page whose industry is neither named in the question nor the subject of the conversation. */
function isOfOtherIndustry(
  { passage }: Finding,
  asked: ReadonlySet<string>,
  focus: ReadonlySet<string>,
): boolean {
  const path = pathOf(passage.url)
  if (!path.startsWith(`${paths.industries}/`) || focus.has(path)) return false
  return tellingWords(passage.page).isDisjointFrom(asked)
}

/** Wraps a search and passes its findings through `change`. */
export const changed = (
  { search, searchWithTopic }: QuestionFindings,
  change: (findings: readonly Finding[], question: string) => readonly Finding[],
): QuestionFindings => ({
  search: async (question: string, options: FindingOptions) =>
    change(await search(question, options), question),
  searchWithTopic: async (question: string, options: FindingOptions) => {
    const { hits, ...rest } = await searchWithTopic(question, options)
    return { ...rest, hits: change(hits, question) }
  },
})

/**
 * Wraps a search so that it omits passages of industries that are not the subject of the conversation. Otherwise a fact about one industry
 * would be quoted as if it applied to all.
 * @param sections URLs of the sections that answered the earlier questions
 */
export function withoutOtherIndustries(
  findings: QuestionFindings,
  sections: readonly string[],
): QuestionFindings {
  const focus = new Set(sections.map(pathOf))
  return changed(findings, (hits, question) => {
    const asked = tellingWords(question)
    return hits.filter((finding) => !isOfOtherIndustry(finding, asked, focus))
  })
}

/** Amount subtracted from the similarity of a typical question whose answer the visitor has just read. */
const REPEATED = 0.25

/** Wraps a search. The similarity of a typical question is reduced if its answer is part of `said`, the previous answer. */
export function withoutRepetition(findings: QuestionFindings, said: string): QuestionFindings {
  return changed(findings, (hits) =>
    hits.map((finding) => {
      const { typical } = finding
      if (typical === undefined || !said.includes(typical.answer.replaceAll('\n', ' ')))
        return finding
      return { ...finding, typical: { ...typical, fit: typical.fit - REPEATED } }
    }),
  )
}
