import type { AnswerSource } from '#shared/contracts/assistant.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Finding } from './ports.ts'

/** Sentences of one answer. */
export const MOST_SENTENCES = 3

/** Share of the best score from which on a passage of the same page may be quoted instead, and together with it. */
const CLOSE = 0.85
const ALIKE = 0.97

/** Share of the score of an article's summary from which on the article itself is quoted in its place. */
const TEASER = 0.6

/** Weight of the words of a passage beside its score, where several of a page come close. */
const WORDS = 0.6

/** Weight of a question that the page itself asks and that fits best: its answer rarely repeats the words of the question. */
const OWN_QUESTION = 0.14

/** Share of what the passage covers below which its sentences are without their subject. */
const OWN_SUBJECT = 0.5

/** Path of a page without its fragment. */
export const pathOf = (url: string): string => url.replace(/#.*/u, '')

/** Page and heading of a passage as a source. */
export const sourceOf = ({ passage }: Finding): AnswerSource => ({
  title: passage.heading === passage.page ? passage.page : `${passage.page}: ${passage.heading}`,
  url: passage.url,
})

/** Sentences of a passage that are quoted together. */
interface Run {
  readonly text: string
  /** Rank among the runs of a page. */
  readonly value: number
  /** Largest share of the question that one of its sentences covers. */
  readonly covered: number
}

/** A cell of a table in the index: the head of its column before it. */
const CELL = /^(?<column>[^:.]{2,40}): (?<value>.+?)[.]?$/su

/** Heads of columns that are nouns: "the turnaround is". */
const NOUNS =
  /^(?:turnaround|timing|time|planning range|status|source|sources|purpose|rollback|repeat|authority|law)$/iu

/** Share of the best cell from which on another one is quoted beside it. */
const CELL_CLOSE = 0.9

const lower = (text: string) =>
  /^[A-Z][a-z’ ]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A cell after the name of its row: `the turnaround is: 24 hours if online`. */
function cellText(cell: string): string {
  const { column = '', value = '' } = CELL.exec(cell)?.groups ?? {}
  const name = lower(column)
  const verb = /(?:ranges|sources)$/iu.test(column) ? 'are' : 'is'
  return `${NOUNS.test(column) ? `the ${name} ${verb}` : name}: ${value}`
}

/** The row of a table that a passage is, with the cells that a text has, as a sentence. Undefined for other passages. */
function rowOf({ passage, sentences }: Finding, text: string): string | undefined {
  // Without a fragment it is the list of facts at the head of a page.
  if (!passage.url.includes('#')) return undefined
  const [head, ...cells] = sentences.map((sentence) => sentence.text)
  if (head === undefined || !cells.every((cell) => CELL.test(cell))) return undefined
  const named = cells.filter((cell) => text.includes(cell))
  if (named.length === 0) return undefined
  return `For “${head.replace(/\.$/u, '')}”, ${named.map(cellText).join('; ')}.`
}

/** A row of a table as a sentence with its row and its columns, of the cells that are asked for. Undefined for other passages. */
function rowRun({ sentences }: Finding): Run | undefined {
  const [head, ...cells] = sentences
  if (head === undefined || cells.length === 0 || !cells.every(({ text }) => CELL.test(text))) {
    return undefined
  }
  const most = Math.max(...cells.map(({ covered }) => covered))
  const chosenCells = cells.filter(({ covered }) => covered >= most * CELL_CLOSE)
  const row = head.text.replace(/\.$/u, '')
  return {
    text: `For “${row}”, ${chosenCells.map(({ text }) => cellText(text)).join('; ')}.`,
    value: most + head.covered,
    covered: 1,
  }
}

/** Share of the question that a row of a table and its cells name at least, to be quoted. */
const LEAST_OF_ROW = 0.5
/** The same share for a row that begins with a labelled cell, and has no name of its own. */
const LEAST_OF_UNNAMED_ROW = 0.8

/** True for the summary of an article, which tells what the article answers in place of the answer. */
const isTeaser = ({ passage: { id, url, kind } }: Finding): boolean =>
  kind === 'blog' && id === url && !url.includes('#')

/**
 * False for a row of a table whose name is not asked for, or that names less than half of what is asked: without its table it says
 * something else.
 */
export function isQuotable(finding: Finding): boolean {
  if (rowRun(finding) === undefined) return true
  const [head, ...cells] = finding.sentences
  const most = Math.max(...cells.map(({ covered }) => covered))
  const named = head?.covered ?? 0
  const least = CELL.test(head?.text ?? '') ? LEAST_OF_UNNAMED_ROW : LEAST_OF_ROW
  return named > 0 && named + most >= least * Math.min(1, finding.covered)
}

/** The neighbouring sentences of a passage that cover most of the question. */
function bestRun(finding: Finding): Run {
  const row = rowRun(finding)
  if (row !== undefined) return row
  const { passage, sentences } = finding
  let best: Run = { text: '', value: -1, covered: 0 }
  // An answer under its question begins with what matters.
  const starts = passage.kind === 'question' ? 1 : sentences.length
  for (let from = 0; from < starts; from += 1) {
    for (let length = 1; length <= MOST_SENTENCES; length += 1) {
      const run = sentences.slice(from, from + length)
      if (run.length < length) break
      const most = Math.max(...run.map(({ covered }) => covered))
      const sum = run.reduce((total, { covered }) => total + covered, 0)
      const isWhole = run.length === Math.min(sentences.length, MOST_SENTENCES)
      // A further sentence has to bring something of its own, and the first of a passage is read most easily.
      const value =
        most + 0.3 * (sum - most) - 0.03 * length - (from === 0 ? 0 : 0.02) + (isWhole ? 0.1 : 0)
      const isBetter = passage.kind === 'question' ? isWhole : value > best.value
      if (isBetter) best = { text: run.map(({ text }) => text).join(' '), value, covered: most }
    }
  }
  return best
}

/** The passages to quote: of the best page the one that says most, or rows of one table that fit alike. */
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

/** Beginnings of a sentence that leave its subject to the one before. */
const POINTS_BACK = /^(?:It|They|This|That|These|Those|He|She|Yes|No)\b/u

/** Quotation of a passage. */
export interface Quotation {
  /** Names the subject if the quoted sentences do not; an empty string otherwise. */
  readonly subject: string
  readonly text: string
}

const isTerm = ({ passage }: Finding) => passage.url.startsWith(`${paths.glossary}#`)

/** Name of page and section before sentences that do not name their subject; an empty string for facts, which do. */
function subjectOf(finding: Finding): string {
  const { kind, page, heading } = finding.passage
  if (isTerm(finding)) return `${heading}: `
  if (kind === 'fact') return ''
  const section = kind === 'question' ? `${page}, “${heading}” ` : `${page}, ${heading}: `
  return heading === page ? `${page}: ` : section
}

/** Maximum number of words of a heading that names one thing. */
const NAME = 5

/** Minimum length of a word that tells what a text is about, characters. */
const TELLING = 4

/** True if a passage is an entry of a list, whose heading is the only place that names it. */
function isNamedByHeading({ passage: { kind, heading, page } }: Finding, text: string): boolean {
  const words = heading.toLowerCase().match(/\p{L}+/gu) ?? []
  if (kind !== 'page' || heading === page || words.length > NAME) return false
  const told = text.toLowerCase()
  return !words.some((word) => word.length >= TELLING && told.includes(word.slice(0, -1)))
}

/** Sentences that were chosen for a question, with their subject if they do not name it. */
export function quoted(finding: Finding, text: string): Quotation {
  const row = rowOf(finding, text)
  if (row !== undefined) return { subject: '', text: row }
  const isOfSubject = POINTS_BACK.test(text) || isTerm(finding)
  const name = isNamedByHeading(finding, text) ? `${finding.passage.heading}: ` : ''
  return { subject: isOfSubject ? subjectOf(finding) : name, text }
}

/** The sentences of a passage that answer best, with their subject. */
export function quotationOf(finding: Finding): Quotation {
  const { text, covered } = bestRun(finding)
  const isClear = covered >= finding.covered * OWN_SUBJECT && !POINTS_BACK.test(text)
  return { subject: isClear && !isTerm(finding) ? '' : subjectOf(finding), text }
}
