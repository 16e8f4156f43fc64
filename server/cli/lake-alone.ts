import type { PasswordCost } from '#server/auth/passwords.ts'
import { serveHolds } from '#server/backup/hold-service.ts'
import { createLakePeople } from '#server/composition/lake/lake-people.ts'
import { createLogger, type Log } from '#server/http/logging.ts'
import { startLake, type RunningLake, type StartLakeOptions } from '#lake/cli/start-lake.ts'
import { pageWriteProblem } from '#shared/content/pages/page-write-rule.ts'

export interface LakeAloneOptions extends Omit<
  StartLakeOptions,
  'log' | 'people' | 'rule' | 'service' | 'help'
> {
  /** Log of the lake. Default: no log. */
  readonly log?: Log
  /** Cost of password hashes. Tests that do not check hashing pass a low cost. */
  readonly passwordCost?: PasswordCost
}

/**
 * Starts a standalone Content Lake on its own port, with accounts and support for online backups.
 * @throws see {@link startLake}
 */
export function startLakeAlone(options: LakeAloneOptions): Promise<RunningLake> {
  const { passwordCost, log = createLogger({ level: 'silent' }), ...rest } = options
  return startLake({
    ...rest,
    log,
    rule: pageWriteProblem,
    people: (lake) =>
      createLakePeople({ ...lake, log, ...(passwordCost === undefined ? {} : { passwordCost }) }),
    service: ({ holdFile }) =>
      holdFile === undefined
        ? () => undefined
        : serveHolds({
            folder: options.directory,
            hold: holdFile,
            onError: (error) =>
              log.warn('api', 'Backups cannot read the lake beside this process', { error }),
          }),
    help: {
      makeToken: 'npm run token',
      addAccount: 'npm run user -- add EMAIL --alone',
      originList: 'LAKE_ORIGINS',
    },
  })
}
