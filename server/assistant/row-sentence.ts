/** Pattern of the sentence by which the index represents a table cell: the column heading, then the value. */
export const CELL = /^(?<column>[^:.]{2,40}): (?<value>.+?)[.]?$/su

/** Cell of a table row. */
export interface Cell {
  /** Heading of the column. */
  readonly column: string
  readonly value: string
}

/** Cell that a sentence of the index represents. Undefined for other sentences. */
export function cellOf(sentence: string): Cell | undefined {
  const { column, value } = CELL.exec(sentence)?.groups ?? {}
  return column === undefined || value === undefined ? undefined : { column, value }
}

/** Beginning of a name that keeps its capital: an abbreviation, a name of several words, or a name of one word. */
const PROPER = /^(?:\p{Lu}[^\p{Ll}’ ]|\p{Lu}\S* \p{Lu}\p{Ll}|Sanity\b|English\b|Companies House\b)/u

/** Text with its first letter in lower case, unless it begins with a name. */
const inside = (text: string): string =>
  PROPER.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Sentences without their full stop for the values of a column, by the heading of the column in lower case. */
const clauses: Readonly<Record<string, (value: string) => string>> = {
  checks: (value) => `the checks are ${value}`,
  'we need': (value) => `we need ${value}`,
  'you provide': (value) => `you provide ${value}`,
  'you bring': (value) => `you bring ${value}`,
  'you send': (value) => `you send ${value}`,
  'you supply': (value) => `you supply ${value}`,
  'planning range': (value) => `it takes ${value}`,
  'what decides the time': (value) => `the time depends on ${value}`,
  'kept for': (value) => `we keep this for ${value}`,
  'who applies': (value) =>
    value === 'we do' ? 'we apply for it' : `it is applied for by ${value}`,
  'who decides': (value) => (value === 'we do' ? 'we decide' : `it is decided by ${value}`),
}

/** Column headings that are the subject of a sentence, as in "the turnaround is 24 hours". */
const NOUNS =
  /^(?:turnaround|timing|time|status|sources?(?: asked)?|purpose|rollback|authority|law|record used)$/u

/** True for columns whose values can only be stated after a label. */
const isLabel = (name: string) => clauses[name] === undefined && !NOUNS.test(name)

/** Clause for a cell: a sentence without its full stop, or the value after its label. */
function clauseOf({ column, value }: Cell): string {
  const name = inside(column)
  const text = inside(value)
  if (isLabel(name)) return `${name}: ${text}`
  return clauses[name]?.(text) ?? `the ${name} ${name === 'sources' ? 'are' : 'is'} ${text}`
}

/** Maximum number of words of a row's name that is part of a sentence without quotation marks. */
const SHORT = 6

/** Beginning of a name that is a sentence, such as the heading above a list of facts. It is not repeated. */
const SENTENCE = /^(?:We|You) /u

/** True for names that a reader takes for a part of the sentence: few words, without a comma or a full stop. */
const isPlain = (name: string) => name.split(' ').length <= SHORT && !/[,.:;“”_*]/u.test(name)

/**
 * Sentences that state cells of a table row, such as "For lorry drivers, the turnaround is up to 15 working days."
 * @param name name of the row, which is its first cell
 * @param cells cells to state, in the order of the columns
 */
export function rowSentences(name: string, cells: readonly Cell[]): string {
  const row = isPlain(name) ? inside(name) : `“${name}”`
  const start = SENTENCE.test(name) ? '' : `For ${row}, `
  let text = ''
  let isAfterLabel = false
  for (const cell of cells) {
    const clause = clauseOf(cell)
    const isShort = isLabel(inside(cell.column)) && !clause.includes(';')
    if (text === '') text = start === '' ? capital(clause) : start + clause
    else text += isShort && isAfterLabel ? `; ${clause}` : `. ${capital(clause)}`
    isAfterLabel = isShort
  }
  return `${text}.`
}
