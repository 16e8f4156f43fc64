/**
 * Writes `shared/content/sanity.types.ts`: the result type of each public query, from the schemas. `typegen.test.ts` fails if the
 * committed file differs.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateTypes } from './build/generate-types.ts'

const types = await generateTypes('shared/content/public-query-texts.ts')
await writeFile(join(import.meta.dirname, '../shared/content/sanity.types.ts'), types)
