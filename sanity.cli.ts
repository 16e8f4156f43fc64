import { isMainThread } from 'node:worker_threads'
import { defineCliConfig } from 'sanity/cli'
import { adviceFor } from './scripts/sanity/local-commands.ts'

const projectId = process.env['SANITY_PROJECT_ID']

// Sanity's command line cannot use another host. Without a project there, a command that needs one would ask for a
// sign-in that does not exist. This is the first file of ours that it loads.
const advice = isMainThread ? adviceFor(process.argv.slice(2), projectId !== undefined) : undefined
if (advice !== undefined) {
  process.stderr.write(`${advice}\n`)
  process.exit(1)
}

/** Configuration of Sanity's command line. Schema and types are written to `.sanity/`, which git ignores. */
export default defineCliConfig({
  api: {
    projectId: projectId ?? 'certavia',
    dataset: process.env['SANITY_DATASET'] ?? 'production',
  },
  schemaExtraction: { path: '.sanity/schema.json' },
  typegen: {
    path: 'shared/content/public-query-texts.ts',
    schema: '.sanity/schema.json',
    generates: '.sanity/sanity.types.ts',
  },
})
