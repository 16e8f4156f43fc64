import type { AnswerSource } from '#shared/contracts/assistant.ts'
import type { Snippet } from './knowledge.ts'
import type { Answer } from './ports.ts'

/** A number in brackets, with the space before it. */
const CITATION = /\s*\[(\d)\]/gu

/** The pages of the entries, each once. */
function pagesOf(snippets: readonly Snippet[]): AnswerSource[] {
  const byUrl = new Map(snippets.map(({ url, title }) => [url, { title, url }]))
  return [...byUrl.values()]
}

/**
 * A reply of the model as an answer: the entry numbers become its sources. Where it gives none, nobody can tell which
 * entries it is from, and all of them are named.
 */
export function citedReply(reply: string, snippets: readonly Snippet[]): Answer {
  const cited: Snippet[] = []
  const parts: { text: string; source?: number }[] = []
  let from = 0
  for (const found of reply.matchAll(CITATION)) {
    const snippet = snippets[Number(found[1]) - 1]
    if (snippet === undefined) continue
    if (!cited.some(({ url }) => url === snippet.url)) cited.push(snippet)
    const text = reply.slice(from, found.index)
    const source = cited.findIndex(({ url }) => url === snippet.url)
    if (text !== '') parts.push({ text, source })
    from = found.index + found[0].length
  }
  const rest = reply.slice(from)
  if (rest !== '') parts.push({ text: rest })
  return {
    outcome: 'answer',
    parts,
    sources: pagesOf(cited.length === 0 ? snippets : cited),
  }
}
