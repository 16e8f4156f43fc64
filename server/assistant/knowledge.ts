import { claimsEntry, type KnowledgeEntry } from '#shared/company/assistant-claims.ts'
import { ASSISTANT_LIMITS } from '#shared/contracts/assistant.ts'
import type { Earlier } from './ports.ts'
import type { Found, QuestionSearch } from './site-search.ts'

/** An entry that goes to the model, and the name of its page. */
export interface Snippet extends KnowledgeEntry {
  readonly title: string
}

/** Entries that go along at most. */
export const MOST_SNIPPETS = ASSISTANT_LIMITS.sources

/** Characters of an entry at most. */
const LONGEST = 1_500

/** Passages that are looked through for those that share a word with the question. */
const MOST_LOOKED_AT = 25

/** Words of a question that are compared with passages. */
const MOST_WORDS = 100

/** Characters of the question before that go along. */
const LONGEST_BEFORE = 500

/** Words that point back at what was said before. */
const POINTS_BACK =
  /^(?:and|but|so|or|what about|how about|why)\b|\b(?:it|its|that|this|these|those|they|them|their|there|one|ones)\b/iu

/** The words of a question that choose entries: the first 100 different ones of more than two characters, in lower case. */
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

/** What the visitor asked before, cut to 500 characters, where the question makes sense only beside it; else nothing. */
export function askedBefore(question: string, history: readonly Earlier[]): string | undefined {
  const isShort = choosingWords(question).length < 3
  if (!isShort && !POINTS_BACK.test(question.trim())) return undefined
  const before = history.findLast(({ isBot, text }) => !isBot && text.trim() !== question)
  return before?.text.slice(0, LONGEST_BEFORE)
}

/**
 * The entries that go to the model: passages and claims whose text or address contains a word of the question longer than
 * two characters, or what such a word was taken for; in the order in which the search ranks them, the claims last.
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
