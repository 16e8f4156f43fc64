/** What Sanity's rules can do beyond what their types for fields tell of. */
interface WholeRule<R> {
  clone(): WholeRule<R>
  reset(): R
}

/**
 * A rule beside `rule` without what the type of the field brings along, such as that what is referred to is published: all
 * of a rule has one level, so that a warning needs a rule of its own.
 */
export function ownRule<R extends object>(rule: R): R {
  return (rule as R & WholeRule<R>).clone().reset() // oxlint-disable-line typescript/no-unsafe-type-assertion -- Sanity's `Rule` has both, its types for fields leave them out
}
