import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const versions = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({ dependencies: versions, devDependencies: versions })

const manifestOf = (path: string) => manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
const lake = manifestOf('lake/package.json')
const root = manifestOf('package.json')

const SPECIFIER = /(?:^|\s)(?:from|import) '([^']+)'|\bimport\('([^']+)'\)/g

/** Modules that the files import. A relative import is resolved; its name then begins with a dot. */
function importsOf(files: readonly string[]): ReadonlySet<string> {
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map((match) => match[1] ?? match[2] ?? ''),
  )
  return new Set(found)
}

/** Package that an import specifier names: `@sanity/mutator`, and `zod` for `zod/mini`. */
const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const packagesOf = (files: readonly string[]) =>
  [...importsOf(files)]
    .filter((specifier) => !/^[#.]/.test(specifier) && !isBuiltin(specifier))
    .map(packageOf)

const all = globSync('lake/**/*.ts', { exclude: ['lake/dist/**', 'lake/node_modules/**'] })
const isOfTests = (file: string) => /\.(?:test|test-support)\.ts$|^lake\/testing\//.test(file)

describe('the manifest and sources of the package content-lake', () => {
  test('the dependencies of content-lake are exactly the packages that its sources and tests import', () => {
    const sources = new Set(packagesOf(all.filter((file) => !isOfTests(file))))
    const tests = new Set(packagesOf(all.filter(isOfTests)))
    expect(Object.keys(lake.dependencies).toSorted()).toEqual([...sources].toSorted())
    expect(Object.keys(lake.devDependencies).toSorted()).toEqual(
      [...tests].filter((name) => !sources.has(name)).toSorted(),
    )
  })

  test('content-lake depends on the same versions of packages as the site', () => {
    const ofRoot = { ...root.dependencies, ...root.devDependencies }
    const different = Object.entries({ ...lake.dependencies, ...lake.devDependencies }).filter(
      ([name, version]) => ofRoot[name] !== undefined && ofRoot[name] !== version,
    )
    expect(different).toEqual([])
  })

  test('content-lake imports nothing from the site', () => {
    const internal = [...importsOf(all)].filter((specifier) => specifier.startsWith('#'))
    expect(internal.length).toBeGreaterThan(50)
    expect(internal.filter((specifier) => !specifier.startsWith('#lake/'))).toEqual([])
  })
})
