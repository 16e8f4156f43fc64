import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { generateQueries, generateTypes } from './build/generate-types.ts'

const root = join(import.meta.dirname, '..')

test('the committed types match the schemas and queries', async () => {
  const committed = await readFile(join(root, 'shared/content/sanity.types.ts'), 'utf8')
  expect(await generateQueries(), 'run npm run typegen').toBe(committed)
})

test('the type generator reports the name of a query that it cannot parse', async () => {
  const folder = join(root, '.cache')
  const texts = join(folder, `unreadable-${process.pid}.ts`)
  await mkdir(folder, { recursive: true })
  await writeFile(
    texts,
    `import { defineQuery } from 'groq'
export const READABLE_QUERY = defineQuery('*[_type == "blog"]{title}')
export const UNREADABLE_QUERY = defineQuery(\`*[_type == \${process.argv[2]}]\`)
`,
  )
  try {
    await expect(generateTypes(relative(root, texts))).rejects.toThrow('UNREADABLE_QUERY')
  } finally {
    await rm(texts, { force: true })
  }
})
