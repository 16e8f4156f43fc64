import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 16_000_000 })
  .trim()
  .split('\n')
const recipes = readFileSync('CONTRIBUTING.md', 'utf8')
const quoted = [...recipes.matchAll(/`(?<text>[^`]+)`/g)].flatMap(
  (match) => match.groups?.['text']?.split(' ') ?? [],
)

test('the recipes of CONTRIBUTING.md name existing files, except those of the example `guide`', () => {
  const named = quoted.filter((text) => /^[\w./-]+\.(?:ts|tsx|css|md)$/.test(text))
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
  expect(missing.filter((name) => !name.endsWith('/guide.ts'))).toEqual([])
  expect(named.length).toBeGreaterThan(80)
})

test('the recipes of CONTRIBUTING.md name existing folders', () => {
  const folders = quoted.filter((text) => /^(?:[\w-]+\/)+[\w-]+$/.test(text) && text !== 'zod/mini')
  const missing = folders.filter((name) => !files.some((file) => file.startsWith(`${name}/`)))
  expect(missing).toEqual([])
  expect(folders.length).toBeGreaterThan(40)
})
