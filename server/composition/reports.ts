import type { Auth } from '../auth/auth.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import type { Acts } from '../http/acts.ts'
import type { Limits } from '../http/guards/limits.ts'
import type { Route } from '../http/route.ts'
import type { Lifetime } from './lifetime.ts'
import { openLocks } from './locks.ts'
import { createReportDrawer } from '../reports/pdf/draw-in-thread.ts'
import { reportRoutes } from '../reports/reports.routes.ts'
import { createReports, type Reports } from '../reports/reports.service.ts'
import type { ReportTables } from '../reports/reports.tables.ts'
import { paths } from '#shared/paths/paths.ts'

/** Reports that can be verified. */
export interface ReportArea {
  readonly reports: Reports
  readonly routes: readonly Route[]
}

/** Composes the reports. Samples that are missing or replaced are recorded after the start. */
export function createReportArea(
  config: Pick<Config, 'origin' | 'rateLimit'>,
  { database, log, others }: Pick<Deps, 'database' | 'log' | 'others'>,
  auth: Pick<Auth, 'usersByIds'>,
  acts: Acts,
  counts: Limits,
  lifetime: Lifetime,
): ReportArea {
  const { exclusive } = openLocks({ database, log, others })
  const reports = createReports({
    db: database.kysely.withTables<ReportTables>(),
    draw: createReportDrawer(),
    exclusive: async (work) => exclusive('reports', work),
    verifyUrl: (number) => new URL(paths.verifyNumber(number), config.origin).href,
    people: auth.usersByIds,
    acts,
    limits: config.rateLimit,
    counts,
    now: Date.now,
  })
  let recorded: Promise<void> = Promise.resolve()
  lifetime.add({
    name: 'sample reports',
    start: () => {
      recorded = reports.issueSamples().catch((error: unknown) => {
        log.warn('database', 'The sample reports could not be recorded', { error })
      })
    },
    stop: () => recorded,
  })
  return { reports, routes: reportRoutes(reports) }
}
