import type { ArticleType } from '#shared/content/status.ts'
import type { BlogInput, CaseStudyInput } from '#shared/contracts/editing.ts'
import { isolated } from '#web/ui/direction.ts'
import { countOf, kinds, type Row } from './rows.ts'

/** What a write of an article says. */
export type RowInput = BlogInput & CaseStudyInput

/** A category or an industry that articles are to be in; null for none. */
export interface FieldValue {
  readonly id: string
  readonly title: string
}

/** How articles get a category or an industry. */
export interface FieldChange {
  readonly to: FieldValue | null
  /** Whether visitors see it at once, where nothing else would go out with it. */
  readonly publish: boolean
}

const goesOut = ({ publish }: FieldChange, { isLive, changed }: Row) =>
  publish && isLive && !changed

/** What visitors go on seeing: articles on the site, and those among them with other changes that are not published. */
export function countLive(rows: readonly Row[]) {
  const live = rows.filter(({ isLive }) => isLive)
  return { live: live.length, changed: live.filter(({ changed }) => changed).length }
}

/** The articles that a change leaves as they are, because they are there already, are not among these. */
export const rowsToMove = (rows: readonly Row[], { to }: FieldChange) =>
  rows.filter(({ fieldId }) => fieldId !== to?.id)

/** What is written to an article, and what takes it back. */
export function fieldInputs(type: ArticleType, change: FieldChange, row: Row) {
  const status = goesOut(change, row) ? ({ status: 'published' } as const) : {}
  const input = (id: string | null): RowInput => ({ [kinds[type].fieldName]: id, ...status })
  return { input: input(change.to?.id ?? null), undo: input(row.fieldId ?? null) }
}

/** “a category” or “an industry”. */
export const aField = (type: ArticleType) => (type === 'blog' ? 'a category' : 'an industry')

function once(waiting: number, all: number): string {
  if (waiting === 0) return ''
  const which = waiting === all ? (all === 1 ? 'it is' : 'they are') : `${waiting} of them`
  const verb = waiting === all ? '' : waiting === 1 ? ' is' : ' are'
  return `. Visitors will see it once ${which}${verb} published`
}

/** What has been done, for the toast: what visitors do not see yet is said. */
export function fieldToast(type: ArticleType, change: FieldChange, moved: readonly Row[]): string {
  const waiting = moved.filter((row) => row.isLive && !goesOut(change, row)).length
  const where =
    change.to === null ? `without ${aField(type)} now` : `set to “${isolated(change.to.title)}”`
  return `${countOf(type, moved.length)} ${where}${once(waiting, moved.length)}`
}

/** What is said when every article was there already. */
export function fieldUnchanged(type: ArticleType, { to }: FieldChange, all: number): string {
  const which = all === 1 ? 'It is' : 'All of them are'
  return `${which} ${to === null ? `without ${aField(type)}` : `in “${isolated(to.title)}”`} already`
}
