import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { lastBackup } from '../backup/last-backup.ts'
import type { Config } from '../config/config.ts'
import { allMigrations } from '../database/all-migrations.ts'
import type { CmsFacts } from '../doctor/cms-check.ts'
import type { BlockedLandingPage } from '../doctor/content-checks.ts'
import { examine, type DoctorPorts } from '../doctor/doctor.ts'
import type { HealthChecks } from '../doctor/doctor.routes.ts'
import { fine, look, wrong, type Finding } from '../doctor/finding.ts'
import { judgeMail, examineMail, type MailPort } from '../doctor/mail-check.ts'
import { toMail } from '../messages/email-template.ts'
import { createMailer } from '../messages/mailer.ts'
import type { ProxyCheck } from '../proxy-check/proxy-check.ts'
import type { Bucket } from '../storage/bucket-store.ts'
import { ORIGINALS } from './files/storage.ts'
import { controlsReport } from '#shared/company/company-record.ts'
import { isControlsClaimAllowed } from '#shared/company/controls-claim.ts'
import { site } from '#shared/company/site.ts'
import { hasPriceSource } from '#shared/pages/hubs/price-source.ts'
import { measuresWithoutSource } from '#shared/pages/legal/trust-measures.ts'
import { counted } from '#shared/text/count.ts'
import { checkRuntime } from '../process/runtime.js'
import type { HealthReport } from '#shared/contracts/site/health-checks.ts'
import type { ProxyWarning } from '#shared/contracts/site/proxy-check.ts'
import { paths } from '#shared/paths/paths.ts'
import { warningText, type WarningPart } from '#shared/text/proxy-warning-text.ts'

/** File of the build output without which the site cannot start. */
const BUILT = 'dist/server/entry-server.js'

const packageFile = z.object({ version: z.string() })

/** Release of the program, from package.json. */
const release = (): string =>
  packageFile.parse(
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
  ).version

/** Connection to the mail server of the settings. Every call opens a new connection. */
function mailPort(config: Config): MailPort | undefined {
  const { smtp } = config.mail
  if (smtp === undefined) return undefined
  const withMailer = async (use: (mailer: ReturnType<typeof createMailer>) => Promise<void>) => {
    const mailer = createMailer(smtp)
    try {
      await use(mailer)
    } finally {
      mailer.close()
    }
  }
  return {
    verify: () => withMailer((mailer) => mailer.verify()),
    sendTest: (to) =>
      withMailer(async (mailer) => {
        const content = toMail({
          subject: 'Test email',
          why: 'An administrator asked this site to send a test email to you.',
          facts: [['Site', config.origin]],
          paragraphs: ['The mail server accepts emails of this site.'],
          link: { text: 'Open Health', url: `${config.origin}${paths.adminHealth}` },
        })
        await mailer.send({
          id: `test-${crypto.randomUUID()}`,
          recipient: to,
          content: { ...content, isAutomatic: false },
        })
      }),
  }
}

/** Number of originals in the data folder that the bucket lacks. */
async function countUnmoved(dataDir: string, bucket: Bucket): Promise<number> {
  let unmoved = 0
  for (const { open, stored } of Object.values(ORIGINALS)) {
    const files = await open(dataDir).list()
    if (files.length === 0) continue
    const names = new Set((await bucket.store(stored).list()).map(({ name }) => name))
    unmoved += files.filter(({ name }) => !names.has(name)).length
  }
  return unmoved
}

/** Returns a function that checks the object storage in the settings, or undefined if the settings contain none. */
function bucketPort(config: Config): (() => Promise<Finding>) | undefined {
  const { storage, dataDir } = config
  if (storage === undefined) return undefined
  return async () => {
    const { openBucket } = await import('../storage/bucket-store.ts')
    const { probeBucket } = await import('../storage/probe-bucket.ts')
    const bucket = openBucket(storage)
    try {
      const fault = await probeBucket(bucket)
      if (fault !== undefined) return wrong(fault.found, `${fault.toDo}.`)
      const unmoved = await countUnmoved(dataDir, bucket)
      if (unmoved > 0) {
        return look(
          `${counted(unmoved, 'original')} ${unmoved === 1 ? 'is' : 'are'} in \`DATA_DIR\` only, and the site does not find ${unmoved === 1 ? 'it' : 'them'}`,
          'Run `npm run storage:move -- to-bucket`.',
        )
      }
      return fine('Stores, returns and lists a test file')
    } finally {
      bucket.close()
    }
  }
}

/** Creates the functions and values that the doctor's checks need, except those of the CMS. */
export function doctorPorts(config: Config): Omit<DoctorPorts, 'cms'> {
  const { node } = process.versions
  const bucket = bucketPort(config)
  return {
    ...(bucket === undefined ? {} : { bucket }),
    versions: {
      node,
      nodeProblem: checkRuntime(node),
      release: release(),
      isBuilt: existsSync(BUILT),
    },
    migrations: allMigrations.map(({ name }) => name),
    mail: mailPort(config),
    lastBackup: () => lastBackup(config.dataDir),
    claims: {
      isDemonstration: site.demonstration,
      rating: site.claims.aggregateRating,
      hasControlsReport: isControlsClaimAllowed(false, controlsReport),
      hasPriceSource,
      measures: measuresWithoutSource,
    },
  }
}

/** Settings in the form that the doctor's checks expect. */
export const checkedInstallation = (config: Config) => ({
  ...config,
  hasTls: config.tls !== undefined,
})

const marked = (parts: readonly WarningPart[]) =>
  parts
    .map((part) => (typeof part === 'string' ? part : `\`${part.code}\``))
    .join('')
    .trim()

function observedWarning(warning: ProxyWarning) {
  const { found, toDo } = warningText(warning)
  const finding = warning.kind.startsWith('origin-') ? wrong : look
  return finding(marked(found).replace(/\.$/, ''), marked(toDo))
}

/** State of the running site that the doctor's checks report. */
interface Running {
  readonly proxyCheck: Pick<ProxyCheck, 'warnings'>
  readonly cmsState: () => 'up' | 'down'
  readonly mirror: () => { readonly filled: boolean; readonly current: boolean }
  readonly mailState: () => Promise<{ readonly failed: number }>
  readonly blockedLandingPages: () => Promise<readonly BlockedLandingPage[]>
}

/** Composes the checks of the running site. */
export function createHealthChecks(config: Config, running: Running): HealthChecks {
  const cms = async (): Promise<CmsFacts> => {
    const { mode } = config
    if (running.cmsState() === 'down') return { mode, state: 'unreachable', detail: 'no answer' }
    const { filled, current } = running.mirror()
    const copy = !filled ? 'not ready yet' : current ? 'up to date' : 'behind'
    return { mode, state: 'ok', detail: `connected, public copy ${copy}` }
  }
  const ports: DoctorPorts = {
    ...doctorPorts(config),
    cms,
    observed: () => {
      const warnings = running.proxyCheck.warnings('')
      const origin = warnings.find(({ kind }) => kind.startsWith('origin-'))
      const proxy = warnings.find(({ kind }) => !kind.startsWith('origin-'))
      return {
        ...(origin === undefined ? {} : { origin: observedWarning(origin) }),
        ...(proxy === undefined ? {} : { proxy: observedWarning(proxy) }),
      }
    },
    failedMessages: async () => (await running.mailState()).failed,
    blockedLandingPages: running.blockedLandingPages,
  }
  const runOnce = async (): Promise<HealthReport> => ({
    checked_at: new Date().toISOString(),
    checks: [
      ...(await examine(checkedInstallation(config), ports, { now: Date.now, thorough: false })),
    ],
  })
  let current: Promise<HealthReport> | undefined
  return {
    run: () =>
      (current ??= runOnce().finally(() => {
        current = undefined
      })),
    sendTest: async (to) => {
      const finding = judgeMail(await examineMail(ports.mail, to))
      return finding.result === 'fine' ? undefined : { id: 'mail', name: 'Email', ...finding }
    },
  }
}
