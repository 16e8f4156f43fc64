import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { processEnvironment, readConfig } from '#server/config.ts'
import { dataFolders } from '#server/data-folders.ts'
import { createLogger } from '#server/http/logging.ts'

import { startLakeAlone, type LakeAlone } from './lake-alone.ts'
import { runCommand, say } from './run-command.ts'

const USAGE = `Runs a Content Lake alone, for any Sanity client or Studio, until it is stopped.

  npm run lake

  It listens on HOST and LAKE_PORT and keeps its data below DATA_DIR. At its first start it makes a token
  and prints it once, unless LAKE_TOKEN names one.`

/** All in one write, so that whoever reads the output has the token with the address. */
function announce(lake: LakeAlone, projectId: string, dataset: string): void {
  const lines = [
    `The Content Lake answers at ${lake.origin} (project ${projectId}, dataset ${dataset}).`,
  ]
  if (lake.newToken !== undefined) {
    lines.push('Its token, shown this once. Give it to the site together with SANITY_API_HOST:')
    lines.push(`LAKE_TOKEN=${lake.newToken}`)
  }
  say(lines.join('\n'))
}

async function main(): Promise<void> {
  parseArgs({ options: {} })
  const config = readConfig(processEnvironment())
  const logger = createLogger({ level: config.logLevel })
  const lake = await startLakeAlone({
    directory: join(config.dataDir, dataFolders.lakeAlone),
    host: config.host,
    port: config.lake.port,
    projectId: config.lake.projectId,
    dataset: config.lake.dataset,
    token: config.lake.ownToken,
    queryDeadline: config.lake.queryDeadline,
    trustProxy: config.trustProxy,
    log: (level, message, data) => logger[level]('api', message, data),
  })
  announce(lake, config.lake.projectId, config.lake.dataset)
  const stop = () => {
    lake.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('api', 'The lake did not close cleanly', { error })
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

await runCommand(USAGE, main)
