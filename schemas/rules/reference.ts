import type { ReferenceRule } from 'sanity'
import { ownRule } from './own-rule.ts'

/** Rules of a recommended reference: a warning if it is missing, and an error if its target is not published. */
export function wished(rule: ReferenceRule, warning: string): ReferenceRule[] {
  return [rule, ownRule(rule).required().warning(warning)]
}
