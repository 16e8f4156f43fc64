import type { ReferenceRule } from 'sanity'
import { ownRule } from './own-rule.ts'

/**
 * The rules of a reference that an article should have but need not: without one there is a warning, and one that is not
 * published is an error.
 */
export function wished(rule: ReferenceRule, warning: string): ReferenceRule[] {
  return [rule, ownRule(rule).required().warning(warning)]
}
