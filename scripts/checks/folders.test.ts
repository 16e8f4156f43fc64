import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 16_000_000 })
  .trim()
  .split('\n')

/** Files that may be in the root of a folder. All other files of these folders must be in subfolders by subject. */
const inRoot: Readonly<Record<string, readonly string[]>> = {
  lake: ['README.md', 'package.json', 'build.ts', 'tsconfig.build.json'],
  server: ['main.js', 'main.ts'],
  shared: [],
  web: [],
  'web/lib': ['README.md'],
  'web/routes': [],
  e2e: ['README.md'],
  scripts: ['build.ts', 'test.ts', 'typegen.ts', 'typegen.test.ts'],
}

test.each(Object.entries(inRoot))(
  'the root of the folder %s contains only listed files',
  (folder, listed) => {
    expect(
      files.filter(
        (file) => dirname(file) === folder && !listed.includes(file.slice(folder.length + 1)),
      ),
    ).toEqual([])
  },
)

/** Maximum number of source files in a folder. */
const MAX_FILES = 25

/** Folders with more than {@link MAX_FILES} source files, and their current number. The numbers may only decrease. */
const crowded: Readonly<Record<string, number>> = {
  // The folder contains one file per page.
  'shared/pages/industries': 28,
  'server/search/typical-questions/industries': 28,
}

const isSource = (file: string) =>
  /\.(?:ts|tsx|js|css)$/.test(file) && !/\.(?:test|spec|test-support|d)\./.test(file)

test(`no folder has more than ${MAX_FILES} source files`, () => {
  const counts = new Map<string, number>()
  for (const file of files.filter(isSource)) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  const above = [...counts].filter(([, count]) => count > MAX_FILES)
  expect(Object.fromEntries(above)).toEqual(crowded)
})
