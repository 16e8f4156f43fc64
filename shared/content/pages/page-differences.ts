import { isRecord } from '../guards.ts'

/** Difference between two copies of a page. Absent texts are undefined. */
export interface PageDifference {
  /** Path of the field, such as `questions.items[2].answer`. Positions start at 1. */
  readonly path: string
  readonly shipped: string | undefined
  readonly published: string | undefined
}

/** Text of a value on one line. The texts of an object or a list are joined. */
function lineOf(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.map((item: unknown) => lineOf(item) ?? '').join(' | ')
  if (isRecord(value)) return lineOf(Object.values(value).filter((part) => part !== undefined))
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isSame = (one: unknown, other: unknown) => lineOf(one) === lineOf(other)

const isOf = (list: readonly unknown[], item: unknown) => list.some((other) => isSame(other, item))

function listDifferences(
  shipped: readonly unknown[],
  published: readonly unknown[],
  path: string,
): readonly PageDifference[] {
  const removed = shipped.filter((item) => !isOf(published, item))
  const added = published.filter((item) => !isOf(shipped, item))
  if (removed.length === 0 && added.length === 0) {
    return [{ path: `${path}, order`, shipped: titlesOf(shipped), published: titlesOf(published) }]
  }
  if (shipped.length === published.length) {
    const changes = shipped.flatMap((item, index) =>
      pageDifferences(item, published[index], `${path}[${index + 1}]`),
    )
    // If the items were reordered, a comparison by position would report more items than have changed.
    if (shipped.every((item, index) => isSame(item, published[index]) || !isOf(published, item))) {
      return changes
    }
  }
  return [
    ...removed.map((item) => ({ path, shipped: lineOf(item), published: undefined })),
    ...added.map((item) => ({ path, shipped: undefined, published: lineOf(item) })),
  ]
}

const titlesOf = (items: readonly unknown[]) =>
  items
    .map((item) => (isRecord(item) ? lineOf(Object.values(item)[0]) : lineOf(item)) ?? '')
    .join(' | ')

/** Lists the differences between a page's copy and the shipped copy, field by field. Empty if both have the same text. */
export function pageDifferences(
  shipped: unknown,
  published: unknown,
  path = '',
): readonly PageDifference[] {
  if (isSame(shipped, published)) return []
  if (Array.isArray(shipped) && Array.isArray(published)) {
    return listDifferences(shipped, published, path)
  }
  if (isRecord(shipped) && isRecord(published)) {
    const names = new Set([...Object.keys(shipped), ...Object.keys(published)])
    return [...names].flatMap((name) =>
      pageDifferences(shipped[name], published[name], path === '' ? name : `${path}.${name}`),
    )
  }
  return [{ path, shipped: lineOf(shipped), published: lineOf(published) }]
}
