import { isStopWord, stemOf, wordsOf } from '../words.ts'
import { sentencesOf } from '../sentences.ts'

/** Range in a text: index of the first character, and index after the last character. */
export type Mark = readonly [from: number, to: number]

/** Maximum length of an excerpt, in characters. */
const LENGTH = 240

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu

/** Ranges of the words in a text whose stem is among the given ones. Words that are separated only by a space or hyphen share a range. */
export function marksIn(text: string, stems: ReadonlySet<string>): readonly Mark[] {
  const marks: [number, number][] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wordsOf(word).some((part) => stems.has(stemOf(part)))) continue
    const last = marks.at(-1)
    const end = index + word.length
    if (last !== undefined && /^[\s-]$/.test(text.slice(last[1], index))) last[1] = end
    else marks.push([index, end])
  }
  return marks
}

/**
 * Ranges in a text that match the beginnings that the visitor has typed. If the visitor has typed another form of a word, the complete word
 * is marked.
 */
export function beginningsIn(text: string, typed: readonly string[]): readonly Mark[] {
  const searched = typed.filter((word) => !isStopWord(word) || typed.length === 1)
  const marks: Mark[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const lower = word.toLowerCase()
    const begun = searched.find((each) => lower.startsWith(each))
    if (begun !== undefined) marks.push([index, index + begun.length])
    else if (searched.some((each) => stemOf(each) === stemOf(lower))) {
      marks.push([index, index + word.length])
    }
  }
  return marks
}

/** Cuts a text at a space and adds an ellipsis. The result has at most `most` characters. */
const cut = (text: string, most: number) => {
  if (text.length <= most) return text
  const space = text.lastIndexOf(' ', most - 1)
  return `${text.slice(0, space > most / 2 ? space : most - 1).trimEnd()}…`
}

/** Excerpt of a text: consecutive sentences that contain the most of the given stems, at most 240 characters. */
export function excerptOf(text: string, stems: ReadonlySet<string>): string {
  const sentences = sentencesOf(text)
  const found = sentences.map(
    (sentence) =>
      new Set(
        wordsOf(sentence)
          .map(stemOf)
          .filter((stem) => stems.has(stem)),
      ).size,
  )
  const start = Math.max(0, found.indexOf(Math.max(...found)))
  const first = sentences[start] ?? ''
  if (first.length > LENGTH) {
    const at = marksIn(first, stems)[0]?.[0] ?? 0
    // The excerpt of a sentence that is too long begins near the found word.
    const from = at < LENGTH / 2 ? 0 : first.lastIndexOf(' ', at - LENGTH / 4) + 1
    return (from === 0 ? '' : '…') + cut(first.slice(from), LENGTH)
  }
  let excerpt = first
  for (const next of sentences.slice(start + 1)) {
    if (excerpt.length + next.length + 1 > LENGTH) break
    excerpt += ` ${next}`
  }
  return excerpt
}
