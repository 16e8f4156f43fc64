import { isRecord } from '#lake/access/guards.ts'

/**
 * Returns a document in its published form. References that are weak only until their target is published (`_strengthenOnPublish`) become
 * strong, unless they are configured as weak.
 */
export function strengthened<T>(value: T): T {
  // The cast is correct: only the attributes `_weak` and `_strengthenOnPublish` change, which no type declares.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return walk(value) as T
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, item]) => [name, walk(item)] as const)
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  const wanted = value['_strengthenOnPublish']
  if (typeof value['_ref'] === 'string' && wanted !== undefined) {
    delete copy['_strengthenOnPublish']
    if (!(isRecord(wanted) && wanted['weak'] === true)) delete copy['_weak']
  }
  return copy
}
