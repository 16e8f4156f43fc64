import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { lakeClient } from '../support/sites/lake-client.ts'
import {
  freePort,
  startLake,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'

const ROUNDS = inject('tier') === 'full' ? 100 : 8
const MINUTES = 60_000

/** Server under write load, with its start command and the token and address for writes. */
interface Server {
  readonly name: string
  readonly open: (
    directory: string,
    port: number,
  ) => Promise<{ readonly token: string; start(): Promise<Program> }>
  readonly path: string
}

const servers: readonly Server[] = [
  {
    name: 'a lake alone',
    path: '',
    open: (directory, port) => {
      const token = 'a-token-for-the-lake-under-test'
      return Promise.resolve({ token, start: () => startLake({ port, directory, token }) })
    },
  },
  {
    name: 'the site with its embedded lake',
    path: '/lake',
    open: async (directory, port) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['server/cli/token.ts', 'writer', '--new'],
        { env: { PATH: process.env['PATH'], DATA_DIR: directory } },
      )
      const token = stdout.trim().split('\n').at(-1) ?? ''
      const environment = { SEED: 'none', RATE_LIMIT: 'off' }
      return { token, start: () => startSite({ port, directory, environment }) }
    },
  },
]

test.each(servers)(
  `$name, killed ${ROUNDS} times during writes, loses no acknowledged write and splits no transaction`,
  async ({ open, path }) => {
    await using directory = await temporaryDirectory()
    const port = await freePort()
    const { token, start } = await open(directory.path, port)
    const acknowledged = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const server = await start()
      const client = lakeClient(server.url + path, token, { maxRetries: 0 })
      const stored = await client.fetch<{ left: string[]; right: string[] }>(
        '{"left": *[_type == "left"]._id, "right": *[_type == "right"]._id}',
        {},
        { perspective: 'raw' },
      )
      const missing = acknowledged.difference(new Set(stored.left))
      expect([...missing], `after ${round} kills`).toEqual([])
      // Each transaction writes one document `left-…` and one document `right-…`.
      const pairs = stored.right.map((id) => id.replace('right-', 'left-'))
      expect(new Set(pairs).symmetricDifference(new Set(stored.left)).size).toBe(0)

      const before = acknowledged.size
      let writing = true
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let count = 0; writing; count++) {
          const name = `${round}-${writer}-${count}`
          try {
            await client
              .transaction()
              .create({ _id: `left-${name}`, _type: 'left' })
              .create({ _id: `right-${name}`, _type: 'right' })
              .commit()
            acknowledged.add(`left-${name}`)
          } catch {
            return
          }
        }
      })
      // Waits for some acknowledged writes, because a slow machine may have none yet. The pause after that varies the moment of the kill.
      await expect.poll(() => acknowledged.size - before, { interval: 5 }).toBeGreaterThan(5)
      await wait((round * 7) % 40)
      await server.signal('SIGKILL')
      writing = false
      await Promise.all(writers)
    }
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * 4)
  },
  10 * MINUTES,
)
