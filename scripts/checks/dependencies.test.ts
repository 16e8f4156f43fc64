import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
})

const manifests = ['package.json', 'lake/package.json'].map((file) =>
  manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
)

const [, atRunTime = '', forDevelopment = ''] = readFileSync('docs/dependencies.md', 'utf8').split(
  /^## (?=At run time|For development|Considered)/mu,
)

/** Packages in the first column of a table, in the order of the rows. */
const listed = (section: string) =>
  [...section.matchAll(/^\| `([^`]+)` +\| \S/gmu)].map(([, name = '']) => name)

const sorted = (list: Iterable<string>) => [...new Set(list)].toSorted()

test('docs/dependencies.md has one line for each package that is used at run time', () => {
  expect(listed(atRunTime)).toEqual(
    sorted(
      manifests.flatMap(({ dependencies, optionalDependencies }) => [
        ...Object.keys(dependencies),
        ...Object.keys(optionalDependencies),
      ]),
    ),
  )
})

test('docs/dependencies.md has one line for each development package', () => {
  expect(listed(forDevelopment)).toEqual(
    sorted(manifests.flatMap(({ devDependencies }) => Object.keys(devDependencies))),
  )
})
