import { sentencesOf } from '../sentences.ts'
import type { Passage } from '../ports.ts'
import type { TypicalQuestion } from '../typical/typical-question.ts'

/**
 * Different phrasings of a question that a passage answers. They name the passage instead of containing the answer, so that the answer is
 * quoted from the current text of the page.
 */
export interface Phrasing {
  /** Id of the passage. */
  readonly passage: string
  /** First words of the sentence with which the answer begins. */
  readonly opening: string
  /** Number of sentences that the answer consists of. */
  readonly sentences: number
  readonly asked: readonly string[]
}

/** Line for a passage: the passage's id without the path, the opening in brackets, the number of further sentences, and the phrasings. */
const LINE = /^(?<rest>\S*) ?\[(?<opening>[^\]]+)\](?: \+(?<further>\d+))? (?<asked>.+)$/u

/**
 * Reads a table of phrasings. A line without a leading space contains the path of a page. The lines below it, with a leading space, are
 * those for passages of this page.
 * @throws Error if a line has another format
 */
export function readPhrasings(table: string): readonly Phrasing[] {
  let page = ''
  return table.split('\n').flatMap((line) => {
    if (line === '') return []
    if (!line.startsWith(' ')) {
      page = line
      return []
    }
    const { rest = '', opening, further = '0', asked } = LINE.exec(line.trim())?.groups ?? {}
    if (opening === undefined || asked === undefined) {
      throw new Error(`A line of the phrasings has another form: ${line}`)
    }
    return [
      {
        passage: `${page}${rest}`,
        opening,
        sentences: Number(further) + 1,
        asked: asked.split(' | '),
      },
    ]
  })
}

/** Maximum size of a passage that is always quoted completely: number of sentences, and of characters. */
const SHORT = { sentences: 3, characters: 400 } as const

/**
 * Typical question whose answer is taken from the current text of a passage. Undefined if no sentence of the text begins with the opening.
 * A short passage is quoted completely.
 */
export function answeredBy(
  text: string,
  { passage, opening, sentences, asked }: Phrasing,
): TypicalQuestion | undefined {
  if (!text.includes(opening)) return undefined
  const all = sentencesOf(text)
  const from = all.findIndex((sentence) => sentence.startsWith(opening))
  const first = all[from]
  const last = all[Math.min(from + sentences, all.length) - 1]
  if (first === undefined || last === undefined) return undefined
  if (all.length <= SHORT.sentences && text.length <= SHORT.characters) {
    return { passage, answer: text, asked: [], phrased: asked }
  }
  const start = text.indexOf(first)
  return {
    passage,
    answer: text.slice(start, text.indexOf(last, start) + last.length),
    asked: [],
    phrased: asked,
  }
}

/** Typical questions made from the phrasings for a passage. */
export const phrasedQuestions = (
  { id, text }: Passage,
  byPassage: ReadonlyMap<string, readonly Phrasing[]>,
): readonly TypicalQuestion[] =>
  (byPassage.get(id) ?? []).flatMap((phrasing) => answeredBy(text, phrasing) ?? [])
