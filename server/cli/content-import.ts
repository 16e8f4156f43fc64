import { parseArgs } from 'node:util'
import {
  importContent,
  type ImportMode,
  type ImportReport,
} from '#server/transfer/import-content.ts'
import { fetchKnownTerms } from '#server/transfer/known-terms.ts'
import { readContent } from '#server/transfer/read-content.ts'
import { openSource } from '#server/transfer/source.ts'
import { connectLake } from './connect-lake.ts'
import { createProgressLine } from './progress-line.ts'
import { count, runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Brings content into the lake: a Sanity dataset export (tar.gz or NDJSON), or Markdown posts with their
pictures (a folder, a tar.gz, or one file).

  npm run content:import -- FILE|FOLDER [options]

  --replace         overwrite documents that are there with other content
  --missing         bring in only documents that are not there
  --dry-run         say what would happen and change nothing
  --dataset NAME    instead of SANITY_DATASET
  --category NAME   Markdown: category of posts that name none (General)
  --origin URL      Markdown: where the posts stood before, to keep their links to that site
  --notes           list every note, not only the first ones`

const FIRST_NOTES = 20

function modeOf(values: { readonly replace: boolean; readonly missing: boolean }): ImportMode {
  if (values.replace && values.missing) {
    throw new UsageError('--replace and --missing exclude each other.')
  }
  return values.replace ? 'replace' : values.missing ? 'missing' : 'create'
}

function originOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const url = URL.parse(written)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new UsageError('--origin must be an address such as https://blog.example.com.')
  }
  return url.origin
}

function summarise(report: ImportReport, dryRun: boolean): string {
  const parts = [
    `${report.created} new`,
    `${report.replaced} replaced`,
    `${report.unchanged} unchanged`,
    ...(report.kept > 0 ? [`${report.kept} left as they are`] : []),
  ]
  const total = report.created + report.replaced + report.unchanged + report.kept
  return `${dryRun ? 'Would import' : 'Imported'} ${count(total, 'document')} (${parts.join(', ')}) and ${count(report.assets, 'asset')} (${report.uploaded} uploaded).`
}

function printNotes(notes: readonly string[], all: boolean, say: Invocation['say']) {
  if (notes.length === 0) return
  say(`\n${count(notes.length, 'note')}:`)
  for (const note of notes.slice(0, all ? undefined : FIRST_NOTES)) say(`  ${note}`)
  const left = notes.length - FIRST_NOTES
  if (!all && left > 0) say(`  and ${left} more; --notes lists them all`)
}

async function main({ args, settings, say, errors }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      dataset: { type: 'string' },
      category: { type: 'string', default: 'General' },
      origin: { type: 'string' },
      notes: { type: 'boolean', default: false },
    },
  })
  const [input, ...more] = positionals
  if (input === undefined || more.length > 0)
    throw new UsageError('Name one file or folder to bring in.')
  const mode = modeOf(values)
  const origin = originOf(values.origin)
  const dryRun = values['dry-run']
  const config = settings()
  const source = await openSource(input)
  const progress = createProgressLine(errors)
  try {
    const lake = await connectLake(config, values.dataset ?? config.lake.dataset)
    try {
      const content = await readContent(source, async () => ({
        category: values.category,
        ...(origin !== undefined && { origin }),
        known: await fetchKnownTerms(lake.client),
        now: new Date(),
      }))
      say(`Importing into ${lake.description}.`)
      const report = await importContent({
        client: lake.client,
        content,
        mode,
        dryRun,
        onProgress: progress.report,
      })
      progress.end()
      say(summarise(report, dryRun))
      printNotes(report.notes, values.notes, say)
    } finally {
      progress.end()
      await lake.close()
    }
  } finally {
    await source.close()
  }
}

/** Command of `npm run content:import`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
