import { afterAll, beforeAll } from 'vitest'
import { freePort, startSite, temporaryDirectory, type Program } from './processes.ts'

/** Starts the built site for the tests of a file, without rate limits, and passes it to `begin` before the first test. */
export function useSite(
  environment: Readonly<Record<string, string>>,
  begin: (site: Program) => void | Promise<void>,
): void {
  const stack = new AsyncDisposableStack()
  beforeAll(async () => {
    const directory = stack.use(await temporaryDirectory()).path
    const site = await startSite({
      port: await freePort(),
      directory,
      environment: { RATE_LIMIT: 'off', ...environment },
    })
    stack.defer(() => site.signal('SIGTERM'))
    await begin(site)
  })
  afterAll(() => stack.disposeAsync())
}
