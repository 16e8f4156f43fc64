import type { Budget } from './budget.ts'
import { lazyTextOf } from '#lake/documents/lazy-attributes.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Maximum approximate size of a result as JSON text, in characters. */
const MAX_SIZE = 128 * 1024 * 1024

// Cached sizes of values in stored documents, which are immutable. A result may contain one value many thousand times.
const sizes = new WeakMap<object, number>()

/**
 * Returns a result unless it is too large as JSON text. A result that repeats one list many times is small in memory but can be very large
 * as text.
 * @throws LakeError `tooLarge`, or an error of the exhausted budget
 */
export function bounded(result: unknown, budget: Budget): unknown {
  sizeOf(result, MAX_SIZE, budget)
  return result
}

function sizeOf(value: unknown, left: number, budget: Budget): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 8
  const known = sizes.get(value)
  if (known !== undefined) return known
  budget.spend(1)
  const kept = lazyTextOf(value)
  let size = kept === undefined ? 2 : kept.to - kept.from
  for (const name of Object.keys(value)) {
    if (kept?.names.includes(name) === true) continue
    const item: unknown = Reflect.get(value, name)
    size += name.length + 4 + sizeOf(item, left - size, budget)
    if (size > left) throw new LakeError('tooLarge', 'The result is larger than 128 MB')
  }
  sizes.set(value, size)
  return size
}
