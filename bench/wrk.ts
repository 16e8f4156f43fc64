import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Requests per second that the server at `url` handles from `connections` simultaneous clients during `seconds` seconds.
 * @throws Error if wrk is missing (with the command that installs it), or if a response is not 2xx
 */
export async function requestsPerSecond(
  url: string,
  options: {
    readonly seconds: number
    readonly connections: number
    readonly headers?: Readonly<Record<string, string>>
  },
): Promise<number> {
  const { seconds, connections, headers = {} } = options
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: br',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]).catch((error: unknown) => {
    throw new Error('wrk is needed: apt-get install wrk', { cause: error })
  })
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} did not always answer:\n${stdout}`)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (rate === undefined) throw new Error(`wrk printed no rate:\n${stdout}`)
  return Number(rate)
}
