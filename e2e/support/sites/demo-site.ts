import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { freePort, startSite, temporaryDirectory } from './processes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the files of a run ask for the origin of the site with the demonstration content, which they only read. */
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
 * Keeps one site with the demonstration content for all files of a vitest run that only read it: to seed one takes longer than
 * what these files ask of it. It is started when the first of them asks, and ends with the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof startDemo> | undefined
  /** What is answered: that it is not there yet, its origin, or why it did not come. */
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
  // A kept connection is reset if this thread is busy for longer than its idle timeout (5 s) while a file asks again.
  server.maxRequestsPerSocket = 1
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  project.provide('demoSite', `http://127.0.0.1:${port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await (await starting)?.end()
  }
}
