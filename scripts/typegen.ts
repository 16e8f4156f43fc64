/**
 * Writes `shared/content/sanity.types.ts`: the result type of each public query according to the schemas, and the query's version.
 * `typegen.test.ts` fails if the committed file differs.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateQueries } from './build/generate-types.ts'

await writeFile(
  join(import.meta.dirname, '../shared/content/sanity.types.ts'),
  await generateQueries(),
)
