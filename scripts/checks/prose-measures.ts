import { parseSync, Visitor } from 'vite'

/** One comment, or the name of one test or of one group of tests. */
export interface SourceText {
  /** Line of the source file, from 1. */
  readonly line: number
  readonly text: string
}

/** Result of {@link measure}. */
export interface ProseFigures {
  readonly texts: number
  readonly words: number
  /** Number of texts that begin with a relative or interrogative word. */
  readonly openings: number
  /** Number of occurrences of the words of {@link LISTED}. */
  readonly listed: number
}

const OPENING = /^(?:what|whether|where|who|which|how)\b/iu

/** Words that often indicate unclear English. They are only a warning sign: an odd synonym is no improvement. */
const LISTED =
  /\b(?:stands?|lies?|tells?|told|gives?|whoever|nobody|somebody|anew|of which|of whom|beside|apart|at hand|whole|kept)\b/giu

/** Directives for tools. They are not prose. */
const DIRECTIVE = /^(?:oxlint|eslint|@ts-|v8 |@vite-|#__|@__)/u

/** Code and quotations. Their words do not count, because the author of the text did not choose them. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|\{@link [^}]*\}|https?:\S+/gu

const withoutStars = (comment: string): string =>
  comment
    .replace(/^\*+/u, '')
    .replaceAll(/^\s*\* ?/gmu, '')
    .trim()

const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length

/** Comments of a source file. Consecutive line comments are one comment; directives of tools are omitted. */
export function commentsIn(file: string, source: string): readonly SourceText[] {
  const found: SourceText[] = []
  let endOfLast = -1
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const text = withoutStars(value)
    const isNext = endOfLast >= 0 && /^[ \t]*\n[ \t]*$/u.test(source.slice(endOfLast, start))
    endOfLast = -1
    if (text === '' || DIRECTIVE.test(text)) continue
    if (type === 'Line') endOfLast = end
    const last = found.at(-1)
    if (type === 'Line' && isNext && last !== undefined) {
      found[found.length - 1] = { ...last, text: `${last.text} ${text}` }
    } else {
      found.push({ line: lineAt(source, start), text })
    }
  }
  return found
}

/** Names of the tests and groups in a source file, with the placeholders of parameters. */
export function testNamesIn(file: string, source: string): readonly SourceText[] {
  const found: SourceText[] = []
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      const isTest = /^(?:test|it|describe)\b/u.test(source.slice(callee.start, callee.end))
      const isText =
        name?.type === 'TemplateLiteral' ||
        (name?.type === 'Literal' && typeof name.value === 'string')
      if (!isTest || name === undefined || !isText) return
      found.push({
        line: lineAt(source, name.start),
        text: source.slice(name.start + 1, name.end - 1),
      })
    },
  }).visit(parseSync(file, source).program)
  return found
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean)

/** Listed words of a text in their order in the text. Code and quoted texts do not count. */
export const listedWordsIn = (text: string): readonly string[] =>
  text.replaceAll(QUOTED, ' ').match(LISTED) ?? []

/** True if a text begins with what, whether, where, who, which or how. */
export const opensAsClause = (text: string): boolean => OPENING.test(text)

/** Counts texts, words, openings and listed words. */
export const measure = (texts: readonly string[]): ProseFigures => ({
  texts: texts.length,
  words: texts.reduce((sum, text) => sum + wordsOf(text).length, 0),
  openings: texts.filter(opensAsClause).length,
  listed: texts.reduce((sum, text) => sum + listedWordsIn(text).length, 0),
})

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Paragraphs and list items of a Markdown document, without code blocks, tables and headings. */
function paragraphsOf(markdown: string): readonly string[] {
  const prose = markdown
    .replaceAll(/^[ \t]*(?<fence>```|~~~)[^]*?^[ \t]*\k<fence>[ \t]*$/gmu, '')
    .replaceAll(/^[ \t]*(?:\||#|>?[ \t]*!\[).*$/gmu, '')
    .replaceAll(/^[ \t]*(?:[-*+]|\d+\.)[ \t]+/gmu, '\n')
  return prose.split(/\n\s*\n/u).map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim())
}

/** Sentences of a Markdown document, each with its number of words. Inline code and links count as their visible text. */
export const sentencesIn = (
  markdown: string,
): readonly { readonly sentence: string; readonly words: number }[] =>
  paragraphsOf(markdown)
    // Replaces inline code by one word without dots. The word begins with a capital letter, so that a sentence may start with code.
    .map((text) =>
      text
        .replaceAll(/`[^`]*`/gu, 'Code')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
        .replaceAll('**', ''),
    )
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({ sentence, words: wordsOf(sentence).length }))
