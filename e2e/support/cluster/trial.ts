import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staff as account } from '../sites/processes.ts'
import { createClient, newTally, randomAddress, type Tally } from './ask.ts'
import { doubledEmails, lostWrites, timeUntil } from './checks.ts'
import { startCluster, type Cluster, type ClusterOptions, type Member } from './cluster.ts'
import { newAcknowledged, startLoad } from './load.ts'

/** Maximum time until another process takes over, in milliseconds. */
const TAKE_OVER = 10_000
/** Maximum time until a change is visible at every process, in milliseconds. */
export const VISIBLE = 1_000
/**
 * Time that the mail server takes for an email, in milliseconds. It is long, so that some emails are being sent when a process is killed.
 */
const MAIL_TIME = 150

/** Measured times of a disturbance, in milliseconds. Undefined for an event that did not happen in time. */
export interface TakeOver {
  readonly schedule: number | undefined
  readonly emails: number | undefined
}

export interface TrialOptions extends ClusterOptions {
  readonly writers: number
  readonly readers: number
}

/** Quantile of numbers, such as the median for `share` 0.5; 0 if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

const pidOf = (id: string) => Number(/-(\d+)-[^-]*$/.exec(id)?.[1])

/** Starts the processes, signs in, and starts the load. */
export async function startTrial(options: TrialOptions) {
  const cluster = await startCluster(options)
  const tally: Tally = newTally()
  const client = createClient(cluster, tally)
  const acknowledged = newAcknowledged()
  cluster.smtp.behave({ data: () => pause(MAIL_TIME) })
  const { body } = await client.insist(staffApiPaths.login, { method: 'POST', json: account })
  const staff = { authorization: `Bearer ${body.data.token}` }
  const load = startLoad({ ...options, client, tally, acknowledged, staff })
  return { cluster, tally, client, acknowledged, staff, load }
}

export type Trial = Awaited<ReturnType<typeof startTrial>>

/** Process that runs the scheduled jobs. */
export async function memberOnDuty({ database, members }: Cluster): Promise<Member | undefined> {
  const { rows } = await database.query<{ holder: string }>('select holder from duties')
  const pid = pidOf(rows[0]?.holder ?? '')
  return members.find(({ program }) => program?.process.pid === pid)
}

/** Creates an article that is published after a time in milliseconds. Returns its id. */
async function schedule(trial: Trial, after: number, tries = 10): Promise<string> {
  const { client, staff } = trial
  const id = `scheduled-${randomUUID().slice(0, 8)}`
  const created = await client.insist(apiPaths.blogs(), {
    method: 'POST',
    headers: { ...staff, 'idempotency-key': id },
    json: {
      title: 'Scheduled',
      slug: id,
      excerpt: 'How long a record is kept.',
      body: 'Text.',
      status: 'scheduled',
      publish_at: new Date(Date.now() + after).toISOString(),
    },
  })
  // A process that was just resumed may queue the article for the lake, so its publication would not measure the take-over.
  if (created.status === 202 && tries > 1) return schedule(trial, after, tries - 1)
  if (created.status !== 201) throw new Error(`schedule: ${JSON.stringify(created.body)}`)
  return String(created.body.data.id)
}

/**
 * Disturbs a process under load. Measures how long the other processes take to do its work: a scheduled publication that becomes due
 * during the disturbance, and the emails that the process was sending.
 */
export async function disturb(
  trial: Trial,
  member: Member,
  how: (member: Member) => Promise<void>,
): Promise<TakeOver> {
  const { cluster, client } = trial
  const pid = member.program?.process.pid
  // Bypasses the proxy, which waits some seconds for a suspended process.
  const other = cluster.members.find((each) => each !== member)
  const scheduled = await schedule(trial, 1_000)
  const claimed = async () => {
    const { rows } = await cluster.database.query<{ id: string; claimed_by: string }>(
      `select id, claimed_by from messages where state = 'waiting' and claimed_until > 0`,
    )
    return rows.filter((row) => pidOf(row.claimed_by) === pid).map(({ id }) => id)
  }
  await how(member)
  const mails = await claimed()
  const [published, sent] = await Promise.all([
    timeUntil(2 * TAKE_OVER, async () => {
      const answer = await client.ask(apiPaths.blog(scheduled), {}, other?.url)
      return answer?.status === 200
    }),
    timeUntil(2 * TAKE_OVER, async () => {
      const { rows } = await cluster.database.query(
        `select id from messages where id = any($1) and state = 'waiting'`,
        [mails],
      )
      return rows.length === 0
    }),
  ])
  const { rows } = await cluster.database.query<{ count: string }>(
    `select count(distinct t.sequence) from lake_changes c
     join lake_transactions t using (dataset, sequence)
     where c.document_id = $1 and t.author = 'schedule'`,
    [scheduled],
  )
  if (published === undefined) {
    const state = await cluster.database.query(
      `select (select json_agg(e) from mirror_editing e where id = $1) as row,
        (select json_agg(o.state) from outbox_writes o where article_id = $1) as queued,
        (select json_agg(l) from locks l where name like '%' || $1) as locks,
        (select json_agg(d) from duties d) as duties`,
      [scheduled],
    )
    trial.tally.faults.push(`state of ${scheduled}: ${JSON.stringify(state.rows[0])}`)
  }
  if (published !== undefined && rows[0]?.count !== '1') {
    trial.tally.faults.push(`${scheduled} was published ${rows[0]?.count} times by the schedule`)
  }
  for (const [what, time] of [
    ['the schedule', published],
    ['the emails', sent],
  ] as const) {
    // The publication becomes due one second after the start of the disturbance.
    if (time === undefined || time > TAKE_OVER + 1_000) {
      trial.tally.faults.push(
        `no take-over of ${what} within 10 s: ${time ?? 'more than 20,000'} ms`,
      )
    }
  }
  return { schedule: published, emails: sent }
}

/**
 * Changes a published article and measures the time until every process shows the change.
 * @returns milliseconds, or undefined if a process does not show it in time
 */
export async function visibleEverywhere(trial: Trial): Promise<number | undefined> {
  const { client, staff, cluster } = trial
  const id = `visible-${randomUUID().slice(0, 8)}`
  const json = { slug: id, excerpt: 'How long.', body: 'Text.', status: 'published' }
  const send = async (method: string, path: string, title: string) => {
    const answer = await client.insist(path, { method, headers: staff, json: { ...json, title } })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  }
  await send('POST', apiPaths.blogs(), 'Before')
  const running = cluster.members.filter(({ program }) => program !== undefined)
  const shows = async (title: string) => {
    const pages = await Promise.all(running.map(({ url }) => client.ask(paths.blog(id), {}, url)))
    return pages.every((page) => String(page?.body).includes(title))
  }
  await timeUntil(TAKE_OVER, () => shows('Before'))
  await send('PUT', apiPaths.blog(id), 'Changed title')
  return timeUntil(TAKE_OVER, () => shows('Changed title'))
}

/** Counts the requests of one visitor that a limit admits at all processes together. */
export async function admitted(
  { client }: Trial,
  count: number,
  path: string,
  json: unknown,
): Promise<number> {
  const from = randomAddress()
  let passed = 0
  for (let request = 0; request < count; request += 1) {
    const answer = await client.insist(path, { method: 'POST', json, from })
    if (answer.status !== 429) passed += 1
  }
  return passed
}

/**
 * Ends the load and checks all acknowledged writes.
 * @returns descriptions of the lost writes
 */
export async function finish(trial: Trial): Promise<readonly string[]> {
  const { cluster, client, acknowledged, staff, load } = trial
  await load.stop()
  const lost = await lostWrites(cluster, client, acknowledged, staff)
  return [...lost, ...(await doubledEmails(cluster))]
}
