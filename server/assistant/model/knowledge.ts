import { claimsEntry, type KnowledgeEntry } from '#shared/company/assistant-claims.ts'
import { ASSISTANT_LIMITS } from '#shared/contracts/assistant.ts'
import type { Earlier } from '../ports.ts'
import type { Found, QuestionSearch } from '../site-search.ts'

/** Entry of the site's knowledge that is sent to the model, with the title of its page. */
export interface Snippet extends KnowledgeEntry {
  readonly title: string
}

/** Maximum number of entries in a model call. */
export const MOST_SNIPPETS = ASSISTANT_LIMITS.sources

/** Maximum length of an entry, characters. */
const LONGEST = 1_500

/** Maximum number of passages that are compared with the question. */
const MOST_LOOKED_AT = 25

/** Maximum number of words of a question that are compared with passages. */
const MOST_WORDS = 100

/** Maximum length of the previous question in a model call, characters. */
const LONGEST_BEFORE = 500

/** Words that refer to an earlier message. */
const POINTS_BACK =
  /^(?:and|but|so|or|what about|how about|why)\b|\b(?:it|its|that|this|these|those|they|them|their|there|one|ones)\b/iu

/** Words of a question by which entries are selected: the first 100 distinct words of more than two characters, in lower case. */
const choosingWords = (question: string) => {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 2))].slice(0, MOST_WORDS)
}

const contains = ({ text, url }: KnowledgeEntry, words: readonly string[]) => {
  const whole = `${url}\n${text}`.toLowerCase()
  return words.some((word) => whole.includes(word))
}

function toSnippet({ passage: { url, page, heading, text } }: Found): Snippet {
  const whole = heading === page ? text : `${heading}\n${text}`
  return { url, title: page, text: whole.slice(0, LONGEST) }
}

/** Previous question of the visitor, cut to 500 characters. Undefined unless `question` depends on it. */
export function askedBefore(question: string, history: readonly Earlier[]): string | undefined {
  const isShort = choosingWords(question).length < 3
  if (!isShort && !POINTS_BACK.test(question.trim())) return undefined
  const before = history.findLast(({ isBot, text }) => !isBot && text.trim() !== question)
  return before?.text.slice(0, LONGEST_BEFORE)
}

/**
 * Entries for the model: passages and claims whose text or URL contains one of the question's words with more than two characters. A
 * passage is also included if it contains a term that the search matched. The order is that of the search, with the claims last.
 */
export async function relevantSnippets(
  { search }: QuestionSearch,
  question: string,
  before: string | undefined,
): Promise<readonly Snippet[]> {
  const query = before === undefined ? question : `${before} ${question}`
  const words = choosingWords(query)
  const hits = await search(query, { limit: MOST_LOOKED_AT })
  const found = hits.flatMap((hit) => {
    const snippet = toSnippet(hit)
    return contains(snippet, [...words, ...hit.terms]) ? [snippet] : []
  })
  const claims = contains(claimsEntry, words) ? [claimsEntry] : []
  return [...found.slice(0, MOST_SNIPPETS - claims.length), ...claims]
}
