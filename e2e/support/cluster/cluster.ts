import pg from 'pg'
import { addressOf, startPostgres } from '#server/testing/postgres.test-support.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { startObjectStorage } from '#server/testing/object-storage.test-support.ts'
import { freePort, startSite, temporaryDirectory, type Program } from '../sites/processes.ts'
import { startProxy } from './proxy.ts'

/** Recipient of emails to staff. */
const LEADS_TO = 'team@certavia.test'

/** Process of the site that can be killed and started again. */
export interface Member {
  readonly port: number
  readonly url: string
  /** Running program of the process; undefined while the process is not running. */
  program: Program | undefined
  /** Periods in which requests to this process may fail, as times of `performance.now()`. */
  readonly outages: { from: number; until: number }[]
}

export interface ClusterOptions {
  readonly processes: number
  /** True if every commit waits until it is on disk. */
  readonly syncs?: boolean
  /** True for a single process with SQLite in its folder, for comparison. */
  readonly isSqlite?: boolean
}

/** Time after the start of an outage in which the proxy may still send requests to the process, in milliseconds. */
const DRAIN_MS = 3_000

/** Processes of one site behind a proxy, with one PostgreSQL, one object storage and one mail server. */
export async function startCluster({ processes, syncs = false, isSqlite = false }: ClusterOptions) {
  const stack = new AsyncDisposableStack()
  try {
    const postgres = await startPostgres({ syncs })
    stack.defer(() => postgres.stop())
    const databaseUrl = addressOf(postgres.folder, 'public')
    const storage = await startObjectStorage()
    stack.defer(() => storage.close())
    const smtp = await startMailServer()
    stack.defer(() => smtp.close())
    const database = new pg.Client({ connectionString: databaseUrl })
    await database.connect()
    stack.defer(() => database.end())
    const { endpoint = '', keys, bucket } = storage.settings
    const environment = {
      SEED: 'none',
      TRUST_PROXY: '1',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'website@certavia.test',
      LEADS_TO,
      FORM_LIMIT_24: '100000',
      FORM_LIMIT_MEETINGS: '100000',
      FORM_LIMIT_INQUIRIES: '100000',
      ...(!isSqlite && {
        DATABASE_URL: databaseUrl,
        LAKE_DATABASE_URL: databaseUrl,
        STORAGE_URL: `s3://${bucket}/site`,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: keys?.id ?? '',
        S3_SECRET_ACCESS_KEY: keys?.secret ?? '',
      }),
    }
    const members: Member[] = []
    const directories = new Map<Member, string>()
    const run = async (member: Member) => {
      const directory = directories.get(member) ?? ''
      member.program = await startSite({ port: member.port, directory, environment })
    }
    for (let index = 0; index < processes; index += 1) {
      const port = await freePort()
      const member = { port, url: `http://localhost:${port}`, program: undefined, outages: [] }
      members.push(member)
      directories.set(member, stack.use(await temporaryDirectory()).path)
    }
    /** Output of the programs that were killed. */
    const earlier: string[] = []
    stack.defer(async () => {
      for (const { program } of members) {
        program?.process.kill('SIGCONT')
        await program?.signal('SIGKILL')
      }
    })
    // The first process creates the tables and the first account, as in production.
    for (const member of members) await run(member)
    const proxy = await startProxy(
      members.map(({ port }) => port),
      await freePort(),
    )
    stack.defer(() => proxy.close())

    return {
      url: proxy.url,
      members,
      smtp,
      database,
      ready: proxy.ready,
      /** Ends a process without a shutdown, like a crash. */
      kill: async (member: Member) => {
        member.outages.push({ from: performance.now(), until: Number.POSITIVE_INFINITY })
        await member.program?.signal('SIGKILL')
        earlier.push(member.program?.output() ?? '')
        member.program = undefined
      },
      /** Starts a killed process again. Resolves when the proxy sends requests to it. */
      restart: async (member: Member) => {
        await run(member)
        const outage = member.outages.at(-1)
        if (outage !== undefined) outage.until = performance.now()
      },
      /** Suspends a process for a time. Its connections stay open. */
      pause: (member: Member) => {
        member.outages.push({ from: performance.now(), until: Number.POSITIVE_INFINITY })
        member.program?.process.kill('SIGSTOP')
        return () => {
          member.program?.process.kill('SIGCONT')
          const outage = member.outages.at(-1)
          if (outage !== undefined) outage.until = performance.now() + DRAIN_MS
        }
      },
      /** Output of all programs, including killed ones. */
      output: () =>
        [...earlier, ...members.map(({ program }) => program?.output() ?? '')].join('\n'),
      close: () => stack.disposeAsync(),
    }
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
