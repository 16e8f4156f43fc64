/** Maximum nesting of a document in levels, as in the lake. Functions that walk a value are recursive, so the limit protects the stack. */
export const MAX_LEVELS = 100

const containersIn = (values: readonly unknown[]) =>
  values.filter((value): value is object => typeof value === 'object' && value !== null)

/** True if arrays and objects are nested deeper than `MAX_LEVELS`. Does not recurse. */
export function isNestedTooDeep(root: unknown): boolean {
  let level = containersIn([root])
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true
    level = level.flatMap((value) => containersIn(Object.values(value)))
  }
  return false
}
