import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { freePort, startSite, temporaryDirectory } from './processes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL from which test files fetch the origin of the site with the demonstration content. The site is read-only. */
    readonly demoSite: string
  }
}

async function startDemo() {
  const stack = new AsyncDisposableStack()
  const directory = stack.use(await temporaryDirectory()).path
  const site = await startSite({
    port: await freePort(),
    directory,
    environment: { SEED: 'demo', RATE_LIMIT: 'off' },
  })
  stack.defer(() => site.signal('SIGTERM'))
  return { url: site.url, end: () => stack.disposeAsync() }
}

/**
 * Shares one site with the demonstration content among all files of a vitest run, because seeding takes longer than the tests of a file.
 * The site starts on the first request for it and ends with the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof startDemo> | undefined
  /** Response to test files: not ready, the origin, or the reason for a failed start. */
  let told = { status: 202, text: '' }
  const server = createServer((_asked, answer) => {
    if (starting === undefined) {
      starting = startDemo()
      starting.then(
        ({ url }) => (told = { status: 200, text: url }),
        (error: unknown) => (told = { status: 500, text: String(error) }),
      )
    }
    answer.writeHead(told.status).end(told.text)
  })
  // Closes each connection after its response. Otherwise, if this thread were busy for longer than the idle timeout of a
  // connection (5 s), the request of a file could meet a connection that is being reset.
  server.maxRequestsPerSocket = 1
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast is correct: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  project.provide('demoSite', `http://127.0.0.1:${port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await (await starting)?.end()
  }
}
