#!/usr/bin/env node
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { LakeLog } from '#lake/common/log.ts'
import { isSqliteBusyCode } from '#lake/common/store-errors.ts'
import { LakeError } from '#lake/documents/types.ts'
import { startLake, type RunningLake } from './start-lake.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const USAGE = `Runs a Content Lake for Sanity's clients and Studio, until it is stopped.

  content-lake [--port 3333] [--data DIR] [--dataset production] [--new-token]

  --port NUMBER     port on localhost, 0 for a free one (default 3333)
  --data DIR        folder of the data (default ./content-lake-data)
  --database URL    PostgreSQL database for documents and machine tokens, which several lakes may use; the password may be
                    in PGPASSWORD (default: files in the folder of the data)
  --dataset NAME    dataset that is created at the start (default production)
  --project ID      project id (default local)
  --origins LIST    origins of pages that may call the lake, separated by commas; * for all others, with a token
                    (default: pages of this machine)
  --new-token       makes a new token in place of a lost one, which is then refused

  The first start prints the lake's token once. Start with --new-token if you lost it.`

/** Options of the command line. */
const optionsSchema = z.object({
  port: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port < 65_536, 'a port is at most 65535'),
  data: z.string().min(1),
  database: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .optional(),
  dataset: z.string().regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/),
  project: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  origins: z
    .string()
    .optional()
    .transform((list) => list?.split(',').map((origin) => origin.trim())),
  'new-token': z.boolean(),
})

type Options = z.infer<typeof optionsSchema>

class UsageError extends Error {}

/**
 * Reads the options of the command line.
 * @throws UsageError for an option with an invalid value; the error of `parseArgs` for an unknown option
 */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3333' },
      data: { type: 'string', default: 'content-lake-data' },
      database: { type: 'string' },
      dataset: { type: 'string', default: 'production' },
      project: { type: 'string', default: 'local' },
      origins: { type: 'string' },
      'new-token': { type: 'boolean', default: false },
    },
  })
  const options = optionsSchema.safeParse(values)
  if (options.success) return options.data
  const wrong = options.error.issues.map(({ path }) => `--${String(path[0])}`)
  throw new UsageError(`Correct the value of ${[...new Set(wrong)].join(', ')}.`)
}

const lineOf = (level: string) => (_category: string, message: string, data?: unknown) =>
  void process.stderr.write(
    `${level} ${message}${data === undefined ? '' : ` ${JSON.stringify(data, errorText)}`}\n`,
  )

const errorText = (_key: string, value: unknown) =>
  value instanceof Error ? (value.stack ?? value.message) : value

/** Log that writes warnings and errors to standard error, one line each. */
const log: LakeLog = { info: () => undefined, warn: lineOf('warning'), error: lineOf('error') }

/** Prints the address and the token in one write, so that a program that reads the output receives both together. */
function announce(
  lake: RunningLake,
  { project, dataset, database }: Options,
  directory: string,
): void {
  const lines = [
    `The Content Lake answers at ${lake.origin} (project ${project}, dataset ${dataset}, ${lake.access}).`,
    database === undefined
      ? `Its data are in ${directory}.`
      : `Its documents are in the database, its files in ${directory}.`,
    ...(lake.newToken === undefined
      ? []
      : ['Its token, shown this once:', `LAKE_TOKEN=${lake.newToken}`]),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

const HELD = 'Another process uses these data. Stop it, or choose another folder with --data.'
const SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program uses this port. Stop it, or choose another one with --port.',
  EACCES: 'This account may not use the folder. Choose another one with --data.',
}

/** Text and exit code for an error: 2 for invalid options, 1 for all other errors. */
function describe(error: unknown): { readonly text: string; readonly exitCode: 1 | 2 } {
  if (!(error instanceof Error)) return { text: String(error), exitCode: 1 }
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')) {
    return { text: `${error.message}\n\n${USAGE}`, exitCode: 2 }
  }
  if (error instanceof LakeError) return { text: error.message, exitCode: 1 }
  if (isSqliteBusyCode(code)) return { text: HELD, exitCode: 1 }
  return { text: SENTENCES[code] ?? error.stack ?? error.message, exitCode: 1 }
}

async function main(): Promise<void> {
  const options = readOptions()
  const directory = resolve(options.data)
  const lake = await startLake({
    directory,
    databaseUrl: options.database,
    host: 'localhost',
    port: options.port,
    projectId: options.project,
    dataset: options.dataset,
    origins: options.origins,
    newToken: options['new-token'],
    log,
    help: { originList: '--origins' },
  })
  announce(lake, options, directory)
  stopOnSignal(lake.close, (error) => log.error('api', 'The lake did not close cleanly', { error }))
}

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  process.stdout.write(`${USAGE}\n`)
} else {
  await main().catch((error: unknown) => {
    const { text, exitCode } = describe(error)
    process.exitCode = exitCode
    process.stderr.write(`${text}\n`)
  })
}
