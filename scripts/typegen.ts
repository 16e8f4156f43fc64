/**
 * Writes `shared/content/sanity.types.ts`: what each public query gives by the schemas, and its version. `typegen.test.ts`
 * fails when the committed file is another.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateQueries } from './build/generate-types.ts'

await writeFile(
  join(import.meta.dirname, '../shared/content/sanity.types.ts'),
  await generateQueries(),
)
