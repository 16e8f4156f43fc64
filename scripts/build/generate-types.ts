import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runTypegenGenerate } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { schemaTypes } from '#schemas/index.ts'
import { PUBLIC_QUERIES } from '#shared/content/public-queries.ts'
import { onlyResults } from './generated-types.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, '.cache')

/**
 * Generates the result types of a file's queries from the schemas. Needs no network.
 * @param texts file that declares the queries, from the project's root
 * @throws Error with the name of every query that cannot be parsed or typed
 */
export async function generateTypes(texts: string): Promise<string> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'typegen-'))
  try {
    const generates = join(folder, 'types.ts')
    const errors: string[] = []
    const { queriesCount } = await runTypegenGenerate({
      workDir: root,
      config: { path: texts, generates, overloadClientMethods: false },
      extractedSchema: extractSchema(createSchema({ name: 'default', types: schemaTypes })),
      onProgress: (event) => {
        if (event.type === 'moduleEvaluated') errors.push(...event.errors)
        if (event.type === 'formatFailed') errors.push(event.message)
      },
    })
    const source = await readFile(join(root, texts), 'utf8')
    const declared = source.split('= defineQuery(').length - 1
    if (errors.length === 0 && queriesCount !== declared) {
      errors.push(`${texts} declares ${declared} queries, ${queriesCount} were typed`)
    }
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return onlyResults(await readFile(generates, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Generates the text of `shared/content/sanity.types.ts`: the result types of the public queries, and their versions. */
export async function generateQueries(): Promise<string> {
  const versions = Object.entries(PUBLIC_QUERIES).map(([name, { texts }]) => {
    const hash = createHash('sha256').update(texts.join('\n')).digest('hex')
    return `  ${name}: '${hash.slice(0, 10)}',`
  })
  return [
    await generateTypes('shared/content/public-query-texts.ts'),
    '/** Version of each public query: the first 10 hex digits of the SHA-256 of its texts. */',
    'export const PUBLIC_QUERY_VERSIONS = {',
    ...versions,
    '} as const',
    '',
  ].join('\n')
}
