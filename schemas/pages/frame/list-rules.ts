import type { ArrayRule } from 'sanity'

/** Rules of a list that has room for `max` entries in the layout. At the maximum, the Studio offers no further entry. */
export const countRules =
  (max: number, noun: string) =>
  <Items>(rule: ArrayRule<Items>): ArrayRule<Items>[] => [
    rule.required().min(1).error('Add at least one.'),
    rule.max(max).error(`Remove ${noun} until there are ${max}. There is no space for more.`),
  ]
