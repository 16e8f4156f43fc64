import type { AnswerSource } from '#shared/contracts/assistant.ts'
import type { Snippet } from './knowledge.ts'
import type { Answer } from '../ports.ts'

/** Words before the number of an entry, in the most frequent languages of visitors. */
const WORD =
  '(?:see )?(?:sources?|entr(?:y|ies)|ref(?:erence)?s?|citations?|quellen?|fuentes?)[.:]? ?'
const NUMBER = `(?:${WORD})?[#^]?\\d{1,2}(?::\\d{1,2})?`
const NUMBERS = `${NUMBER}(?: ?(?:[,;&–—-]|and|to) ?${NUMBER})*`
/** Brackets in which models write citations, with the note (`†source`) or the link that some models add. */
const BRACKETS = `[\\[【［〔] ?${NUMBERS}(?:†[^\\]】］〕]{0,80})? ?[\\]】］〕](?:\\([/#h][^\\s()]{0,300}\\))?`
const PARENTHESES = `\\( ?${WORD}${NUMBERS} ?\\)`
const MARK = `(?:${BRACKETS}|${PARENTHESES})`

/** Consecutive citations. */
const MARKS = new RegExp(`${MARK}(?:[\\s,;]*(?:and\\s+)?${MARK})*`, 'giu')
/** Heading of a last line that contains only citations. */
const LIST_HEADING = new RegExp(
  `\\n${WORD.replace('(?:see )?', '')}(?=(?:[\\s,;]*${MARK})+[\\s.]*$)`,
  'iu',
)
const RANGE = /(\d{1,2})(?::\d{1,2})? ?(?:[–—-]|to) ?(?:\D{0,12})(\d{1,2})|(\d{1,2})(?::\d{1,2})?/gu
const CLOSING = /[.,;:!?]+/y

/** Entry numbers in a sequence of citations. Ranges such as `1-3` are expanded, up to entry `most`. */
function numbersIn(marks: string, most: number): number[] {
  const withoutNotes = marks.replaceAll(/†[^\]】］〕]*|\]\([^)]*\)/gu, ']')
  return [...withoutNotes.matchAll(RANGE)].flatMap(([, first, last, single]) => {
    if (single !== undefined) return [Number(single)]
    const [from, to] = [Number(first), Math.min(Number(last), most)]
    return from > to ? [from] : Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

const pathOf = ({ url }: Pick<AnswerSource, 'url'>) => url.replace(/[?#].*/u, '')

/**
 * Converts a reply of the model to an answer. Citations such as `[1]`, `[1, 2]`, `[1-3]`, `【1】` or `(source 1)` become source numbers, in
 * the order of their first use. Citations that name no entry are removed. Entries of the same page with the same title are one source,
 * because they look the same in the list of sources. An answer without valid citations has no sources.
 */
export function citedReply(reply: string, snippets: readonly Snippet[]): Answer {
  const sources: AnswerSource[] = []
  const placeOf = (number: number): number[] => {
    const snippet = snippets[number - 1]
    if (snippet === undefined) return []
    const { title, url } = snippet
    const isSame = (known: AnswerSource) =>
      known.title === title && pathOf(known) === pathOf({ url })
    const known = sources.findIndex(isSame)
    return [known === -1 ? sources.push({ title, url }) - 1 : known]
  }

  const said = reply.replace(LIST_HEADING, '\n')
  const parts: { text: string; source?: number }[] = []
  let text = ''
  let from = 0
  for (const { 0: marks, index } of said.matchAll(MARKS)) {
    const before = said.slice(from, index).trimEnd()
    text += before
    from = index + marks.length
    // Punctuation after a citation belongs to the part before the citation.
    CLOSING.lastIndex = from
    const closing = CLOSING.exec(said)?.[0] ?? ''
    if (/[^.,;:!?]$/u.test(before.slice(-2))) text += closing
    from += closing.length
    const [first, ...others] = new Set(numbersIn(marks, snippets.length).flatMap(placeOf))
    if (first === undefined) continue
    parts.push({ text, source: first }, ...others.map((source) => ({ text: '', source })))
    text = ''
  }
  const rest = (text + said.slice(from)).trimEnd()
  if (rest !== '') parts.push({ text: rest })
  return { outcome: 'answer', parts, sources }
}
