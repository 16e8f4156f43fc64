import { sql, type RawBuilder } from 'kysely'

/** Time without a heartbeat after which a process counts as ended, in milliseconds. Another process then takes over its work. */
export const ENDED_AFTER = 7_000

/** Time of the database in milliseconds since 1970. The clocks of the machines may differ. */
export const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** True if the column has the id of a process that has ended or is stopped. False if the column is null. PostgreSQL only. */
export const hasEnded = (column: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} is not null and not exists (
    select 1 from processes
    where processes.id = ${sql.ref(column)} and processes.seen_at > ${databaseTime} - ${sql.lit(ENDED_AFTER)}))`
