import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FullConfig } from '@playwright/test'
import { startSiteWithStaff } from './running-site.ts'

/** The sites that all files of a run share: what lies in each, and who may write there. */
export const SHARED_SITES = ['empty', 'demo', 'desk'] as const

/** Where the workers of this run ask for the shared sites. */
export const KEEPER_VARIABLE = 'SITE_KEEPER'

/**
 * Keeps the sites that all workers of a run share. Each is started when the first of them asks for it, so that a run of one
 * file starts no more than it needs; they belong to the process that started the run, and end with it.
 */
export default async function keepSites({ projects }: FullConfig): Promise<() => Promise<void>> {
  const shelf = projects[0]?.outputDir
  if (shelf === undefined) throw new Error('A run without a project has no place for its data.')
  const started = new Map<string, ReturnType<typeof startSiteWithStaff>>()
  const siteOf = (kind: string) => {
    const known = started.get(kind)
    if (known !== undefined) return known
    const starting = startSiteWithStaff({
      shelf: kind === 'demo' ? shelf : undefined,
      // The journeys of all files come from one address.
      environment: { RATE_LIMIT: 'off' },
    })
    started.set(kind, starting)
    return starting
  }
  const server = createServer((asked, answer) => {
    siteOf(asked.url?.slice(1) ?? '').then(
      ({ site }) => answer.end(JSON.stringify(site)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  process.env[KEEPER_VARIABLE] = `http://127.0.0.1:${port}`
  return async () => {
    server.closeAllConnections()
    server.close()
    const sites = await Promise.allSettled(started.values())
    await Promise.all(
      sites.map((result) => (result.status === 'fulfilled' ? result.value.end() : undefined)),
    )
  }
}
