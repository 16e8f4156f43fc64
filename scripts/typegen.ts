/**
 * Writes `shared/content/sanity.types.ts` from the schemas and the queries; with `--check` compares instead, and fails
 * when the committed file is not what the schemas give. Needs no network.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const root = join(import.meta.dirname, '..')
const committed = join(root, 'shared/content/sanity.types.ts')
const cache = join(root, '.cache')

async function generate(): Promise<string> {
  await mkdir(cache, { recursive: true })
  // Inside the project, because the generator writes the schema's relative path into its output and resolves modules.
  const folder = await mkdtemp(join(cache, 'typegen-'))
  try {
    const schema = join(folder, 'schema.json')
    const generates = join(folder, 'types.ts')
    const config = join(folder, 'typegen.json')
    await writeFile(
      config,
      JSON.stringify({
        path: './{schemas,shared}/**/*.ts',
        schema: relative(root, schema),
        generates: relative(root, generates),
        overloadClientMethods: false,
      }),
    )
    await sanity('schema', 'extract', '--path', relative(root, schema))
    await sanity('typegen', 'generate', '--config-path', relative(root, config))
    const text = await readFile(generates, 'utf8')
    return text.replaceAll(relative(root, schema), 'schemas')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function sanity(...args: readonly string[]) {
  return run(process.execPath, [join(root, 'node_modules/sanity/bin/sanity'), ...args], {
    cwd: root,
    env: { ...process.env, CI: '1', DO_NOT_TRACK: '1', SANITY_CLI_TELEMETRY_DISABLED: '1' },
  })
}

const types = await generate()
if (!process.argv.includes('--check')) {
  await writeFile(committed, types)
} else if ((await readFile(committed, 'utf8')) !== types) {
  console.error('shared/content/sanity.types.ts is not what the schemas give: run npm run typegen')
  process.exitCode = 1
}
