/** Methods of Sanity's rules that are missing in their types for fields. */
interface WholeRule<R> {
  clone(): WholeRule<R>
  reset(): R
}

/**
 * Copy of a rule without the constraints of the field's type, such as that a referenced document is published. All constraints of a rule
 * have the same level, so a warning needs a separate rule.
 */
export function ownRule<R extends object>(rule: R): R {
  return (rule as R & WholeRule<R>).clone().reset() // oxlint-disable-line typescript/no-unsafe-type-assertion -- Sanity's `Rule` has both methods, which its types for fields omit
}
