import { type BrowserContext, expect, request } from '@playwright/test'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { freePort, staff, startSite, temporaryDirectory } from './processes.ts'

/** Running site, built for production, with a signed-in staff member. */
export interface RunningSite {
  readonly origin: string
  /** Data directory, for commands that read `DATA_DIR`. */
  readonly directory: string
  /** Cookies of the staff member, for a new browser context. */
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
 * Starts the built product with its own data and signs in a staff member. Without `SEED` there is no article.
 * @returns the site, and a function that stops the program and deletes its data
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
