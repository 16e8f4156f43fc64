import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { isolated } from '#web/ui/list/direction.ts'
import { countOf, type Row } from './rows.ts'

/** Category or industry to set; null for none. */
export interface FieldValue {
  readonly id: string
  readonly title: string
}

/** Change of the category or industry of articles. */
export interface FieldChange {
  readonly to: FieldValue | null
  /** True if the change is published at once. False if other unpublished changes would be published together with it. */
  readonly publish: boolean
}

/** Number of live articles, and of live articles with unpublished changes. */
export function countLive(rows: readonly Row[]) {
  const live = rows.filter(({ isLive }) => isLive)
  return { live: live.length, changed: live.filter(({ changed }) => changed).length }
}

const fieldNames = { category: 'a category', industry: 'an industry' } as const

/** “a category” or “an industry”. */
export const aField = (type: ArticleType) => fieldNames[contentTypes[type].filter]

function once(waiting: number, all: number): string {
  if (waiting === 0) return ''
  const which = waiting === all ? (all === 1 ? 'it is' : 'they are') : `${waiting} of them`
  const verb = waiting === all ? '' : waiting === 1 ? ' is' : ' are'
  return `. Visitors will see it once ${which}${verb} published`
}

/** Description of articles that already have the new value: “in …” or “without a category”. */
export const fieldState = (type: ArticleType, { to }: FieldChange): string =>
  to === null ? `without ${aField(type)}` : `in “${isolated(to.title)}”`

/**
 * Message about changed articles. If visitors do not see the change yet, the message says so.
 * @param what the changed articles, as text
 */
export function fieldToast(
  type: ArticleType,
  change: FieldChange,
  {
    done,
    unseen,
    what = countOf(type, done),
  }: { readonly done: number; readonly unseen: number; readonly what?: string },
): string {
  const where =
    change.to === null ? `without ${aField(type)} now` : `set to “${isolated(change.to.title)}”`
  return `${what} ${where}${once(unseen, done)}`
}
