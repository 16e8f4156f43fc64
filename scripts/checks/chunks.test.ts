import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkFolders, chunkGroups } from '../build/vite.chunks.config.ts'

const root = join(import.meta.dirname, '../..')
const filesIn = (folder: string) => globSync(`${folder}/**/*.{ts,tsx,mjs,css}`, { cwd: root })

test.each(Object.values(chunkFolders).flat())(
  'the folder %s contains files for its chunk',
  (folder) => {
    const own = filesIn(folder).filter((file) => !file.slice(folder.length + 1).includes('/'))
    expect(own).not.toEqual([])
  },
)

test('the chunks of public pages contain no file of the staff area or of the Studio', () => {
  const inner = ['web/staff', 'web/lib/staff', 'web/routes/staff', 'studio', 'schemas'].flatMap(
    filesIn,
  )
  expect(inner.length).toBeGreaterThan(100)
  // Ignores groups with `tags`, because they contain only modules that the entry of the public pages imports.
  const groups = chunkGroups.filter(({ tags }) => tags === undefined)
  const taken = inner.filter((file) => groups.some((group) => group.test.test(join(root, file))))
  expect(taken).toEqual([])
})

test('no build file lists more than ten source files', () => {
  const buildFiles = [
    ...globSync(['vite.config.ts', 'scripts/build.ts', 'scripts/build/*.ts'], { cwd: root }),
  ]
  expect(buildFiles.length).toBeGreaterThan(5)
  const sources = /['"](?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css)['"]/g
  for (const file of buildFiles) {
    const named = new Set(readFileSync(join(root, file), 'utf8').match(sources))
    expect(named.size, file).toBeLessThanOrEqual(10)
  }
})
