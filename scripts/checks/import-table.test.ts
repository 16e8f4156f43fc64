import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

/** `from` imports `to`; the two files are planted in an empty copy of the house. */
const forbidden = [
  { from: 'shared/a.ts', to: 'server/http/b.ts' },
  { from: 'schemas/a.ts', to: 'studio/b.ts' },
  { from: 'studio/a.ts', to: 'lake/b.ts' },
  { from: 'lake/a.ts', to: 'server/http/b.ts' },
  { from: 'server/http/a.ts', to: 'lake/b.ts' },
  { from: 'lake/wire/a.ts', to: 'server/auth/b.ts' },
  { from: 'server/mirror/a.ts', to: 'server/auth/b.ts' },
  { from: 'server/mirror/a.ts', to: 'lake/b.ts' },
  { from: 'server/content/a.ts', to: 'web/lib/b.ts' },
  { from: 'server/content/a.ts', to: 'server/composition/deps.ts' },
  { from: 'web/ui/a.ts', to: 'web/lib/b.ts' },
  { from: 'web/lib/a.ts', to: 'web/site/blog/b.ts' },
  { from: 'web/blocks/a.ts', to: 'web/site/blog/b.ts' },
  { from: 'web/site/blog/a.ts', to: 'web/site/theme/b.ts' },
  { from: 'web/site/blog/a.ts', to: 'server/http/b.ts' },
  { from: 'web/routes/a.ts', to: 'schemas/b.ts' },
  { from: 'seed/a.ts', to: 'lake/b.ts' },
]

const allowed = [
  { from: 'server/mirror/a.ts', to: 'lake/documents/types.ts' },
  { from: 'lake/wire/a.ts', to: 'lake/b.ts' },
  { from: 'server/composition/app.ts', to: 'server/auth/b.ts' },
  { from: 'server/main.js', to: 'seed/b.ts' },
  { from: 'web/routes/a.ts', to: 'web/site/blog/b.ts' },
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

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })),
})

/** Plants every import of `cases`, lints them in one run, and gives those in which the linter found a breach of the table. */
async function breaches(cases: readonly { readonly from: string; readonly to: string }[]) {
  const plant = async (file: string, text: string) => {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await writeFile(join(house, file), text)
  }
  const planted = cases.map((pair, index) => ({
    ...pair,
    file: pair.from.replace(/\/a\.ts$/, `/a${index}.ts`),
  }))
  for (const { to } of planted) await plant(to, 'export const b = 1\n')
  for (const { file, to } of planted) {
    await plant(file, `import { b } from '#${to}'\nexport const a = b\n`)
  }
  const output = await new Promise<string>((done) => {
    execFile(
      join(house, 'node_modules/.bin/oxlint'),
      ['--format=json', '.'],
      { cwd: house, maxBuffer: 16_000_000 },
      (_error, stdout) => done(stdout),
    )
  })
  const found = new Set(
    report
      .parse(JSON.parse(output))
      .diagnostics.filter(({ code }) => code?.startsWith('boundaries('))
      .map(({ filename }) => filename),
  )
  return planted.filter(({ file }) => found.has(file)).map(({ from, to }) => ({ from, to }))
}

test('every forbidden import is found, and no allowed one', async () => {
  expect(await breaches([...forbidden, ...allowed])).toEqual(forbidden)
})
