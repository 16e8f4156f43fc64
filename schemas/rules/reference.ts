import type { ReferenceRule } from 'sanity'
import { ownRule } from './own-rule.ts'

/** Rules of a reference that should be set: a warning if it is missing, an error if its target is not published. */
export function wished(rule: ReferenceRule, warning: string): ReferenceRule[] {
  return [rule, ownRule(rule).required().warning(warning)]
}
