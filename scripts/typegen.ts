/**
 * Writes `shared/content/sanity.types.ts`: what each public query gives by the schemas. `typegen.test.ts` fails when the
 * committed file is another.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateTypes } from './build/generate-types.ts'

const types = await generateTypes('shared/content/public-query-texts.ts')
await writeFile(join(import.meta.dirname, '../shared/content/sanity.types.ts'), types)
