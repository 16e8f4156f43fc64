import { existsSync, readdirSync } from 'node:fs'
import { request, type RequestOptions } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

/** Name of the site in the test. No name server knows it, so requests are sent to this machine. */
export const NAME = 'site.example.test'

/** Path of a program of PostgreSQL: on the PATH or in Debian's folder. */
export function postgresProgram(name: string): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  const found = versions
    .map((version) => join(debian, version, 'bin', name))
    .find((path) => existsSync(path))
  return found ?? name
}

/** Finds a port of this machine that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      )
    })
  })
}

/** Waits until `test` resolves with true. @throws Error after `seconds` */
export async function until(
  what: string,
  test: () => Promise<boolean>,
  seconds = 90,
): Promise<void> {
  for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline;) {
    if (await test().catch(() => false)) return
    await setTimeout(250)
  }
  throw new Error(`${what} did not become ready within ${seconds} s`)
}

/** Sends a request to the proxy. */
export function call(
  origin: string,
  path: string,
  options: Pick<RequestOptions, 'method'> & {
    readonly headers?: Readonly<Record<string, string>>
    readonly json?: unknown
  } = {},
): Promise<{ readonly status: number; readonly body: string }> {
  const { json, headers = {}, ...rest } = options
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      {
        rejectUnauthorized: false,
        hostname: '127.0.0.1',
        servername: NAME,
        ...rest,
        headers: {
          host: new URL(origin).host,
          ...headers,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
      },
    )
    sent.on('error', reject)
    sent.end(json === undefined ? undefined : JSON.stringify(json))
  })
}

/** Prints a line. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Prints the statement `what` if `holds` is true.
 * @throws Error otherwise
 */
export function expectThat(what: string, holds: boolean): void {
  if (!holds) throw new Error(`Failed: ${what}`)
  say(`ok  ${what}`)
}
