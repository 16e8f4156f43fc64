import { startLakeAlone } from './lake-alone.ts'
import { openTracing } from '../composition/tracing.ts'
import { readConfig } from '../config/config.ts'
import { createLogger, type LogEntry } from '../http/logging.ts'
import { lakeLabel } from '../metrics/route-label.ts'
import { testDirectory } from '../testing/directory.test-support.ts'

/** Token of the owner of a traced lake. */
export const TOKEN = 'a-token-for-the-lake-under-test'

/** Opens a tracer that sends its spans to `endpoint`, and a log. */
export async function open(endpoint: string, more: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...more })
  const entries: LogEntry[] = []
  const log = createLogger({ level: 'silent', sinks: [(entry) => entries.push(entry)] })
  const tracing = await openTracing(config, log)
  if (tracing === undefined) throw new Error('the traces are off')
  return { tracing, entries }
}

/** Starts a standalone lake that sends its spans to `endpoint`. */
export async function openLake(endpoint: string, more: Readonly<Record<string, string>> = {}) {
  const { tracing } = await open(endpoint, { OTEL_SERVICE_NAME: 'lake', ...more })
  const lake = await startLakeAlone({
    directory: testDirectory(),
    host: '127.0.0.1',
    port: 0,
    projectId: 'local',
    dataset: 'production',
    token: TOKEN,
    middleware: (isOwner) =>
      tracing.middleware((_method, pathname) => lakeLabel(pathname, ''), { trusts: isOwner }),
  })
  const close = async () => {
    await lake.close()
    await tracing.close()
  }
  return { origin: lake.origin, close }
}
