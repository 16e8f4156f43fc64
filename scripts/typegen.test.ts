import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { generateTypes } from './build/generate-types.ts'

const root = join(import.meta.dirname, '..')

test('the committed types are what schemas and queries give', async () => {
  const committed = await readFile(join(root, 'shared/content/sanity.types.ts'), 'utf8')
  expect(await generateTypes('shared/content/public-query-texts.ts'), 'run npm run typegen').toBe(
    committed,
  )
})

test('a query that the generator cannot read is an error that names it', async () => {
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
