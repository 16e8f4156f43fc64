import { countryIn } from '../intents/countries.ts'
import { serviceIn } from '../intents/checks.ts'
import { normalised } from '../intents/intent.ts'
import { changed } from './fresh-findings.ts'
import type { QuestionFindings } from '../ports.ts'
import { pathOf } from '../quotation.ts'

/** Beginning of a statement about the visitor or the company, such as "my name is Anna". */
const STATEMENT =
  /^(?:(?:well|but|and|so|ok|hi|hello)[, ]+)*(?:my|your|you|you're|i|i'm|i've|it|this|that|the|he|she|they)\b/u

/** Words that show that a message asks for something or describes a need. */
const REQUEST =
  /\?|\b(?:want|need|would like|i'd like|looking for|look for|wish|please|help|search\w*|interested|what|which|how|when|where|who|whom|why|whether|if|can|could|should|must|may|wrong|mistake|error|reject\w*|lost|refus\w*|wonder\w*|ask\w*|check\w*|screen\w*|verify\w*|found|find|report)\b/u

/** True for a message that states something and asks for nothing. */
export const isStatement = (message: string): boolean => {
  const text = normalised(message)
  return STATEMENT.test(text) && !REQUEST.test(text)
}

/** Country that a conversation is about: the country that the question names, otherwise the country that an earlier question names. */
const countryOf = (question: string, conversation: string) =>
  countryIn(question) ??
  countryIn(conversation) ??
  (/\bdbs\b/u.test(conversation) ? 'United Kingdom' : undefined)

const isOther = (own: string | undefined, named: string | undefined) =>
  own !== undefined && own !== named

/**
 * Wraps a search and removes from its findings the typical questions about a service or country that the conversation does not name.
 * @param sections URLs of the sections that answered the earlier questions
 */
export function ofConversation(
  findings: QuestionFindings,
  earlier: readonly string[],
  sections: readonly string[],
): QuestionFindings {
  const focus = new Set(sections.map(pathOf))
  return changed(findings, (hits, question) => {
    const conversation = normalised([question, ...earlier].join(' . '))
    const country = countryOf(normalised(question), conversation)
    return hits.map((finding) => {
      const { typical, ...rest } = finding
      if (typical === undefined) return finding
      const asked = normalised(typical.asked)
      const isElsewhere = isOther(countryIn(asked), country)
      const isOfOtherService =
        !focus.has(pathOf(finding.passage.url)) &&
        isOther(serviceIn(asked), serviceIn(conversation))
      return isElsewhere || isOfOtherService ? rest : finding
    })
  })
}
