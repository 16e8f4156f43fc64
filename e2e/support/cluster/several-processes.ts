import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { addressOf, connectToServer } from '#server/testing/postgres.test-support.ts'
import { startProxy } from './proxy.ts'

/** Environment variable with the {@link SharedServices}. It is set in runs in which each test site has several processes behind a proxy. */
export const SERVICES_VARIABLE = 'TEST_SITE_SERVICES'

const services = z.object({
  processes: z.number().int().min(2),
  /** Socket folder of PostgreSQL. */
  postgres: z.string(),
  storage: z.object({
    bucket: z.string(),
    endpoint: z.string(),
    id: z.string(),
    secret: z.string(),
  }),
})

/** Services that the processes of all test sites of a run share. */
export type SharedServices = z.infer<typeof services>

/** Shared services of this run, or undefined if each test site has a single process. */
export function sharedServices(): SharedServices | undefined {
  const text = process.env[SERVICES_VARIABLE]
  return text === undefined ? undefined : services.parse(JSON.parse(text))
}

/** Handle of a started program. */
export interface Started {
  readonly url: string
  readonly process: ChildProcess
  /** Output of the program so far. */
  output(): string
  /** Sends a signal. For SIGTERM and SIGKILL, waits for the exit. */
  signal(name: NodeJS.Signals): Promise<void>
}

interface SeveralOptions {
  /** Port of the proxy. */
  readonly port: number
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  readonly freePort: () => Promise<number>
  /** Starts one process. */
  readonly start: (own: {
    readonly port: number
    readonly directory: string
    readonly environment: Readonly<Record<string, string>>
  }) => Promise<Started>
}

/** Settings of a site whose data belong to a folder. A restart with the same folder has the same data. */
async function settingsOf(
  { postgres, storage }: SharedServices,
  { port, directory, environment }: Pick<SeveralOptions, 'port' | 'directory' | 'environment'>,
): Promise<Readonly<Record<string, string>>> {
  const schema = `s${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`
  const client = await connectToServer(postgres)
  await client.query(`create schema if not exists ${schema}`).finally(() => client.end())
  const url = addressOf(postgres, schema)
  return {
    ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: url,
    ...(environment['SANITY_API_HOST'] === undefined && { LAKE_DATABASE_URL: url }),
    STORAGE_URL: `s3://${storage.bucket}/${schema}`,
    S3_ENDPOINT: storage.endpoint,
    S3_ACCESS_KEY_ID: storage.id,
    S3_SECRET_ACCESS_KEY: storage.secret,
    ...environment,
  }
}

/**
 * Time until the first byte of a response, in milliseconds, as in nginx. No test stops a single process of such a site, but each process
 * builds its own search index at its first search, which takes more than 12 s on a busy machine.
 */
const ANSWER_MS = 60_000

/** Starts several processes of a site behind a proxy. They act as one program: each signal is sent to all of them. */
export async function startSeveral(
  shared: SharedServices,
  { port, directory, environment, freePort, start }: SeveralOptions,
): Promise<Started> {
  const settings = await settingsOf(shared, { port, directory, environment })
  const startNumber = async (number: number) => {
    const folder = number === 0 ? directory : join(directory, 'other-processes', String(number))
    await mkdir(folder, { recursive: true })
    const own = await freePort()
    return { own, program: await start({ port: own, directory: folder, environment: settings }) }
  }
  // The first process creates the tables, the first account and the demonstration content.
  const first = await startNumber(0)
  const others = await Promise.allSettled(
    Array.from({ length: shared.processes - 1 }, (_, index) => startNumber(index + 1)),
  )
  const all = [first, ...others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))]
  const failed = others.find((one) => one.status === 'rejected')
  if (failed !== undefined) {
    await Promise.all(all.map(({ program }) => program.signal('SIGKILL')))
    throw failed.reason
  }
  const proxy = await startProxy(
    all.map(({ own }) => own),
    port,
    { names: false, answerMs: ANSWER_MS, isSilent: true },
  )
  let isClosed = false
  return {
    url: proxy.url,
    process: first.program.process,
    output: () => all.map(({ program }) => program.output()).join('\n'),
    signal: async (name) => {
      await Promise.all(all.map(({ program }) => program.signal(name)))
      if (isClosed || (name !== 'SIGTERM' && name !== 'SIGKILL')) return
      isClosed = true
      await proxy.close()
    },
  }
}
