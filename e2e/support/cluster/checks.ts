import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Client } from './ask.ts'
import type { Acknowledged } from './load.ts'
import { apiPaths } from '#shared/paths/paths.ts'

/** Polls until a condition holds. Returns the milliseconds until then, or undefined if it does not hold within `within` milliseconds. */
export async function timeUntil(
  within: number,
  condition: () => Promise<boolean>,
): Promise<number | undefined> {
  const started = performance.now()
  for (;;) {
    if (await condition()) return Math.round(performance.now() - started)
    if (performance.now() - started > within) return undefined
    await pause(50)
  }
}

/** Finds acknowledged writes that are missing or stored twice. */
export async function lostWrites(
  { database }: Cluster,
  { ask }: Client,
  acknowledged: Acknowledged,
  staff: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const lost: string[] = []
  const leads = await database.query<{ message: string; count: string }>(
    'select message, count(*) from leads group by message',
  )
  const counts = new Map(leads.rows.map(({ message, count }) => [message, Number(count)]))
  for (const [number, message] of acknowledged.inquiries) {
    const count = counts.get(message) ?? 0
    if (count !== 1) lost.push(`inquiry ${number} is stored ${count} times`)
  }
  const bookings = await database.query<{ number: string; starts_at: string }>(
    'select number, starts_at from bookings',
  )
  const starts = new Map(
    bookings.rows.map((row) => [row.number, new Date(Number(row.starts_at)).toISOString()]),
  )
  for (const [number, startsAt] of acknowledged.meetings) {
    if (starts.get(number) !== new Date(startsAt).toISOString()) {
      lost.push(`meeting ${number} is missing, or at another time`)
    }
  }
  const twice = await database.query(
    'select starts_at from bookings group by starts_at having count(*) > 1',
  )
  if (twice.rows.length > 0) lost.push(`${twice.rows.length} times are booked twice`)
  for (const [id, title] of acknowledged.titles) {
    const read = await ask(apiPaths.blog(id), { headers: staff })
    const found = read?.body?.data?.title
    if (found !== title) lost.push(`article ${id} has the title ${found} instead of ${title}`)
  }
  return lost
}

/** Events whose emails do not have exactly one message id. */
export async function doubledEmails({ smtp, database }: Cluster): Promise<readonly string[]> {
  const rows = await database.query<{ subject_id: string; purpose: string; count: string }>(
    `select subject_id, purpose, count(*) from messages where channel = 'mail'
     group by subject_id, purpose having count(*) > 1`,
  )
  const doubled = rows.rows.map(
    ({ subject_id: id, purpose, count }) => `${count} emails ${purpose} about ${id}`,
  )
  const stored = await database.query<{ id: string }>('select id from messages')
  const known = new Set(stored.rows.map(({ id }) => id))
  for (const { parsed } of smtp.mails) {
    const id = /^<(.+)@/.exec(parsed.messageId ?? '')?.[1] ?? ''
    if (!known.has(id)) doubled.push(`an email has the unknown id ${parsed.messageId}`)
  }
  return doubled
}
