import { sentencesOf } from '../sentences.ts'
import type { Passage } from '../ports.ts'
import type { TypicalQuestion } from '../typical/typical-question.ts'

/**
 * Phrasings of a question that a passage answers. They refer to the passage and do not contain the answer, so that an edited page is quoted
 * with its current text.
 */
export interface Phrasing {
  /** Id of the passage. */
  readonly passage: string
  /** First words of the sentence with which the answer begins. */
  readonly opening: string
  /** Number of sentences of the answer. */
  readonly sentences: number
  readonly asked: readonly string[]
}

/** Line of a table: rest of the passage's id, opening in brackets, number of further sentences, phrasings. */
const LINE = /^(?<rest>\S*) ?\[(?<opening>[^\]]+)\](?: \+(?<further>\d+))? (?<asked>.+)$/u

/**
 * Reads a table of phrasings. A line that does not begin with a space is the path of a page. Each line below it that begins with a space is
 * an entry of this page.
 * @throws Error if a line has another form
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

/** Largest passage that is quoted completely: number of sentences and of characters. */
const SHORT = { sentences: 3, characters: 400 } as const

/**
 * Typical question with the current text of a passage as its answer, or undefined if no sentence begins with the opening. A short passage
 * is quoted completely.
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

/** Typical questions that are made from the phrasings of a passage. */
export const phrasedQuestions = (
  { id, text }: Passage,
  byPassage: ReadonlyMap<string, readonly Phrasing[]>,
): readonly TypicalQuestion[] =>
  (byPassage.get(id) ?? []).flatMap((phrasing) => answeredBy(text, phrasing) ?? [])
