import { HEALTH_RESULTS, type HealthCheck } from '#shared/contracts/site/health-checks.ts'
import { checkOrigin, checkProxy, type AddressSettings } from './address-check.ts'
import { judgeBackup } from './backup-check.ts'
import {
  judgeClaims,
  judgeLandingPages,
  type BlockedLandingPage,
  type SourcedFacts,
} from './content-checks.ts'
import { checkCertificate, type CertificateSettings } from './certificate-check.ts'
import { judgeCms, type CmsFacts } from './cms-check.ts'
import { examineDatabase, judgeDatabase } from './database-check.ts'
import { wrong, type Finding } from './finding.ts'
import {
  examineFolder,
  judgeClock,
  judgeDisk,
  judgeFolder,
  judgeVersions,
  type VersionFacts,
} from './machine-checks.ts'
import { examineMail, judgeMail, type MailPort } from './mail-check.ts'

/** Settings that the checks read. */
export type CheckedInstallation = AddressSettings &
  CertificateSettings & {
    readonly dataDir: string
    readonly databaseUrl: string | undefined
  }

/** Parts of the product that the checks examine. */
export interface DoctorPorts {
  readonly versions: VersionFacts
  /** Names of all migrations of this release. */
  readonly migrations: readonly string[]
  readonly mail: MailPort | undefined
  readonly cms: () => Promise<CmsFacts>
  /** Examines the object storage. Absent if originals are in the data folder. */
  readonly bucket?: () => Promise<Finding>
  /** Time of the last backup in milliseconds since 1970. */
  readonly lastBackup: () => Promise<number | undefined>
  /** Findings of a running site from the requests that it receives. They replace the findings from the settings. */
  readonly observed?: () => { readonly origin?: Finding; readonly proxy?: Finding }
  /** Number of emails and webhook deliveries that could not be sent. */
  readonly failedMessages?: () => Promise<number>
  /** Facts about the company that the code contains and that need a source. */
  readonly claims: SourcedFacts & { readonly isDemonstration: boolean }
  /** Returns the landing pages that visitors of a running site cannot reach. Undefined if no site is running. */
  readonly blockedLandingPages?: () => Promise<readonly BlockedLandingPage[]>
}

interface Options {
  readonly now: () => number
  /** True to check the complete SQLite file, which blocks this process. */
  readonly thorough: boolean
  /** Recipient of a test email. If undefined, the check only connects to the mail server. */
  readonly testMailTo?: string | undefined
}

const check = (id: string, name: string, finding: Finding): HealthCheck => ({
  id,
  name,
  ...finding,
})

/** Compares checks by result, problems first. Checks with the same result keep their order. */
const byResult = (left: HealthCheck, right: HealthCheck) =>
  HEALTH_RESULTS.indexOf(left.result) - HEALTH_RESULTS.indexOf(right.result)

/** Runs all checks of an installation, and returns them with problems first. */
export async function examine(
  settings: CheckedInstallation,
  ports: DoctorPorts,
  { now, thorough, testMailTo }: Options,
): Promise<readonly HealthCheck[]> {
  const [certificate, { folder, disk }, database, cms, mail, madeAt, failed, bucket, blocked] =
    await Promise.all([
      checkCertificate(settings, now()),
      examineFolder(settings.dataDir),
      examineDatabase(settings, thorough),
      ports.cms(),
      examineMail(ports.mail, testMailTo),
      ports.lastBackup(),
      ports.failedMessages?.() ?? 0,
      ports.bucket?.(),
      ports.blockedLandingPages?.(),
    ])
  const observed = ports.observed?.() ?? {}
  const clocks = [database.clock, cms.clock].filter((clock) => clock !== undefined)
  return [
    check('origin', 'Address of the site (ORIGIN)', observed.origin ?? checkOrigin(settings)),
    check('proxy', 'Trusted proxy (TRUST_PROXY)', observed.proxy ?? checkProxy(settings)),
    check('certificate', 'Certificate', certificate),
    check('clock', 'Clock', judgeClock(now(), clocks, madeAt ?? 0)),
    check('disk', 'Disk', judgeDisk(disk)),
    check('database', 'Database', judgeDatabase(database, ports.migrations)),
    check('storage', 'File storage', judgeFolder(folder)),
    ...(bucket === undefined ? [] : [check('bucket', 'Object storage', bucket)]),
    check('mail', 'Email', judgeMail({ ...mail, failed })),
    check('cms', 'CMS', judgeCms(cms)),
    ...(blocked === undefined
      ? []
      : [check('landing', 'Landing pages', judgeLandingPages(blocked))]),
    check(
      'claims',
      'Claims of the company',
      judgeClaims(ports.claims.isDemonstration, ports.claims),
    ),
    check('versions', 'Versions', judgeVersions(ports.versions)),
    check('backup', 'Last backup', judgeBackup(madeAt, now())),
  ].toSorted(byResult)
}

/** Returns one failed check for each invalid setting. Nothing else can be examined until all settings are valid. */
export const invalidSettings = (
  problems: readonly (readonly [name: string, message: string])[],
): readonly HealthCheck[] =>
  problems.map(([name, message]) =>
    check(
      `setting-${name}`,
      `Setting ${name}`,
      wrong(
        `\`${name}\` ${message}`,
        `Correct \`${name}\` in the environment or in \`.env\`; \`.env.example\` describes it.`,
      ),
    ),
  )
