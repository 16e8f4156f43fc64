import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSiteWithStaff } from './running-site.ts'

/** Sites shared by all files of a run. `e2e/support/fixtures.ts` documents their contents and rules. */
export const SHARED_SITES = ['empty', 'demo', 'desk', 'studio'] as const

type Kind = (typeof SHARED_SITES)[number]

/** Environment variable with the URL at which workers request the shared sites. */
export const KEEPER_VARIABLE = 'SITE_KEEPER'

/**
 * Shares sites among all workers of a run. A site starts on its first request, so a run of one file starts only the site that it uses. The
 * main process of the run owns the sites and stops them at the end.
 */
export default async function keepSites(): Promise<() => Promise<void>> {
  const started = new Map<Kind, ReturnType<typeof startSiteWithStaff>>()
  const siteOf = (kind: Kind) => {
    const known = started.get(kind)
    if (known !== undefined) return known
    const starting = startSiteWithStaff({
      SEED: kind === 'demo' ? 'demo' : 'none',
      // Turns the rate limits off, because all journeys send their requests from one network address.
      RATE_LIMIT: 'off',
    })
    started.set(kind, starting)
    return starting
  }
  const server = createServer((asked, answer) => {
    const kind = SHARED_SITES.find((one) => asked.url === `/${one}`)
    if (kind === undefined) return void answer.writeHead(404).end()
    siteOf(kind).then(
      ({ site }) => answer.end(JSON.stringify(site)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    )
  })
  // Closes each connection after its response. Otherwise, if this thread were busy for longer than the idle timeout of a
  // connection (5 s), the request of a worker could meet a connection that is being reset.
  server.maxRequestsPerSocket = 1
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast is correct: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  process.env[KEEPER_VARIABLE] = `http://127.0.0.1:${port}`
  return async () => {
    server.closeAllConnections()
    server.close()
    await Promise.allSettled([...started.values()].map(async (starting) => (await starting).end()))
  }
}
