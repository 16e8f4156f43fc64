import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'

const root = join(import.meta.dirname, '../..')

/** Patterns without braces that together match the same files as the given pattern with braces. */
function alternatives(pattern: string): string[] {
  const inner = /\{([^{}]*)\}/.exec(pattern)
  if (inner === null) return [pattern]
  const [whole, list = ''] = inner
  return list.split(',').flatMap((one) => alternatives(pattern.replace(whole, one)))
}

const patterns = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
)

test('every pattern of the vitest projects matches a test', () => {
  // Some areas have no component tests (.tsx), so `.ts` and `.tsx` count as one pattern.
  const parts = new Set(patterns.flatMap((one) => alternatives(one.replace('.{ts,tsx}', '.ts*'))))
  expect(parts.size).toBeGreaterThan(40)
  const unused = [...parts].filter((part) => globSync(part, { cwd: root }).length === 0)
  expect(unused).toEqual([])
})
