import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { openStorage } from '#server/composition/files/storage.ts'
import type { Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { createLogger } from '#server/http/logging.ts'
import { openTracing } from '#server/composition/tracing.ts'
import { lakeLabel } from '#server/metrics/route-label.ts'
import type { Tracing } from '#server/tracing/tracing.ts'
import type { RunningLake } from '#lake/cli/start-lake.ts'
import { stopOnSignal } from '#lake/cli/stop-on-signal.ts'
import { isLoopback } from '#lake/wire/foreign-pages.ts'
import { useDataFolder } from '#server/process/use-data-folder.ts'

import { startLakeAlone } from './lake-alone.ts'
import { runCommand, type Command, type Invocation } from './run-command.ts'

const USAGE = `Runs a Content Lake alone, for any Sanity client or Studio, until it is stopped.

  npm run lake

  It listens on HOST and LAKE_PORT and keeps its data below DATA_DIR. At its first start it makes a token
  and prints it once, unless LAKE_TOKEN names one. With TLS_CERT and TLS_KEY it speaks HTTP/2.
  docs/use-the-lake-alone.md tells how clients and Studios are pointed at it.`

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Prints address and token in one write, so that a program which reads the output gets both at once. */
function announce(
  lake: RunningLake,
  config: Config,
  directory: string,
  say: Invocation['say'],
): void {
  const { projectId, origin } = config.lakeAlone
  const { dataset } = config.lake
  const lines = [
    `The Content Lake answers at ${lake.origin} (project ${projectId}, dataset ${dataset}, ${lake.access}).`,
    config.lake.databaseUrl === undefined
      ? `Its data are in ${directory}.`
      : `Its documents are in LAKE_DATABASE_URL, its files in ${directory}.`,
  ]
  if (config.storage !== undefined) lines.push('Its images and files are in STORAGE_URL.')
  if (lake.origin.startsWith('http:') && !isLoopback(new URL(lake.origin).hostname)) {
    lines.push('Passwords and tokens travel in the clear: set TLS_CERT and TLS_KEY.')
  }
  if (origin === undefined && EVERYWHERE.has(config.host)) {
    lines.push(
      'Set LAKE_ORIGIN to the address by which others reach it, else no Studio can sign in.',
    )
  }
  if (lake.newToken !== undefined) {
    lines.push('Its token, shown this once. Give it to the site together with SANITY_API_HOST:')
    lines.push(`LAKE_TOKEN=${lake.newToken}`)
  }
  say(lines.join('\n'))
}

async function main({ args, settings, say }: Invocation): Promise<void> {
  parseArgs({ args, options: {} })
  const config = settings()
  let tracing: Tracing | undefined
  const logger = createLogger({ level: config.logLevel, traceId: () => tracing?.traceId() })
  tracing = await openTracing(config, logger)
  const { port, token, projectId, access, openFiles, origin, origins } = config.lakeAlone
  const directory = join(config.dataDir, dataFolders.lakeAlone)
  await useDataFolder(config)
  const storage = await openStorage(config, logger)
  const lake = await startLakeAlone({
    directory,
    databaseUrl: config.lake.databaseUrl,
    files: storage?.lakeAlone,
    host: config.host,
    port,
    tls: config.tls && { cert: config.tls.certFile, key: config.tls.keyFile },
    projectId,
    access,
    openFiles,
    origin,
    origins,
    dataset: config.lake.dataset,
    token,
    queryDeadline: config.lake.queryDeadline,
    trustProxy: config.trustProxy,
    log: logger,
    // A request continues the trace of its caller only if it has the token of the lake, which the site sends.
    middleware:
      tracing &&
      ((isOwner) =>
        tracing?.middleware((_method, pathname) => lakeLabel(pathname, ''), { trusts: isOwner })),
  })
  announce(lake, config, directory, say)
  const close = async () => {
    await lake.close()
    await tracing?.close()
  }
  stopOnSignal(close, (error) => logger.error('api', 'The lake did not close cleanly', { error }))
}

/** Command of `npm run lake`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
