import type { Kysely } from 'kysely'
import type { Auth } from '../auth/auth.ts'
import { caseRoutes } from '../cases/cases.routes.ts'
import { createCases, type Cases } from '../cases/cases.service.ts'
import type { LeadsArea } from './leads.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import type { Acts } from '../http/acts.ts'
import type { Route } from '../http/route.ts'
import type { LeadTables } from '../leads/leads.tables.ts'
import { mayCopy, receiptMarkOf } from '../leads/receipt-marks.ts'
import type { Lifetime } from './lifetime.ts'
import type { SignedLinks } from '../signed-links/signed-links.ts'

/** Cases of candidates. */
export interface CaseArea {
  readonly cases: Cases
  readonly routes: readonly Route[]
}

/** Limit of receipts by email, one per day and address. Cases and inquiries share it. */
export const caseReceipts = (links: Pick<SignedLinks, 'digest'>) => ({
  claim: async (
    transaction: Kysely<object>,
    to: { readonly kind: string; readonly email: string; readonly at: number },
  ) => mayCopy(transaction.withTables<LeadTables>(), links, to),
  forget: async (
    transaction: Kysely<object>,
    { kinds, email }: { readonly kinds: readonly string[]; readonly email: string },
  ) => {
    await transaction
      .withTables<LeadTables>()
      .deleteFrom('receipt_marks')
      .where(
        'hash',
        'in',
        kinds.map((kind) => receiptMarkOf(links, kind, email)),
      )
      .execute()
  },
})

/** Composes the cases of candidates. Exporting or erasing the data of an email address includes its cases. */
export function createCaseArea(
  config: Config,
  { database, log, logRing }: Pick<Deps, 'database' | 'log' | 'logRing'>,
  { leads, links, counts, messages, floods, holidays, hasSession }: LeadsArea,
  auth: Pick<Auth, 'usersByIds'>,
  acts: Acts,
  lifetime: Lifetime,
): CaseArea {
  const cases = createCases({
    db: database.kysely,
    links,
    messenger: messages,
    floods,
    receipts: caseReceipts(links),
    mail: { leadsTo: config.mail.leadsTo, origin: config.origin },
    limits: config.rateLimit,
    counts,
    people: auth.usersByIds,
    holidays,
    acts,
    log,
    now: Date.now,
  })
  leads.attachCases(cases.data)
  cases.onErased(logRing.forget)
  lifetime.add({ name: 'cases', ...cases.clock })
  return {
    cases,
    routes: caseRoutes(cases, hasSession),
  }
}
