import type { DestinationStream } from 'pino'
import { pino } from 'pino'
import { redact, redactText } from './guards/redact.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type LogCategory = 'api' | 'cache' | 'webhook' | 'database' | 'security'

/** One line of the log. `timestamp` is ISO 8601 in UTC. */
export interface LogEntry {
  readonly timestamp: string
  readonly level: LogLevel
  readonly category: LogCategory
  readonly message: string
  readonly data?: unknown
  readonly requestId?: string
  /** Id of the trace in which the entry was written. Absent without traces. */
  readonly traceId?: string
}

type Write = (category: LogCategory, message: string, data?: unknown, requestId?: string) => void

/** Log of the server. Secrets in `data` are hidden. Errors can be logged directly, without conversion to text. */
export type Log = Readonly<Record<LogLevel, Write>>

export interface LoggerOptions {
  /** Minimum level of written entries. `silent` writes nothing, but sinks still receive entries from `info` on. */
  readonly level: LogLevel | 'silent'
  /** Output stream. Default: standard output. */
  readonly destination?: DestinationStream
  /** Returns the id of the running trace. */
  readonly traceId?: () => string | undefined
  /** Called with every entry, after redaction. */
  readonly sinks?: readonly ((entry: LogEntry) => void)[]
}

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** Creates a log of JSON lines, one {@link LogEntry} each. */
export function createLogger(options: LoggerOptions): Log {
  const logger = pino(
    {
      level: options.level,
      base: null,
      messageKey: 'message',
      timestamp: false,
      formatters: { level: (label) => ({ level: label }) },
    },
    ...(options.destination === undefined ? [] : [options.destination]),
  )
  const least = LEVELS.indexOf(options.level === 'silent' ? 'info' : options.level)
  const write =
    (level: LogLevel): Write =>
    (category, message, data, requestId) => {
      if (LEVELS.indexOf(level) < least) return
      const traceId = options.traceId?.()
      const entry: LogEntry = {
        timestamp: new Date().toISOString(),
        level,
        category,
        message: redactText(message),
        ...(data === undefined ? {} : { data: redact(data) }),
        ...(requestId === undefined ? {} : { requestId }),
        ...(traceId === undefined ? {} : { traceId }),
      }
      const { level: _level, message: text, ...rest } = entry
      logger[level](rest, text)
      for (const sink of options.sinks ?? []) sink(entry)
    }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}
