import { join } from 'node:path'

import { ConfigError, processEnvironment, readConfig } from '#server/config.ts'
import { createLogger } from '#server/http/logging.ts'

import { startLakeAlone, type LakeAlone } from './lake-alone.ts'

/** Folder of DATA_DIR in which a lake run alone keeps its data. */
const FOLDER = 'lake-alone'

/** All in one write, so that whoever reads the output has the token with the address. */
function announce(lake: LakeAlone, projectId: string, dataset: string): void {
  const lines = [
    `The Content Lake answers at ${lake.origin} (project ${projectId}, dataset ${dataset}).`,
  ]
  if (lake.newToken !== undefined) {
    lines.push('Its token, shown this once. Give it to the site together with SANITY_API_HOST:')
    lines.push(`LAKE_TOKEN=${lake.newToken}`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function main(): Promise<void> {
  const config = readConfig(processEnvironment())
  const logger = createLogger({ level: config.logLevel })
  const lake = await startLakeAlone({
    directory: join(config.dataDir, FOLDER),
    host: config.host,
    port: config.lake.port,
    projectId: config.lake.projectId,
    dataset: config.lake.dataset,
    token: config.lake.ownToken,
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

try {
  await main()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `${error instanceof ConfigError ? message : `The lake cannot start: ${message}`}\n`,
  )
  process.exitCode = 1
}
