import { BODY_LIMITS } from '../text/portable-text.ts'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** True if the list level of a block is absent or within {@link BODY_LIMITS}. */
const isLevel = (level: unknown) =>
  level === undefined ||
  level === null ||
  (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= BODY_LIMITS.level)

/** Returns the reason why a block exceeds the limits of a body, as a sentence, or undefined. */
export function blockProblem(block: unknown, callouts = 0): string | undefined {
  switch (partOf(block, '_type')) {
    case 'block': {
      if (!isLevel(partOf(block, 'level'))) return `Lists nest from 1 to ${BODY_LIMITS.level} deep`
      const children = partOf(block, 'children')
      const isOvermarked = (child: unknown) => {
        const marks = partOf(child, 'marks')
        return isList(marks) && marks.length > BODY_LIMITS.marks
      }
      return isList(children) && children.some(isOvermarked)
        ? `Text carries at most ${BODY_LIMITS.marks} marks at once`
        : undefined
    }
    case 'callout': {
      const content = partOf(block, 'content')
      if (callouts >= BODY_LIMITS.callouts)
        return `Callouts nest at most ${BODY_LIMITS.callouts} deep`
      if (!isList(content)) return undefined
      return content.map((inner) => blockProblem(inner, callouts + 1)).find(Boolean)
    }
    case 'table': {
      const rows = partOf(block, 'rows')
      if (!isList(rows)) return undefined
      if (rows.length > BODY_LIMITS.rows) return `A table has at most ${BODY_LIMITS.rows} rows`
      const isTooWide = (row: unknown) => {
        const cells = partOf(row, 'cells')
        return isList(cells) && cells.length > BODY_LIMITS.columns
      }
      return rows.some(isTooWide) ? `A table has at most ${BODY_LIMITS.columns} columns` : undefined
    }
    default:
      return undefined
  }
}
