import type { ValidationContext } from 'sanity'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { followsRanges, pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { planningRanges } from '#shared/pages/planning.ts'
import { unknownReference, withTimes } from '#shared/pages/planning-references.ts'
import { claimProblem, durationProblem, plannedLiteral } from '#shared/content/pages/page-facts.ts'
import { unplain } from '#shared/pages/rules/copy-rules.ts'
import { measureVoice, sentencesOf } from '#shared/pages/rules/voice-rules.ts'

/** Returns true, or an error if a text of a page contains a claim about the company that is not in `shared/company/site.ts`. */
export const checkClaims = (
  text: string | undefined,
  { document }: Partial<Context> = {},
): true | string =>
  claimProblem(text ?? '', { allowsStandards: document?._type === pageTypes.industry }) ?? true

type Context = Pick<ValidationContext, 'document'>

const follows = ({ document }: Context) => followsRanges(document?._type ?? '')

/**
 * Returns true, or an error if a text refers to a planning range that does not exist. Texts of some pages cannot refer to planning ranges;
 * then any reference is an error.
 */
export function checkReferences(text: string | undefined, context: Context): true | string {
  if (!follows(context)) {
    return shownText(text ?? '') === (text ?? '')
      ? true
      : 'Write the time itself. Texts of this page don’t follow planning ranges.'
  }
  const unknown = unknownReference(text ?? '')
  return unknown === undefined
    ? true
    : `Check “${unknown}”. There is no planning range or check with this name.`
}

/** Returns the text that visitors see, with the times of the shipped planning ranges. */
export const shownText = (text: string): string => withTimes(text, planningRanges)

/** Returns true, or a warning if a text contains a time instead of a reference to its planning range. */
export const checkLiteral = (text: string | undefined, context: Context): true | string =>
  plannedLiteral(text ?? '') === undefined || !follows(context)
    ? true
    : 'Write the name of the planning range in braces, such as {reference}. Then the time follows it.'

/** Returns true, or an error if a fact or cell contains a duration that is not a reference to a planning range. */
export const checkDuration = (text: string | undefined): true | string =>
  durationProblem(text ?? '') ?? true

/**
 * Returns true, or a warning about words and typography that the site avoids. The words of a specimen are not checked, because they are
 * those of a document.
 */
export function checkStyle(
  text: string | undefined,
  { path = [] }: Pick<ValidationContext, 'path'> = {},
): true | string {
  if (text === undefined || text === '') return true
  if (unplain(text).length > 0) {
    return 'Use plain words, curly quotation marks (’ “ ”) and single spaces, without exclamation marks or long dashes.'
  }
  if (path.includes('specimen')) return true
  const [avoided] = measureVoice(sentencesOf(text)).avoided
  const [word, instead] = avoided?.split(':')[0]?.split(' → ') ?? []
  return word === undefined ? true : `Write “${instead ?? ''}” instead of “${word}”.`
}

/** Returns the warning for a text whose length is outside its limit. */
const lengthHint = ({ min, max }: Limit): string =>
  min === undefined ? `Use up to ${max} characters.` : `Use ${min} to ${max} characters.`

/** Returns true, or a warning about the length of the text that visitors see. An empty text has an error of its own. */
export function checkLength(text: string | undefined, limit: Limit): true | string {
  const { length } = shownText(text ?? '')
  if (length === 0) return true
  return length > limit.max || length < (limit.min ?? 0) ? lengthHint(limit) : true
}

interface TableParts {
  readonly columns?: readonly string[]
  readonly rows?: readonly { readonly cells?: readonly string[] }[]
}

/** Returns true, or the problems in the cells of a table, by row. @param problemOf returns true for a valid cell */
function checkCells(
  { rows = [] }: TableParts,
  problemOf: (cell: string) => true | string,
): true | { readonly message: string; readonly path: [number] }[] {
  const problems = rows.flatMap(
    ({ cells = [] }, index): { readonly message: string; readonly path: [number] }[] => {
      const problem = cells.map(problemOf).find((found) => found !== true)
      return problem === undefined
        ? []
        : [{ message: `Row ${index + 1}: ${problem}`, path: [index] }]
    },
  )
  return problems.length === 0 || problems
}

/** Returns true, or the errors in the rows of a table: number of cells, empty cells, claims and durations. */
export function checkPageRows(table: TableParts, context: Context) {
  const width = table.columns?.length ?? 0
  const wrong = (table.rows ?? []).findIndex(({ cells = [] }) => cells.length !== width)
  if (wrong !== -1) return `Row ${wrong + 1} needs ${width} cells, one for each column.`
  return checkCells(table, (cell) => {
    if (cell.trim() === '') return 'Fill in each cell.'
    const problems = [
      checkReferences(cell, context),
      checkClaims(cell, context),
      checkDuration(cell),
    ]
    return problems.find((problem) => problem !== true) ?? true
  })
}

/**
 * Returns true, or warnings about cells that are longer than `max` characters or contain a time instead of a reference to its planning
 * range.
 */
export const checkCellLengths = (table: TableParts, max: number, context: Context) =>
  checkCells(table, (cell) =>
    Array.from(shownText(cell)).length > max
      ? `Use up to ${max} characters in a cell.`
      : checkLiteral(cell, context),
  )
