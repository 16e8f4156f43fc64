import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkedInstallation, doctorPorts } from '#server/composition/doctor.ts'
import { ConfigError, type Config } from '#server/config/config.ts'
import { examineRemoteLake, examineRunningSite, type CmsFacts } from '#server/doctor/cms-check.ts'
import { examine, invalidSettings } from '#server/doctor/doctor.ts'
import { codeOf } from '#server/doctor/finding.ts'
import { examineLakeDatabase } from '#server/doctor/lake-database-check.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { isSqliteBusy } from '#lake/common/store-errors.ts'
import { LakeError } from '#lake/documents/types.ts'
import { LAYOUT } from '#lake/store/postgres/layout.ts'
import { isLake, openLakeToRead } from '#lake/wire/open-lake.ts'
import type { HealthCheck } from '#shared/contracts/site/health-checks.ts'
import { healthPaths } from '#shared/paths/paths.ts'
import { exitCodeOf, reportText } from '#shared/text/health-text.ts'
import { localAddress } from './connect-lake.ts'
import {
  CommandFailure,
  runCommand,
  UsageError,
  type Command,
  type Invocation,
} from './run-command.ts'

const USAGE = `Checks this installation: settings, address and proxy, certificate, clock, disk, database, folder, object
storage, email, CMS, versions and the last backup. Prints problems first, each with what to do. The site may run meanwhile.

  npm run doctor
  npm run doctor -- --mail ADDRESS   also send a test email to ADDRESS

  Exit code 1 if something is wrong, otherwise 0.`

/** Examines the embedded lake: in its database, by opening its file, or through the running site that has opened the file. */
async function examineEmbeddedLake(config: Config): Promise<CmsFacts> {
  const directory = join(config.dataDir, dataFolders.lake)
  const { dataset, databaseUrl } = config.lake
  if (databaseUrl !== undefined) {
    return examineLakeDatabase(databaseUrl, { dataset, layout: LAYOUT })
  }
  if (!isLake(directory)) return { mode: 'embedded', state: 'new' }
  try {
    const { lake } = await openLakeToRead(directory, dataset)
    const { aclMode } = lake.dataset(dataset)
    await lake.close()
    if (aclMode === 'public') return { mode: 'embedded', state: 'public', detail: dataset }
    return { mode: 'embedded', state: 'ok', detail: 'not in use' }
  } catch (error) {
    if (error instanceof LakeError && error.kind === 'datasetNotFound') {
      return { mode: 'embedded', state: 'no dataset', detail: dataset }
    }
    return isSqliteBusy(error)
      ? examineRunningSite(localAddress(config, config.port), healthPaths.ready)
      : { mode: 'embedded', state: 'failed', detail: codeOf(error) }
  }
}

/** Examines the lake that the settings name. */
async function examineCms(config: Config): Promise<CmsFacts> {
  const { mode, lake } = config
  if (mode === 'embedded') return examineEmbeddedLake(config)
  const { apiHost = `https://${lake.projectId}.api.sanity.io`, dataset, token } = lake
  return examineRemoteLake(mode, { apiHost, dataset, token })
}

async function checksOf(
  settings: Invocation['settings'],
  testMailTo: string | undefined,
): Promise<readonly HealthCheck[]> {
  let config: Config
  try {
    config = settings()
  } catch (error) {
    if (error instanceof ConfigError) return invalidSettings(error.problems)
    throw error
  }
  const ports = { ...doctorPorts(config), cms: () => examineCms(config) }
  return examine(checkedInstallation(config), ports, {
    now: Date.now,
    thorough: true,
    testMailTo,
  })
}

async function main({ args, settings, say }: Invocation): Promise<void> {
  const { values } = parseArgs({ args, options: { mail: { type: 'string' } } })
  if (values.mail !== undefined && !/^[^\s<>@]+@[^\s<>@]+$/.test(values.mail)) {
    throw new UsageError('--mail takes one email address.')
  }
  const checks = await checksOf(settings, values.mail)
  say(reportText(checks))
  if (exitCodeOf(checks) === 1) {
    throw new CommandFailure('Something is wrong: do what the lines that start with “Wrong” say.')
  }
}

/** Command of `npm run doctor`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
