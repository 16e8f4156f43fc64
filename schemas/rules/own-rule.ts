/** Methods that Sanity's rules have, but that are missing in the declared types of rules for fields. */
interface WholeRule<R> {
  clone(): WholeRule<R>
  reset(): R
}

/**
 * Returns a copy of a rule without the constraints of the field's type, such as that a referenced document is published. All constraints of
 * one rule have the same level (error or warning), so a warning needs a rule of its own.
 */
export function ownRule<R extends object>(rule: R): R {
  return (rule as R & WholeRule<R>).clone().reset() // oxlint-disable-line typescript/no-unsafe-type-assertion -- Sanity's `Rule` has both methods, which its types for fields omit
}
