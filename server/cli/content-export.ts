import { parseArgs } from 'node:util'
import { processEnvironment, readConfig } from '#server/config.ts'
import { exportContent } from '#server/transfer/export-content.ts'
import { connectLake } from './connect-lake.ts'
import { createProgressLine } from './progress-line.ts'
import { runCommand, say, UsageError } from './run-command.ts'

const USAGE = `Writes the whole dataset, drafts and assets included, in Sanity's export format.

  npm run content:export -- FILE.tar.gz [--dataset NAME]`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dataset: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  const [file, ...more] = positionals
  if (values.help) return say(USAGE)
  if (file === undefined || more.length > 0 || !/\.(tar\.gz|tgz)$/.test(file)) {
    throw new UsageError(USAGE)
  }
  const config = readConfig(processEnvironment())
  const lake = await connectLake(config, values.dataset ?? config.lake.dataset)
  const progress = createProgressLine()
  try {
    const report = await exportContent(lake, file, progress.report)
    progress.end()
    say(
      `Exported ${report.documents} documents, ${report.images} images and ${report.files} files from ${lake.description} to ${file}.`,
    )
  } finally {
    progress.end()
    await lake.close()
  }
}

await runCommand(main)
