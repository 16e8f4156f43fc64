import { parseArgs } from 'node:util'
import { exportContent, targetOf } from '#server/transfer/export-content.ts'
import { connectLake } from './connect-lake.ts'
import { createProgressLine } from './progress-line.ts'
import { count, runCommand, UsageError, type Command, type Invocation } from './run-command.ts'

const USAGE = `Writes the whole dataset, drafts and assets included, in Sanity's export format.

  npm run content:export -- FILE.tar.gz [--dataset NAME]`

async function main({ args, settings, say, errors }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { dataset: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0 || !/\.(tar\.gz|tgz)$/.test(file)) {
    throw new UsageError('Name one file to write, ending in .tar.gz.')
  }
  const config = settings()
  await targetOf(file)
  const lake = await connectLake(config, values.dataset ?? config.lake.dataset, 'read')
  const progress = createProgressLine(errors)
  try {
    const report = await exportContent(lake, file, progress.report)
    progress.end()
    say(
      `Exported ${count(report.documents, 'document')}, ${count(report.images, 'image')} and ${count(report.files, 'file')} from ${lake.description} to ${file}.`,
    )
  } finally {
    progress.end()
    await lake.close()
  }
}

/** Command of `npm run content:export`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
