import type { AnswerSource } from '#shared/contracts/assistant.ts'
import { publishedTypes } from '#shared/content/published-types/published-types.ts'
import { isArticleType } from '#shared/content/status.ts'
import { paths } from '#shared/paths/paths.ts'
import { tableOf } from './answer-table.ts'
import type { Answer, AnswerPart, Finding } from './ports.ts'
import { CELL, cellOf, rowSentences } from './row-sentence.ts'

/** Maximum number of sentences of an answer. */
const MOST_SENTENCES = 3

/**
 * Minimum score of another passage of the page, as a share of the best score: `CLOSE` to replace the best passage in the quotation, `ALIKE`
 * to be quoted together with it.
 */
const CLOSE = 0.85
const ALIKE = 0.97

/** Minimum score for a passage of an article to be quoted instead of the article's summary, as a share of the summary's score. */
const TEASER = 0.6

/** Weight of the coverage by the best sentences when a passage is chosen among those of one page with similar scores. */
const WORDS = 0.6

/**
 * Bonus for an FAQ entry that fits the question best. Its answer rarely repeats the words of the question and would otherwise rank too low.
 */
const OWN_QUESTION = 0.14

/**
 * Minimum coverage of quoted sentences, as a share of the passage's coverage. Sentences below it are quoted with the name of their subject.
 */
const OWN_SUBJECT = 0.5

/** Path of a page without its fragment. */
export const pathOf = (url: string): string => url.replace(/#.*/u, '')

/** Page and heading of a passage as a source. */
export const sourceOf = ({ passage }: Finding): AnswerSource => ({
  title: passage.heading === passage.page ? passage.page : `${passage.page}: ${passage.heading}`,
  url: passage.url,
})

/** Consecutive sentences of a passage that are quoted together. */
interface Run {
  readonly text: string
  /** Value by which the best run of a page is chosen. */
  readonly value: number
  /** Coverage by the best sentence of the run: share of the question's concepts that the sentence names. */
  readonly covered: number
}

/** Minimum coverage for another cell of a row to be quoted, as a share of the coverage of the best cell. */
const CELL_CLOSE = 0.9

/** Sentences for a table row: its name, and cells as in the index. */
const sentencesOf = (head: string, cells: readonly string[]): string =>
  rowSentences(
    head.replace(/\.$/u, ''),
    cells.map(cellOf).filter((cell) => cell !== undefined),
  )

/** Sentences for a table row, made of the cells that `text` contains. Undefined if the passage is not a table row. */
function rowOf({ passage, sentences }: Finding, text: string): string | undefined {
  // A URL without a fragment is that of the head of a page. Its passage lists facts, not the cells of a table row.
  if (!passage.url.includes('#')) return undefined
  const [head, ...cells] = sentences.map((sentence) => sentence.text)
  if (head === undefined || !cells.every((cell) => CELL.test(cell))) return undefined
  const named = cells.filter((cell) => text.includes(cell))
  return named.length === 0 ? undefined : sentencesOf(head, named)
}

/** Sentences for a table row, made of its name and the cells that cover the question best. Undefined if the passage is not a table row. */
function rowRun({ sentences }: Finding): Run | undefined {
  const [head, ...cells] = sentences
  if (head === undefined || cells.length === 0 || !cells.every(({ text }) => CELL.test(text))) {
    return undefined
  }
  const most = Math.max(...cells.map(({ covered }) => covered))
  const chosenCells = cells.filter(({ covered }) => covered >= most * CELL_CLOSE)
  return {
    text: sentencesOf(
      head.text,
      chosenCells.map(({ text }) => text),
    ),
    value: most + head.covered,
    covered: 1,
  }
}

/** Minimum share of the question that the name and the best cell of a quoted table row cover. */
const LEAST_OF_ROW = 0.5
/**
 * Minimum share of the question that the best cell of a quoted row covers if the row has no name, but begins with a cell that has a
 * heading.
 */
const LEAST_OF_UNNAMED_ROW = 0.8

/** True for the summary of an article that announces the answer instead of stating it. */
const isTeaser = ({ passage: { id, url, kind } }: Finding): boolean =>
  isArticleType(kind) && publishedTypes[kind].search.hasTeaser && id === url && !url.includes('#')

/**
 * True unless the passage is a table row that the question does not name, or that covers too little of the question. Quoted without its
 * table, such a row would be misleading.
 */
export function isQuotable(finding: Finding): boolean {
  if (rowRun(finding) === undefined) return true
  const [head, ...cells] = finding.sentences
  const most = Math.max(...cells.map(({ covered }) => covered))
  const named = head?.covered ?? 0
  const least = CELL.test(head?.text ?? '') ? LEAST_OF_UNNAMED_ROW : LEAST_OF_ROW
  return named > 0 && named + most >= least * Math.min(1, finding.covered)
}

/** Consecutive sentences of a passage that cover the question best. */
function bestRun(finding: Finding): Run {
  const row = rowRun(finding)
  if (row !== undefined) return row
  const { passage, sentences } = finding
  let best: Run = { text: '', value: -1, covered: 0 }
  // Only a run from the start is quoted, because the answer of an FAQ entry begins with its main point.
  const starts = passage.kind === 'question' ? 1 : sentences.length
  for (let from = 0; from < starts; from += 1) {
    for (let length = 1; length <= MOST_SENTENCES; length += 1) {
      const run = sentences.slice(from, from + length)
      if (run.length < length) break
      const most = Math.max(...run.map(({ covered }) => covered))
      const sum = run.reduce((total, { covered }) => total + covered, 0)
      const isWhole = run.length === Math.min(sentences.length, MOST_SENTENCES)
      // Each further sentence must add coverage. A run from the start of the passage has a bonus, because it is easiest to understand.
      const value =
        most + 0.3 * (sum - most) - 0.03 * length - (from === 0 ? 0 : 0.02) + (isWhole ? 0.1 : 0)
      const isBetter = passage.kind === 'question' ? isWhole : value > best.value
      if (isBetter) best = { text: run.map(({ text }) => text).join(' '), value, covered: most }
    }
  }
  return best
}

/** Passages to quote: the best one of the page, or several rows of one table that fit the question equally well. */
export function chosen(findings: readonly Finding[], found: Finding): readonly Finding[] {
  const path = pathOf(found.passage.url)
  const text = findings.find(
    (finding) =>
      pathOf(finding.passage.url) === path &&
      !isTeaser(finding) &&
      finding.score >= found.score * TEASER,
  )
  const best = isTeaser(found) && text !== undefined ? text : found
  const near = findings.filter(
    (finding) =>
      pathOf(finding.passage.url) === path &&
      finding.score >= best.score * CLOSE &&
      (finding === best || !isTeaser(finding)),
  )
  const worth = (finding: Finding) =>
    finding.score +
    WORDS * bestRun(finding).value +
    (finding === best && finding.passage.kind === 'question' ? OWN_QUESTION : 0)
  const [first = best] = near.toSorted((a, b) => worth(b) - worth(a))
  const alike = near.filter(
    (finding) =>
      finding.passage.url === first.passage.url &&
      finding.passage.heading === first.passage.heading &&
      finding.score >= first.score * ALIKE &&
      rowRun(finding) !== undefined,
  )
  const isTable = alike.length > 1 && alike.includes(first)
  return isTable
    ? alike.slice(0, MOST_SENTENCES).toSorted((a, b) => (a.passage.id < b.passage.id ? -1 : 1))
    : [first]
}

/** Beginnings of a sentence whose subject is in the previous sentence. */
const POINTS_BACK = /^(?:It|They|This|That|These|Those|He|She|Yes|No)\b/u

/** Quotation of a passage. */
export interface Quotation {
  /** Names the subject if the quoted sentences do not; an empty string otherwise. */
  readonly subject: string
  readonly text: string
}

const isTerm = ({ passage }: Finding) => passage.url.startsWith(`${paths.glossary}#`)

/**
 * Name of page and section, which is put before sentences that do not name their subject. Empty for facts, whose text names the subject.
 */
function subjectOf(finding: Finding): string {
  const { kind, page, heading } = finding.passage
  if (isTerm(finding)) return `${heading}: `
  if (kind === 'fact') return ''
  const section = kind === 'question' ? `${page}, “${heading}” ` : `${page}, ${heading}: `
  return heading === page ? `${page}: ` : section
}

/** Maximum number of words of a heading that counts as the name of one thing. */
const NAME = 5

/** Minimum length of a word that identifies the subject of a text, characters. */
const TELLING = 4

/** True if a passage is an entry of a list and only its heading names its subject. */
function isNamedByHeading({ passage: { kind, heading, page } }: Finding, text: string): boolean {
  const words = heading.toLowerCase().match(/\p{L}+/gu) ?? []
  if (kind !== 'page' || heading === page || words.length > NAME) return false
  const told = text.toLowerCase()
  return !words.some((word) => word.length >= TELLING && told.includes(word.slice(0, -1)))
}

/**
 * Quotation of `text`, which consists of sentences of the finding. Its `subject` is empty if the sentences name their subject themselves.
 */
export function quoted(finding: Finding, text: string): Quotation {
  const row = rowOf(finding, text)
  if (row !== undefined) return { subject: '', text: row }
  const isOfSubject = POINTS_BACK.test(text) || isTerm(finding)
  const name = isNamedByHeading(finding, text) ? `${finding.passage.heading}: ` : ''
  return { subject: isOfSubject ? subjectOf(finding) : name, text }
}

/** Quotation of the sentences of a passage that answer best. Its `subject` is empty if the sentences name their subject themselves. */
function quotationOf(finding: Finding): Quotation {
  const { text, covered } = bestRun(finding)
  const isClear = covered >= finding.covered * OWN_SUBJECT && !POINTS_BACK.test(text)
  return { subject: isClear && !isTerm(finding) ? '' : subjectOf(finding), text }
}

/** Number of cells of a table row that a text states. */
function cellsIn({ sentences }: Finding, text: string): number {
  // A sentence has the first letter of a value in lower case.
  const told = text.toLowerCase()
  return sentences.filter(({ text: sentence }) => {
    const cell = cellOf(sentence)
    return cell !== undefined && told.includes(cell.value.toLowerCase())
  }).length
}

/** Parts of an answer that quotes a text of one passage. The passage is the first source. */
export function partsOf(finding: Finding, { subject, text }: Quotation): readonly AnswerPart[] {
  const table = tableOf([finding], cellsIn(finding, text))
  return [
    ...(subject === '' ? [] : [{ text: subject }]),
    { text, source: 0, ...(table !== undefined && { table }) },
  ]
}

/** Parts of an answer that quotes passages of one page. The page is the first source. Rows of one table become a table. */
export function quotedParts(findings: readonly Finding[]): readonly AnswerPart[] {
  const [first] = findings
  if (findings.length === 1 && first !== undefined) return partsOf(first, quotationOf(first))
  const quotations = findings.map(quotationOf)
  const table = tableOf(findings, 0)
  if (table !== undefined) {
    return [{ text: quotations.map(({ text }) => text).join('\n'), source: 0, table }]
  }
  return quotations.flatMap(({ subject, text }, index) => [
    ...(subject === '' ? [] : [{ text: subject }]),
    { text: index < quotations.length - 1 ? `${text}\n` : text, source: 0 },
  ])
}

/** Adds the name of page and section to an answer whose text does not name its subject. The question does not name the subject either. */
export function withSubject(answer: Answer, finding: Finding): Answer {
  const told = answer.parts
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
  const { page, heading } = finding.passage
  const words = `${page} ${heading}`.toLowerCase().match(/\p{L}+/gu) ?? []
  const isNamed = words.some((word) => word.length > TELLING && told.includes(word.slice(0, -1)))
  const subject = isNamed ? '' : subjectOf(finding)
  return subject === '' ? answer : { ...answer, parts: [{ text: subject }, ...answer.parts] }
}
