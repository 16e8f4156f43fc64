import { setTimeout } from 'node:timers/promises'

import { createApp, type App } from '../composition/app.ts'
import { ConfigError, processEnvironment, readConfig, type Config } from '../config/config.ts'
import { openDeps } from '../composition/deps.ts'
import { explainFailure } from './explain-failure.ts'
import { listen } from '#lake/common/listen.ts'
import { seedInChild } from './seed-in-child.ts'
import { seedWhenEmpty } from './seed-when-empty.ts'
import { openBuiltWeb, siteFacts, toDevelopmentWeb } from '../composition/site/web.ts'
import { paths } from '#shared/paths/paths.ts'

/** Time in which pending requests can end at shutdown, in milliseconds. The platform kills the process 10 s after SIGTERM. */
const GRACE_MS = 8000

/** Maximum time that the start waits for the first comparison of the mirror with the lake, in milliseconds. */
const START_MS = 1500

const say = (text: string) => process.stdout.write(`${text}\n`)

function configOrExit(): Config {
  try {
    return readConfig(processEnvironment())
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}

const NOT_BUILT =
  'Site and Studio are not built. Run `npm start`, which builds what is stale, or `npm run build`.'

/** Returns a message for startup errors that are not bugs, or undefined. */
function explainStart(error: unknown, { dataDir }: Config): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const path = error instanceof Error && 'path' in error ? error.path : undefined
  const isData = typeof path === 'string' && path.startsWith(dataDir)
  const notBuilt = code === 'ERR_MODULE_NOT_FOUND' || (code === 'ENOENT' && !isData)
  return notBuilt ? NOT_BUILT : explainFailure(error)
}

function announce(config: Config, app: App, started: number) {
  const ms = Math.round(performance.now() - started)
  say(`The site is at ${config.origin} (ready in ${ms} ms)`)
  if (app.firstAccount === undefined) return
  const { email, generatedPassword } = app.firstAccount
  say(`\n  Sign in at ${config.origin}${paths.admin}\n    email    ${email}`)
  say(`    password  ${generatedPassword ?? '(the one in ADMIN_PASSWORD)'}\n`)
  if (generatedPassword !== undefined) say('  The password is shown this once.\n')
}

/**
 * Runs the site until SIGTERM or SIGINT. If the site cannot start, ends the process with a message.
 * @param args `--dev` serves site and Studio from source, with hot reload
 */
export async function run(args: readonly string[]): Promise<void> {
  const config = configOrExit()
  try {
    await start(config, args.includes('--dev'))
  } catch (error) {
    const explanation = explainStart(error, config)
    if (explanation === undefined) throw error
    process.stderr.write(`${explanation}\n`)
    process.exit(1)
  }
}

async function start(config: Config, dev: boolean) {
  const started = performance.now()
  // Before the server listens, no requests are pending, so a signal ends the process at once.
  let stop = (): Promise<void> => process.exit(0)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  // `npm start` seeds before it starts this process. This call is for processes that are started in another way.
  await seedWhenEmpty(config, seedInChild)
  const deps = await openDeps(config)
  const development = dev
    ? await (await import('../render/development.ts')).startDevelopment(siteFacts(config))
    : undefined
  const web =
    development === undefined ? await openBuiltWeb(config) : toDevelopmentWeb(config, development)
  const app = await createApp(config, deps, web)
  // Waits for `START_MS` at most, because a remote lake may be slow or unavailable. After this time, the site starts with its stored
  // content.
  const running = app.start()
  await Promise.race([running, setTimeout(START_MS)])
  const server = await listen({
    host: config.host,
    port: config.port,
    ...(config.tls === undefined
      ? {}
      : { tls: { cert: config.tls.certFile, key: config.tls.keyFile } }),
    handler: app,
  })
  announce(config, app, started)

  stop = async () => {
    stop = () => Promise.resolve()
    const closed = server.close(GRACE_MS)
    await app.close()
    await closed
    await development?.close()
    await deps.close()
    process.exit(process.exitCode)
  }
  running.catch((error: unknown) => {
    deps.log.error('api', 'The server could not start', { error })
    process.exitCode = 1
    return stop()
  })
}
