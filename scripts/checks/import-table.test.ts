import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

/** Forbidden imports: the file `from` imports the file `to`. The test creates both files in an empty copy of the project. */
const forbidden = [
  { from: 'shared/a.ts', to: 'server/http/b.ts' },
  { from: 'shared/a.ts', to: 'lake/groq/b.ts' },
  { from: 'schemas/a.ts', to: 'studio/b.ts' },
  { from: 'studio/a.ts', to: 'lake/groq/b.ts' },
  { from: 'lake/common/a.ts', to: 'lake/documents/b.ts' },
  { from: 'lake/documents/a.ts', to: 'lake/groq/b.ts' },
  { from: 'lake/transactions/a.ts', to: 'lake/datasets/b.ts' },
  { from: 'lake/assets/a.ts', to: 'lake/wire/b.ts' },
  { from: 'lake/groq/a.ts', to: 'shared/b.ts' },
  { from: 'lake/wire/a.ts', to: 'shared/b.ts' },
  { from: 'lake/wire/a.ts', to: 'server/http/b.ts' },
  { from: 'lake/wire/a.ts', to: 'server/auth/b.ts' },
  { from: 'server/http/a.ts', to: 'lake/groq/b.ts' },
  { from: 'lake/wire/a.ts', to: 'lake/sign-in/b.ts' },
  { from: 'lake/sign-in/a.ts', to: 'server/http/b.ts' },
  { from: 'lake/sign-in/a.ts', to: 'lake/cli/b.ts' },
  { from: 'lake/cli/a.ts', to: 'server/cli/b.ts' },
  { from: 'lake/cli/a.ts', to: 'shared/b.ts' },
  { from: 'server/mirror/a.ts', to: 'server/auth/b.ts' },
  { from: 'server/mirror/a.ts', to: 'lake/groq/b.ts' },
  { from: 'server/mirror/a.ts', to: 'server/testing/b.test-support.ts' },
  { from: 'server/content/a.ts', to: 'web/lib/b.ts' },
  { from: 'server/content/a.ts', to: 'server/composition/deps.ts' },
  { from: 'server/render/a.ts', to: 'server/composition/deps.ts' },
  { from: 'web/ui/a.ts', to: 'web/lib/b.ts' },
  { from: 'web/lib/a.ts', to: 'web/site/blog/b.ts' },
  { from: 'web/blocks/a.ts', to: 'web/site/blog/b.ts' },
  { from: 'web/site/blog/a.ts', to: 'web/site/theme/b.ts' },
  { from: 'web/site/blog/a.ts', to: 'web/staff/leads/b.ts' },
  { from: 'web/staff/leads/a.ts', to: 'web/site/blog/b.ts' },
  { from: 'web/site/blog/a.ts', to: 'server/http/b.ts' },
  { from: 'web/routes/site/a.ts', to: 'schemas/b.ts' },
  { from: 'seed/a.ts', to: 'lake/groq/b.ts' },
]

const allowed = [
  { from: 'server/mirror/a.ts', to: 'lake/documents/types.ts' },
  { from: 'server/mirror/a.ts', to: 'lake/common/b.ts' },
  { from: 'server/mirror/a.test.ts', to: 'server/testing/b.test-support.ts' },
  { from: 'lake/groq/a.test.ts', to: 'lake/testing/b.test-support.ts' },
  { from: 'lake/wire/a.ts', to: 'lake/threads/b.ts' },
  { from: 'lake/cli/a.ts', to: 'lake/sign-in/b.ts' },
  { from: 'server/cli/a.ts', to: 'lake/cli/b.ts' },
  { from: 'server/composition/app.ts', to: 'server/auth/b.ts' },
  { from: 'server/main.js', to: 'seed/b.ts' },
  { from: 'web/routes/site/a.ts', to: 'web/site/blog/b.ts' },
  { from: 'web/site/blog/a.ts', to: 'web/blocks/b.ts' },
  { from: 'web/site/blog/a.ts', to: 'web/site/blog/b.ts' },
]

let house: string

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'house-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    await cp(file, join(house, file))
  }
  await symlink(resolve('node_modules'), join(house, 'node_modules'))
})

afterAll(() => rm(house, { recursive: true, force: true }))

/**
 * Cycle of type-only imports. The compiler removes these imports, but the cycle is forbidden, because neither file can be understood
 * without the other.
 */
const cycle = {
  'shared/cycle-a.ts': "import type { B } from './cycle-b.ts'\nexport interface A { b?: B }\n",
  'shared/cycle-b.ts': "import type { A } from './cycle-a.ts'\nexport interface B { a?: A }\n",
}

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })),
})

async function plant(file: string, text: string) {
  await mkdir(dirname(join(house, file)), { recursive: true })
  await writeFile(join(house, file), text)
}

/**
 * Files in which one run of the linter finds violations of a rule.
 * @param rule name of the rule
 */
async function filesWith(rule: string): Promise<ReadonlySet<string>> {
  const output = await new Promise<string>((done) => {
    execFile(
      join(house, 'node_modules/.bin/oxlint'),
      ['--format=json', '.'],
      { cwd: house, maxBuffer: 16_000_000 },
      (_error, stdout) => done(stdout),
    )
  })
  const { diagnostics } = report.parse(JSON.parse(output))
  return new Set(
    diagnostics.filter(({ code }) => code?.startsWith(rule)).map(({ filename }) => filename),
  )
}

/** Creates the files of every case and returns the imports that the linter reports. */
async function breaches(cases: readonly { readonly from: string; readonly to: string }[]) {
  const planted = cases.map((pair, index) => ({
    ...pair,
    file: pair.from.replace(/\/a\.(?=(?:test\.)?ts$)/, `/a${index}.`),
  }))
  for (const { to } of planted) await plant(to, 'export const b = 1\n')
  for (const { file, to } of planted) {
    await plant(file, `import { b } from '#${to}'\nexport const a = b\n`)
  }
  const found = await filesWith('boundaries(')
  return planted.filter(({ file }) => found.has(file)).map(({ from, to }) => ({ from, to }))
}

test('the linter reports every forbidden import, and no allowed import', async () => {
  expect(await breaches([...forbidden, ...allowed])).toEqual(forbidden)
})

test('the linter reports a cycle of type-only imports', async () => {
  for (const [file, text] of Object.entries(cycle)) await plant(file, text)
  expect([...(await filesWith('import(no-cycle'))].toSorted()).toEqual(Object.keys(cycle))
})
