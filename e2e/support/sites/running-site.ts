import { type BrowserContext, expect, request } from '@playwright/test'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { freePort, staff, startSite, temporaryDirectory } from './processes.ts'

/** The built product, running, and a member of staff who has signed in there. */
export interface RunningSite {
  readonly origin: string
  /** Where its data lies, as `DATA_DIR` names it to the commands. */
  readonly directory: string
  /** Cookies of the member of staff, for a new browser context. */
  readonly storage: Awaited<ReturnType<BrowserContext['storageState']>>
}

async function signIn(origin: string): Promise<RunningSite['storage']> {
  const context = await request.newContext({ baseURL: origin })
  const answer = await context.post(staffApiPaths.login, { data: staff })
  expect(answer.status(), await answer.text()).toBe(200)
  const storage = await context.storageState()
  await context.dispose()
  return storage
}

/**
 * Starts the built product with data of its own and signs a member of staff in. Without `SEED` there is no article.
 * @returns the site, and what ends the program and removes its data
 */
export async function startSiteWithStaff(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly site: RunningSite; end(): Promise<void> }> {
  const directory = await temporaryDirectory()
  const program = await startSite({
    port: await freePort(),
    directory: directory.path,
    environment: { SEED: 'none', ...environment },
  })
  return {
    site: { origin: program.url, directory: directory.path, storage: await signIn(program.url) },
    end: async () => {
      await program.signal('SIGTERM')
      await directory[Symbol.asyncDispose]()
    },
  }
}
