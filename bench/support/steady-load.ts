import { Agent, get } from 'node:http'

/** Results of a steady load. */
export interface SteadyLoad {
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>
  /** Milliseconds from the scheduled time of a request until its response is complete. */
  readonly p50: number
  readonly p99: number
  readonly most: number
}

/** Interval between groups of requests, in milliseconds. */
const GROUP_MS = 10

const CONNECTIONS = 64

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/**
 * Requests `url` at a fixed rate, without waiting for earlier responses, so that the times of a server that falls behind include the
 * delay. Every second request is conditional, like that of a returning browser.
 * @param load.seconds duration of the load
 */
export async function askSteadily(
  url: string,
  load: { readonly perSecond: number; readonly seconds: number },
): Promise<SteadyLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses = new Map<number, number>()
  const taken: number[] = []
  let etag: string | undefined

  const ask = (due: number, known: string | undefined) =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        'accept-encoding': 'br',
        ...(known === undefined ? {} : { 'if-none-match': known }),
      }
      get(url, { agent, headers }, (answer) => {
        const { statusCode = 0 } = answer
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        etag ??= answer.headers.etag
        answer.resume()
        answer.on('end', () => {
          taken.push(performance.now() - due)
          resolve()
        })
        answer.on('error', reject)
      }).on('error', reject)
    })

  const asked: Promise<void>[] = []
  const begun = performance.now()
  const all = load.perSecond * load.seconds
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(all, ((performance.now() - begun) / 1_000) * load.perSecond)
      while (asked.length < due) {
        const moment = begun + (asked.length / load.perSecond) * 1_000
        asked.push(ask(moment, asked.length % 2 === 0 ? undefined : etag))
      }
      if (asked.length < all) return
      clearInterval(timer)
      resolve()
    }, GROUP_MS)
  })
  await Promise.all(asked)
  agent.destroy()
  const sorted = taken.toSorted((a, b) => a - b)
  return { statuses, p50: at(sorted, 0.5), p99: at(sorted, 0.99), most: at(sorted, 1) }
}
